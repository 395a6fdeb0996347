import { Link, useSearchParams } from 'react-router';
import { pageIn } from '../../../text/address.ts';
import styles from './list-page.module.css';

/** The orders of a list as addresses; the first is the one without a word in the address. */
export function SortLinks({
  sorts,
}: {
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
}) {
  const [search] = useSearchParams();
  const chosen = search.get('sort') ?? sorts[0]?.value;
  return (
    <nav aria-label="Sắp xếp" className={styles.sorts}>
      {sorts.map(({ value, label }, index) => {
        const next = new URLSearchParams(search);
        next.delete('page');
        if (index === 0) next.delete('sort');
        else next.set('sort', value);
        return (
          <Link
            key={value}
            to={`?${next}`}
            aria-current={value === chosen ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

/** Marketplaces show no more pages than a hundred. */
export const sitePageIn = (address: URLSearchParams): number => Math.min(100, pageIn(address));

/** How many there are, as far as a numbered list can tell: at least one page more while the site says so. */
export function totalOf(
  found: { readonly total: number; readonly has_more: boolean; readonly cards: readonly unknown[] },
  page: number,
  size: number,
): number {
  return Math.min(
    100 * size,
    found.has_more
      ? Math.max(found.total, (page + 1) * size)
      : (page - 1) * size + found.cards.length,
  );
}
