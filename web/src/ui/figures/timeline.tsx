import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  /** Already formatted by `text/time.ts`, to the hundredth on receipts. */
  readonly time: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'bad';
}

/** What happened, in order, with its times. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol role="list" className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} data-tone={entry.tone ?? 'plain'}>
          <span className={styles.time}>{entry.time}</span>
          <span className={styles.what}>
            <span>{entry.title}</span>
            {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface Station {
  readonly key: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
  /** When it happened or is expected, with pictures and weights as the caller likes. */
  readonly detail?: ReactNode;
}

/** Stations of a journey: what is behind, where it stands, what comes. */
export function Track({
  label,
  stations,
}: {
  readonly label: string;
  readonly stations: readonly Station[];
}) {
  return (
    <ol role="list" className={styles.track} aria-label={label}>
      {stations.map((station) => (
        <li
          key={station.key}
          data-state={station.state}
          aria-current={station.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.sign}>
            {station.state === 'done' ? (
              <IconCheck aria-hidden="true" size={16} stroke={2.5} />
            ) : null}
          </span>
          <span className={styles.what}>
            <span className={styles.station}>
              {station.label}
              {station.state === 'done' ? <span className="unseen"> (đã xong)</span> : null}
            </span>
            {station.detail ? <span className={styles.detail}>{station.detail}</span> : null}
          </span>
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
