/** A page of a site as it was read. */
export interface ReadPage {
  readonly page: number;
  readonly readAtMs: number;
  /** Keys of its listings, in the site's order. */
  readonly keys: readonly string[];
}

/** So long a page of a site is taken to have stayed. */
const STAYS_MS = 5_000;
/** So many pages are looked at again at most. */
export const LOOKS_BACK = 3;

/**
 * Goods that are sold move all others forward: what stood first on the next page stands on the last one by now, and would be seen by nobody. So
 * the last page is read again before the next one, unless it was read just now; this says whether.
 */
export const mayHaveMoved = (last: ReadPage, nowMs: number): boolean =>
  nowMs - last.readAtMs > STAYS_MS;

/** Whether the page before must be looked at as well: none of what was known stands here any more, so everything moved by a page or more. */
export const movedByAPage = (again: readonly string[], known: ReadonlySet<string>): boolean =>
  again.length > 0 && !again.some((key) => known.has(key));
