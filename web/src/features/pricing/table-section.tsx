import type { ReactNode } from 'react';
import styles from './price-table.module.css';

/** More rows than this are folded away at first. */
const SHOWN_ROWS = 8;

/** One table of the price page under its heading; a long one is folded, and says how long it is. */
export function TableSection({
  code,
  name,
  about,
  rowCount,
  children,
}: {
  readonly code: string;
  readonly name: string;
  readonly about?: string | undefined;
  readonly rowCount: number;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={code} className={styles.section}>
      <h2 id={code}>{name}</h2>
      {about ? <p>{about}</p> : null}
      {rowCount > SHOWN_ROWS ? (
        <details>
          <summary>Xem {rowCount} dòng</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  );
}
