/** One from each list in turn, the first ones first, so that no list fills the beginning; what has the same key only once. */
export function takeTurns<Row>(
  lists: readonly (readonly Row[])[],
  keyOf: (row: Row) => string,
): Row[] {
  const taken = new Map<string, Row>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn++) {
    for (const list of lists) {
      const row = list[turn];
      if (row !== undefined && !taken.has(keyOf(row))) taken.set(keyOf(row), row);
    }
  }
  return [...taken.values()];
}
