import type { StatementRow } from '@hako/contract/wallet/wallet';
import type { Static } from 'typebox';

export type Row = Static<typeof StatementRow>;

/** What a person sees as one movement: the parts of one payment stand together. */
export interface Entry {
  /** The newest row of the payment itself: why, when, and the page that explains it. */
  readonly row: Row;
  /** đồng that could be spent after the newest row of the whole story. */
  readonly after: number;
  /** More than one only for a payment of several parts, the one that took most first. */
  readonly parts: readonly Row[];
  /** đồng that came or left; for what only went to the held purse or back, that. */
  readonly change: number;
  /** How the money of a payment was held before, oldest first: the same story, told in one line. */
  readonly steps: readonly Row[];
  /** Money went between the balance and the held purse, and neither came nor left. */
  readonly isWithin: boolean;
}

/** What was captured left the held purse; the statement shows the money that really left or came. */
export const changeOf = ({ amount_vnd, held_change_vnd }: Row): number =>
  amount_vnd !== 0 ? amount_vnd : held_change_vnd;

const isWithin = ({ amount_vnd, held_change_vnd }: Row): boolean =>
  amount_vnd !== 0 && amount_vnd === -held_change_vnd;

/**
 * Rows as they stand in the statement, newest first, put together by what one payment booked at one
 * moment. A hold and what was left of it stand with the payment that consumed it, so that nobody
 * thinks they paid twice.
 */
export function entriesOf(rows: readonly Row[]): Entry[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0] && isOnePayment(group[0], row)) group.push(row);
    else groups.push([row]);
  }
  return withSteps(
    groups.map((group) => {
      const row = group[0] as Row;
      const parts = group.toSorted((one, other) => changeOf(one) - changeOf(other));
      return {
        row,
        after: row.available_after_vnd,
        parts,
        change: parts.reduce((sum, part) => sum + changeOf(part), 0),
        isWithin: isWithin(row),
        steps: [],
      };
    }),
  );
}

/** Moves what only went to the held purse or back into the payment that took it from there. */
function withSteps(entries: readonly Entry[]): Entry[] {
  const payments = new Map<string, number>();
  for (const [index, { row, isWithin }] of entries.entries()) {
    const hold = holdOf(row);
    if (hold !== undefined && row.kind === 'capture' && !isWithin) payments.set(hold, index);
  }
  const paymentOf = ({ row }: Entry) => payments.get(holdOf(row) ?? '');
  return entries.flatMap((entry, index) => {
    const payment = paymentOf(entry);
    if (payment === undefined) return [entry];
    if (payment !== index) return entry.isWithin ? [] : [entry];
    const story = entries.filter(
      (one, place) => place === index || (one.isWithin && paymentOf(one) === index),
    );
    const steps = story.filter((one) => one !== entry).map(({ row }) => row);
    return [{ ...entry, after: story[0]?.after ?? entry.after, steps: steps.toReversed() }];
  });
}

/** Which hold a row changed or spent: a won lot is held for its bid and paid for its order. */
const holdOf = ({ hold }: Row): string | undefined => hold && `${hold.type}:${hold.id}`;

const isOnePayment = (one: Row, other: Row): boolean =>
  one.part !== undefined &&
  other.part !== undefined &&
  !isWithin(one) &&
  !isWithin(other) &&
  one.at === other.at &&
  one.label === other.label &&
  one.cause.type === other.cause.type &&
  one.cause.id === other.cause.id;
