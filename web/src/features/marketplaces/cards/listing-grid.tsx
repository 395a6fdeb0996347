import type { ReactNode } from 'react';
import styles from './listing-card.module.css';

/** Cards in as many columns as fit; two on a phone. */
export function ListingGrid({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul role="list" aria-label={label} className={styles.grid}>
      {children}
    </ul>
  );
}
