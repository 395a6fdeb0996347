/** The page of a list that an address asks for, from 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

interface Choice<Key> {
  readonly key: Key;
}

/** Which of the tabs an address has chosen by `name`; the first one where it names none of them. */
export const chosenIn = <Key extends string>(
  search: URLSearchParams,
  name: string,
  [first, ...others]: readonly [Choice<Key>, ...Choice<Key>[]],
): Key => (others.find(({ key }) => key === search.get(name)) ?? first).key;

/** The day that an address asks for by `name`; undefined where it names no day that there is. */
export function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const at = Date.parse(day);
  // The 31st of February would be read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : undefined;
}

/**
 * The order that an address asks a list for, by one of these keys; undefined where it asks for none
 * that there is.
 */
export function sortIn<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
): Key | `-${Key}` | undefined {
  const asked = search.get('sort');
  return keys.flatMap((key) => [key, `-${key}`] as const).find((sort) => sort === asked);
}

/** Where a page of a sorted list begins; undefined at its beginning. */
export const afterIn = (search: URLSearchParams): string | undefined =>
  search.get('after') ?? undefined;
