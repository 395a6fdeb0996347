import { Outage } from '../../../kernel/outage.ts';

/** A row of a list that could not be read: where it stood, and what was wrong with it. */
export interface SetAside {
  readonly at: string;
  readonly why: string;
}
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly setAside: readonly SetAside[];
}

/** More unreadable rows than this share, and the site writes its lists in another way: then the whole page is an outage. */
const MOST_UNREADABLE = 1 / 4;

/**
 * Reads each row by itself: one that cannot be believed is set aside and never costs the page. One may always fail, but
 * not the only one: an empty page would say that nothing was found.
 */
export function readRows<Written, Row>(
  written: readonly Written[],
  read: (row: Written, index: number) => Row,
): ReadRows<Row> {
  const rows: Row[] = [];
  const setAside: SetAside[] = [];
  let first: Outage | undefined;
  for (const [index, row] of written.entries())
    try {
      rows.push(read(row, index));
    } catch (failure) {
      if (!(failure instanceof Outage) || failure.kind !== 'broken') throw failure;
      first ??= failure;
      setAside.push({ at: failure.missing ?? String(index), why: failure.message });
    }
  const isTooMany = setAside.length > Math.max(1, written.length * MOST_UNREADABLE);
  if (first && (rows.length === 0 || isTooMany)) throw first;
  return { rows, setAside };
}
