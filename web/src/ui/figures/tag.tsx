import { IconCircleCheck, IconHelpCircle, IconTilde } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { vi } from '../../text/vi.ts';
import styles from './tag.module.css';

export type Tone = 'plain' | 'good' | 'estimate' | 'bad' | 'act';

/** A short word in a frame. The tone never speaks alone: the word says it. */
export function Tag({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** How sure a figure is, the surest first. */
export const CERTAINTIES = ['certain', 'estimate', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

const signs = {
  certain: { tone: 'good', Icon: IconCircleCheck },
  estimate: { tone: 'estimate', Icon: IconTilde },
  unknown: { tone: 'plain', Icon: IconHelpCircle },
} as const;

/** *chắc chắn*, *ước tính* or *chưa biết*, with its sign. */
export function CertaintyTag({ certainty }: { readonly certainty: Certainty }) {
  const { tone, Icon } = signs[certainty];
  return (
    <span className={styles.certainty} data-tone={tone}>
      <Icon aria-hidden="true" size={16} stroke={2} />
      {vi[certainty]}
    </span>
  );
}

/** The sign of a certainty alone, for small places; screen readers hear the word. */
export function CertaintySign({ certainty }: { readonly certainty: Certainty }) {
  const { tone, Icon } = signs[certainty];
  return (
    <span className={styles.certainty} data-tone={tone} title={vi[certainty]}>
      <Icon aria-hidden="true" size={16} stroke={2} />
      <span className="unseen">{vi[certainty]} </span>
    </span>
  );
}

/** A count on an icon; nothing at zero. `label` says it in words. */
export function Badge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="unseen">{label}</span>
    </span>
  );
}
