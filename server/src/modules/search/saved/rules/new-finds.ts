/** What is new in an answer, newest first, of a question that was asked before. */
export interface EarlierReading {
  /** Nobody asked this before: everything is old. */
  readonly isFirst: boolean;
  /** The answer before held everything that there was, so whatever is not known is new. */
  readonly wasWhole: boolean;
}

/**
 * Codes that appeared since the last reading. A page of the newest goods moves up when some of them are sold: what slides in below the last
 * known one is older than it, not new.
 */
export function newFinds(
  codes: readonly string[],
  known: ReadonlySet<string>,
  { isFirst, wasWhole }: EarlierReading,
): string[] {
  if (isFirst) return [];
  const lastKnown = codes.findLastIndex((code) => known.has(code));
  return codes.filter(
    (code, place) => !known.has(code) && (wasWhole || lastKnown < 0 || place < lastKnown),
  );
}
