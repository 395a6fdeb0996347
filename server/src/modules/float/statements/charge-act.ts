import { dayText } from '../../../kernel/vietnam-day.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { ActHandler } from '../../approvals/index.ts';
import type { FloatDeps } from '../deps.ts';
import { FLOAT_FACTS, signedYen } from '../labels.ts';
import { bookFee } from './book-fee.ts';
import { cover, lockWithAccount } from './settle-line.ts';
import { findLine } from './statement-store.ts';

/** A line that nobody knows, booked when a second person agrees. */
export const chargeAct = (deps: FloatDeps): ActHandler<'float.charge'> => ({
  async factsOf(reader, { terms }) {
    const line = await findLine(reader, terms.lineId);
    if (!line) return [];
    const [account] = await listBalances(reader, line.accountId);
    return [
      { label: FLOAT_FACTS.account, value: account?.name ?? '' },
      { label: FLOAT_FACTS.yen, value: signedYen(line.amountJpy) },
      { label: FLOAT_FACTS.day, value: dayText(line.day) },
      { label: FLOAT_FACTS.words, value: `${line.reference} ${line.words}`.trim() },
    ];
  },
  async carryOut(trx, { terms, reason, proposedBy, decidedBy }) {
    const found = await findLine(trx, terms.lineId);
    const line = found && (await lockWithAccount(trx, found));
    refuseUnless(line && !line.how, 'float.line-settled');
    const who = { reason, by: proposedBy, approvedBy: decidedBy };
    const id = await bookFee(deps, trx, line, who);
    await cover(deps, trx, line, [id], { how: 'charge', reason, by: proposedBy });
  },
});
