/** Reads a table page by page to its end, as a person goes on; the codes of its rows in their order. */
export async function codesOfAllPages(
  read: (page: {
    readonly after: string | undefined;
    readonly limit: number;
  }) => Promise<readonly { readonly code: string; readonly mark: string }[]>,
  limit: number,
): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | undefined, isMore = true; isMore; ) {
    const rows = await read({ after, limit });
    seen.push(...rows.map(({ code }) => code));
    after = rows.at(-1)?.mark;
    isMore = rows.length === limit;
  }
  return seen;
}
