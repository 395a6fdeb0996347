import type { NotificationRow } from '@hako/contract/notifications/notifications';
import type { Static } from 'typebox';
import { formatAgo, formatMoment } from '../../text/time.ts';
import { useNow } from '../../ui/figures/now.ts';
import styles from './notification-row.module.css';

/** The words of a notification: its title, what happened, and when. */
export function NotificationWords({
  row,
  isUnread,
}: {
  readonly row: Static<typeof NotificationRow>;
  readonly isUnread: boolean;
}) {
  const now = useNow();
  return (
    <>
      <span className={styles.title}>
        {row.title}
        {isUnread ? <span className="unseen"> (chưa đọc)</span> : null}
      </span>
      <time className={styles.time} dateTime={row.created_at} title={formatMoment(row.created_at)}>
        {formatAgo(row.created_at, now)}
      </time>
      <span className={styles.body}>{row.body}</span>
    </>
  );
}
