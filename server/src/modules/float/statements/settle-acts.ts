import { LINE_ENDS } from '@hako/contract/float/statements';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { ActHandlers, Fact } from '../../approvals/index.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { approvedBy, FLOAT_FACTS, signedYen } from '../labels.ts';
import { sumMovements } from '../movement-store.ts';
import { settle } from './settle-line.ts';
import { findLine, type KeptLine } from './statement-store.ts';

/** Shows a second person what a line of a statement is, and books it when they agree. */
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
    factsOf: (reader, { terms }) => lineFacts(reader, terms.lineId, terms.how, terms.movements),
    carryOut: async (trx, approval) =>
      void (await settle(deps, trx, approval.terms, approvedBy(approval))),
  },
});

async function lineFacts(
  reader: Reader,
  lineId: string,
  how: keyof typeof LINE_ENDS,
  movements: readonly string[] = [],
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
    ...(how === 'correct' ? await correctedFacts(reader, line, movements) : []),
  ];
}

/** The order that the line corrects, what is booked of it already, and the difference to book. */
async function correctedFacts(
  reader: Reader,
  line: KeptLine,
  movements: readonly string[],
): Promise<Fact[]> {
  const { orderCode, amountJpy } = await sumMovements(reader, movements);
  return [
    { label: FLOAT_FACTS.order, value: orderCode ?? '' },
    { label: FLOAT_FACTS.before, value: signedYen(0 - amountJpy) },
    { label: FLOAT_FACTS.difference, value: signedYen(line.amountJpy - amountJpy) },
  ];
}
