import type { ReactNode } from 'react';
import { formatMoment } from '../../text/time.ts';
import styles from './slip.module.css';

/** What identifies a sum for good: the code of its paper, and when it was written (ISO 8601). */
interface SlipFoot {
  readonly code: string;
  readonly at: string;
  /** What happened at that time, such as “Lập”. */
  readonly did?: string;
}

/**
 * The strip of paper on which a sum of money stands: an ink edge above, a torn edge below, code and
 * time at its foot, and a seal once it is settled.
 */
export function Slip({
  title,
  action,
  seal,
  foot,
  children,
  level = 2,
}: {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly seal?: ReactNode;
  readonly foot?: SlipFoot;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.slip}>
      {title || seal || action ? (
        <header className={styles.head}>
          {title ? <Heading className={styles.title}>{title}</Heading> : null}
          {action}
          {seal}
        </header>
      ) : null}
      {children}
      {foot ? (
        <p className={styles.foot}>
          <span>{foot.code}</span>
          <time dateTime={foot.at}>
            {foot.did ? `${foot.did} ` : ''}
            {formatMoment(foot.at)}
          </time>
        </p>
      ) : null}
    </section>
  );
}
