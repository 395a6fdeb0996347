import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './sort-link.module.css';

/** How the rows stand: as the address says it, else as they usually do; `-created` is downwards. */
export const useSort = (usualSort: string | undefined): string | undefined =>
  useSearchParams()[0].get('sort') ?? usualSort;

/** The address with the rows in another order, from the first page on; empty: the usual one. */
export function sortedBy(sort: string, search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const place of ['sort', 'page', 'after']) query.delete(place);
  if (sort !== '') query.set('sort', sort);
  return query;
}

/** What a head says of the order of the rows; undefined where they are sorted by something else. */
export function ariaSortOf(
  key: string,
  sort: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

/**
 * A head that puts `sort=<key>` or `sort=-<key>` into the address; `isDownFirst`: downwards at
 * first.
 */
export function SortLink({
  sortKey,
  sort,
  isDownFirst = false,
  children,
}: {
  readonly sortKey: string;
  readonly sort: string | undefined;
  readonly isDownFirst?: boolean;
  readonly children: ReactNode;
}) {
  const [search] = useSearchParams();
  const [up, down] = [sortKey, `-${sortKey}`];
  const isNext = isDownFirst ? sort !== down : sort === up;
  const query = sortedBy(isNext ? down : up, search);
  const Sign = sort === up ? IconArrowUp : sort === down ? IconArrowDown : IconArrowsSort;
  return (
    <Link to={`?${query}`} preventScrollReset className={styles.link}>
      {children}
      <Sign aria-hidden="true" size={14} />
    </Link>
  );
}
