import { dayOf, formatDay, formatDuration, formatTime, timestampOf } from '../../../text/time.ts';
import styles from './work-table.module.css';

/** By when a piece of work should be done, in words; the colour repeats what they say. */
export function Deadline({ at, now }: { readonly at: string; readonly now: number }) {
  const leftMs = timestampOf(at) - now;
  const tone = leftMs < 0 ? 'late' : dayOf(at) === dayOf(now) ? 'today' : 'calm';
  return (
    <time dateTime={at} className={styles.due} data-tone={tone}>
      {dueText(at, now)}
    </time>
  );
}

function dueText(at: string, now: number): string {
  const leftMs = timestampOf(at) - now;
  if (leftMs < 0) return `trễ ${formatDuration(-leftMs)}`;
  if (dayOf(at) === dayOf(now)) return `hôm nay ${formatTime(at)}`;
  return `${formatDay(at).slice(0, 5)} ${formatTime(at)}`;
}
