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
