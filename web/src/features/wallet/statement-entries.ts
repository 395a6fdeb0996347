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
  /** đồng by which this made `after` differ from that of the entry below. */
  readonly change: number;
  /**
   * đồng of the payment that an entry further down had set aside already; then it stands alone, and
   * what was set aside or given back around it are entries of their own.
   */
  readonly fromHeld: number;
  /** đồng that the payment itself took, below zero, or brought. */
  readonly paid: number;
  /** How the money of a payment was held just before, oldest first: the same story, told in one line. */
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
 * thinks they paid twice; but not across a row of something else, or the balance would not add up
 * from line to line.
 */
export function entriesOf(rows: readonly Row[]): Entry[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && (isOneHold(run[0], row) || isOnePayment(run[0], row))) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const paid = run.filter((row) => !isWithin(row));
    if (paid.length === 0) return run.map((row) => entryOf([row], [row]));
    const whole = entryOf(run, paid);
    return whole.fromHeld > 0 ? chunksOf(run).map((rows) => entryOf(rows, rows)) : [whole];
  });
}

/** The parts of a payment together, and every other row of its run alone; in their order. */
function chunksOf(run: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  for (const row of run) {
    const last = chunks.at(-1);
    if (last?.[0] && !isWithin(row) && !isWithin(last[0])) last.push(row);
    else chunks.push([row]);
  }
  return chunks;
}

/** One story, newest first, and what of it is the payment itself. */
function entryOf(run: readonly Row[], paid: readonly Row[]): Entry {
  const [newest, row] = [run[0] as Row, paid[0] as Row];
  const taken = isWithin(row) ? [] : run;
  return {
    row,
    after: newest.available_after_vnd,
    parts: paid.toSorted((one, other) => changeOf(one) - changeOf(other)),
    change: sum(run.map(({ amount_vnd }) => amount_vnd)),
    paid: sum(paid.map(changeOf)),
    fromHeld: Math.max(0, -sum(taken.map(({ held_change_vnd }) => held_change_vnd))),
    steps: run.filter((one) => !paid.includes(one)).toReversed(),
    isWithin: isWithin(row),
  };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * Without the last one where more may follow: rows that were not read yet may belong to it, and a
 * part of a payment is not what was paid.
 */
export function wholeEntries(entries: readonly Entry[], goesOn: boolean): readonly Entry[] {
  const last = entries.at(-1)?.row;
  const isCut = goesOn && (last?.part !== undefined || last?.hold !== undefined);
  return isCut && entries.length > 1 ? entries.slice(0, -1) : entries;
}

/** A won lot is held for its bid and paid for its order: the hold alone tells that they are one. */
const isOneHold = ({ hold: one }: Row, { hold: other }: Row): boolean =>
  one !== undefined && other !== undefined && one.type === other.type && one.id === other.id;

const isOnePayment = (one: Row, other: Row): boolean =>
  one.part !== undefined &&
  other.part !== undefined &&
  !isWithin(one) &&
  !isWithin(other) &&
  one.at === other.at &&
  one.label === other.label &&
  one.cause.type === other.cause.type &&
  one.cause.id === other.cause.id;
