import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/refusal.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../forms/button.tsx';
import { Box } from '../paper/box.tsx';
import styles from './states.module.css';

/** Grey bars the size of what is coming. `height` in pixels each. */
export function Skeleton({
  lines = 1,
  height = 20,
}: {
  readonly lines?: number;
  readonly height?: number;
}) {
  return (
    <span className={styles.skeleton} role="status" aria-label={vi.loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity.
        <svg key={line} height={height} />
      ))}
    </span>
  );
}

/** A list with nothing in it: why, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <Box pose="open" />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}

/** What could not be shown, why, and a way to try again. `error` may be anything that was thrown. */
export function ErrorState({
  error,
  onRetry,
  isRetrying,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}) {
  return (
    <div className={styles.state} role="alert">
      <IconAlertTriangle aria-hidden="true" size={40} stroke={1.25} className={styles.bad} />
      <p className={styles.title}>{sentenceOf(error)}</p>
      {onRetry ? (
        <Button onClick={onRetry} isBusy={isRetrying}>
          {vi.retry}
        </Button>
      ) : null}
    </div>
  );
}

export type BannerTone = 'plain' | 'good' | 'estimate' | 'bad';
const icons = {
  plain: IconInfoCircle,
  good: IconCircleCheck,
  estimate: IconAlertTriangle,
  bad: IconAlertTriangle,
};

/** A sentence that stays on the page: `bad` is read out at once. */
export function Banner({
  tone = 'plain',
  children,
  action,
}: {
  readonly tone?: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'bad' ? 'alert' : 'note'}>
      <Icon aria-hidden="true" size={20} />
      <div>{children}</div>
      {action}
    </div>
  );
}
