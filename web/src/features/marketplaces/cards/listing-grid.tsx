import type { ReactNode } from 'react';
import { goodsAsRows } from '../../../device/settings.ts';
import styles from './listing-card.module.css';

/**
 * Cards in as many columns as fit; two on a phone. Rows under each other where the person chose so.
 */
export function ListingGrid({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={styles.grid}
      data-rows={goodsAsRows.use() || undefined}
    >
      {children}
    </ul>
  );
}

/** Something else among the cards, over all columns. */
export const Tile = ({ children }: { readonly children: ReactNode }) => (
  <li className={styles.tile}>{children}</li>
);
