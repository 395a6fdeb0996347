import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A page of text in a readable measure: its heading, a first sentence, the rest. */
export function Prose({
  title,
  lead,
  children,
  isRoomy = false,
  isInside = false,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Few words that are read from end to end: larger, in shorter lines. */
  readonly isRoomy?: boolean;
  /** It stands on a page with a heading of its own. */
  readonly isInside?: boolean;
}) {
  const Title = isInside ? 'h2' : 'h1';
  return (
    <article className={styles.prose} data-roomy={isRoomy || undefined}>
      <Title className={styles.title}>{title}</Title>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </article>
  );
}

/** A narrow column for forms that stand alone. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
