import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  /** Already formatted by `text/time.ts`, to the hundredth on receipts. */
  readonly time: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** What few ask for, folded under its detail. */
  readonly fold?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'bad';
}

/** What happened, in order, with its times. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol role="list" className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} data-tone={entry.tone ?? 'plain'}>
          <span className={styles.time}>{entry.time}</span>
          <div className={styles.what}>
            <span>{entry.title}</span>
            {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
            {entry.fold ? (
              <details className={styles.fold}>
                <summary>Chi tiết</summary>
                {entry.fold}
              </details>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The steps of a form: where the person is and how many there are. */
export function Stepper({ steps, at }: { readonly steps: readonly string[]; readonly at: number }) {
  return (
    <ol role="list" className={styles.stepper}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
        >
          <span aria-hidden="true">{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}
