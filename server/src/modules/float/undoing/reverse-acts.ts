import { FLOAT_MOVEMENT_KINDS } from '@hako/contract/float/movements';
import { yenText } from '../../../kernel/wording.ts';
import type { ActHandlers, Approval, Fact } from '../../approvals/index.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { FloatDeps } from '../deps.ts';
import { approvedBy, FLOAT_FACTS, signedYen } from '../labels.ts';
import { findBooked, findOrderByCode } from '../movement-store.ts';
import { bookSpent } from '../spending/change-spent.ts';
import { readCharged } from '../spending/paid-order.ts';
import { listLegs } from './entry-store.ts';
import { undoEntry } from './reverse-entry.ts';

type Acts = Pick<ActHandlers, 'float.reverse' | 'float.correct' | 'float.refund'>;

/** Shows a second person what one may not book or reverse alone, and books it when they agree. */
export const reverseActs = (deps: FloatDeps): Acts => ({
  'float.reverse': {
    factsOf: (reader, { terms }) => entryFacts(deps, reader, terms.movementId),
    carryOut: async (trx, approval) =>
      void (await undoEntry(deps, trx, approval.terms.movementId, approvedBy(approval))),
  },
  'float.correct': {
    factsOf: (reader, approval) => correctionFacts(deps, reader, approval),
    carryOut: async (trx, approval) =>
      void (await bookSpent(
        deps,
        trx,
        { way: 'correct', ...approval.terms },
        approvedBy(approval),
      )),
  },
  'float.refund': {
    factsOf: (_, { terms }) => orderFacts(terms, FLOAT_FACTS.refunded),
    carryOut: async (trx, approval) =>
      void (await bookSpent(deps, trx, { way: 'refund', ...approval.terms }, approvedBy(approval))),
  },
});

/**
 * The order, what it is to cost in all, what is booked of it already, and the difference to book.
 */
async function correctionFacts(
  deps: FloatDeps,
  reader: Reader,
  { id, terms, state }: Approval<'float.correct'>,
): Promise<Fact[]> {
  const facts = await orderFacts(terms, FLOAT_FACTS.charged);
  const order = await findOrderByCode(reader, terms.code);
  // Nothing was booked for an act that was declined, and what was booked before may have changed.
  if (!order || state === 'declined' || state === 'withdrawn') return facts;
  const booked = await findBooked(reader, id);
  const before =
    booked === undefined ? await readCharged(deps, reader, order.id) : terms.yen + booked;
  return [
    ...facts,
    { label: FLOAT_FACTS.before, value: yenText(before) },
    { label: FLOAT_FACTS.difference, value: signedYen(before - terms.yen) },
  ];
}

const orderFacts = async (
  { code, yen }: { readonly code: string; readonly yen: number },
  label: string,
): Promise<Fact[]> => [
  { label: FLOAT_FACTS.order, value: code },
  { label, value: yenText(yen) },
];

async function entryFacts(deps: FloatDeps, reader: Reader, movementId: string): Promise<Fact[]> {
  const legs = await listLegs(reader, movementId);
  const [first] = legs;
  if (!first) return [];
  const by = first.madeBy ? await deps.staffName(first.madeBy) : undefined;
  return [
    ...legs.flatMap(({ kind, accountName, amountJpy }) => [
      { label: FLOAT_FACTS.kind, value: FLOAT_MOVEMENT_KINDS[kind] },
      { label: FLOAT_FACTS.account, value: accountName },
      { label: FLOAT_FACTS.yen, value: signedYen(amountJpy) },
    ]),
    { label: FLOAT_FACTS.bookedWhy, value: first.note },
    ...(by ? [{ label: FLOAT_FACTS.bookedBy, value: by }] : []),
  ];
}
