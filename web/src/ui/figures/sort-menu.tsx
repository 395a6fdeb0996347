import { IconArrowsSort } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { sortedBy } from './sort-link.tsx';
import styles from './sort-menu.module.css';

/**
 * The orders of a list where its head has no room: the phone's own picker, which puts `sort` into
 * the address. The usual order stands there without a word.
 */
export function SortMenu({
  name,
  orders,
  sort,
  usualSort,
}: {
  readonly name: string;
  readonly orders: readonly { readonly value: string; readonly label: string }[];
  /** How the rows stand; undefined: as no column sorts them. */
  readonly sort: string | undefined;
  readonly usualSort: string | undefined;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosen = orders.find(({ value }) => value === (sort ?? '')) ?? orders[0];
  const choose = (value: string) =>
    void navigate(`?${sortedBy(value === usualSort ? '' : value, search)}`, {
      preventScrollReset: true,
    });
  return (
    <label className={styles.menu}>
      <span className="unseen">{name}</span>
      <IconArrowsSort aria-hidden="true" size={20} />
      <span aria-hidden="true">{chosen?.label}</span>
      <select value={chosen?.value} onChange={({ currentTarget: { value } }) => choose(value)}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
