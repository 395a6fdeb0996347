import type { ReactNode } from 'react';
import styles from './card.module.css';

/**
 * A sheet of paper with a hairline; `title` becomes its heading, `action` stands beside it; an
 * address that ends with `#id` shows it.
 */
export function Card({
  id,
  title,
  action,
  children,
  level = 2,
}: {
  readonly id?: string;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={styles.card}>
      {title ? (
        <header className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {action}
        </header>
      ) : null}
      {children}
    </section>
  );
}

/** Terms and their values in two columns. */
export function Facts({
  rows,
}: {
  readonly rows: readonly (readonly [label: ReactNode, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one list never change places.
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Between two pieces, in steps of 8 px. */
type Gap = 1 | 2 | 3 | 4;

/** Pieces under each other with an even gap. */
export function Stack({ gap = 2, children }: { readonly gap?: Gap; readonly children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Pieces beside each other that wrap; `isSpread` pushes them apart, `isBottom` stands a button on the line of the field beside it. */
export function Row({
  gap = 1,
  isSpread,
  isBottom,
  children,
}: {
  readonly gap?: Gap;
  readonly isSpread?: boolean;
  readonly isBottom?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={styles.row}
      data-gap={gap}
      data-spread={isSpread || undefined}
      data-bottom={isBottom || undefined}
    >
      {children}
    </div>
  );
}

/** Content with a column beside it on wide screens, under it on phones. */
export function WithAside({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}) {
  return (
    <div className={styles.withAside}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
