import { LINE_ENDS } from '@hako/contract/float/statements';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { ActHandlers, Fact } from '../../approvals/index.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { approvedBy, FLOAT_FACTS, signedYen } from '../labels.ts';
import { settle } from './settle-line.ts';
import { findLine } from './statement-store.ts';

/** What a line of a statement is, booked when a second person agrees. */
export const settleActs = (
  deps: FloatDeps,
): Pick<ActHandlers, 'float.charge' | 'float.settle-line'> => ({
  'float.charge': {
    factsOf: (reader, { terms }) => lineFacts(reader, terms.lineId, 'charge'),
    carryOut: async (trx, approval) => {
      const what = { lineId: approval.terms.lineId, how: 'charge', movements: [] } as const;
      await settle(deps, trx, what, approvedBy(approval));
    },
  },
  'float.settle-line': {
    factsOf: (reader, { terms }) => lineFacts(reader, terms.lineId, terms.how),
    carryOut: async (trx, approval) =>
      void (await settle(deps, trx, approval.terms, approvedBy(approval))),
  },
});

async function lineFacts(
  reader: Reader,
  lineId: string,
  how: keyof typeof LINE_ENDS,
): Promise<Fact[]> {
  const line = await findLine(reader, lineId);
  if (!line) return [];
  const [account] = await listBalances(reader, line.accountId);
  return [
    { label: FLOAT_FACTS.account, value: account?.name ?? '' },
    { label: FLOAT_FACTS.kind, value: LINE_ENDS[how] },
    { label: FLOAT_FACTS.yen, value: signedYen(line.amountJpy) },
    { label: FLOAT_FACTS.day, value: dayText(line.day) },
    { label: FLOAT_FACTS.words, value: `${line.reference} ${line.words}`.trim() },
  ];
}
