import {
  listNotificationsEndpoint,
  type NotificationRow,
  readAllNotificationsEndpoint,
  readNotificationsEndpoint,
} from '@hako/contract/notifications/notifications';
import { LIMITS } from '@hako/contract/kit/limits';
import { useCallback, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { notificationFilter } from '../../device/settings.ts';
import { formatAgo } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useNow } from '../../ui/figures/now.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './notification-bell.module.css';
import type { Collected } from './use-collected.ts';

type Row = Static<typeof NotificationRow>;
type Answer = { rows: readonly Row[] } | { error: unknown } | undefined;

/** The newest notifications with their filter, inside the bell's popover. */
export default function NotificationList({
  collected,
  onLeave,
}: {
  readonly collected: Collected | undefined;
  readonly onLeave: () => void;
}) {
  const filter = notificationFilter.use();
  const { revalidate } = useRevalidator();
  const unread = collected?.statistics.total_unreaded;
  const { answer, read } = useNewest(filter, unread);
  const outbid = collected?.collected.find(({ type }) => type === 'over_pricing')?.unreaded;

  const readAll = useAction((_: null, idempotencyKey) =>
    call(readAllNotificationsEndpoint, {}, { idempotencyKey }),
  );
  async function markAll() {
    if (!(await readAll.run(null))) return toast(vi.failed, 'bad');
    await Promise.all([read(), revalidate()]);
  }
  function open(row: Row) {
    onLeave();
    // Reading is not worth an error message: the next opening tries again.
    if (!row.is_read)
      call(readNotificationsEndpoint, { body: { id: row._id } }).then(revalidate, () => undefined);
  }

  return (
    <>
      <div className={styles.head}>
        <h2>Thông báo</h2>
        <Button kind="quiet" isSmall isBusy={readAll.isBusy} onClick={markAll}>
          Đánh dấu đã đọc hết
        </Button>
      </div>
      <Tabs
        label="Lọc thông báo"
        tabs={[
          { key: '', label: 'Tất cả', ...(unread ? { count: unread } : {}) },
          { key: 'over_pricing', label: 'Bị vượt giá', ...(outbid ? { count: outbid } : {}) },
        ]}
        chosen={filter}
        onChoose={(key) => notificationFilter.write(key === 'over_pricing' ? key : '')}
      >
        <Rows answer={answer} onRetry={read} onOpen={open} />
      </Tabs>
      <Link to="/account/user/notification-mgmt" onClick={onLeave}>
        Xem tất cả thông báo
      </Link>
    </>
  );
}

/** The newest notifications of that kind; read again when something came or was read. */
function useNewest(filter: ReturnType<typeof notificationFilter.use>, unread: number | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const read = useCallback(async () => {
    try {
      const page = await call(listNotificationsEndpoint, {
        query: { page: 1, size: LIMITS.topNotifications, type: filter || undefined },
      });
      setAnswer({ rows: page.results });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setAnswer({ error });
    }
  }, [filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figure is what says so.
  useEffect(() => void read(), [read, unread]);
  return { answer, read };
}

function Rows({
  answer,
  onRetry,
  onOpen,
}: {
  answer: Answer;
  onRetry: () => void;
  onOpen: (row: Row) => void;
}) {
  const now = useNow();
  if (!answer) return <Skeleton lines={4} height={56} />;
  if ('error' in answer) return <ErrorState error={answer.error} onRetry={onRetry} />;
  if (answer.rows.length === 0)
    return (
      <EmptyState title="Chưa có thông báo nào">
        Khi có người vượt giá hay đơn hàng chuyển trạng thái, tin sẽ nằm ở đây.
      </EmptyState>
    );
  return (
    <ul role="list" className={styles.list}>
      {answer.rows.map((row) => (
        <li key={row._id}>
          <Link
            to={row.link ?? '/account/user/notification-mgmt'}
            className={styles.row}
            data-unread={row.is_read ? undefined : true}
            onClick={() => onOpen(row)}
          >
            <span className={styles.title}>
              {row.title}
              {row.is_read ? null : <span className="unseen"> (chưa đọc)</span>}
            </span>
            <span className={styles.body}>{row.body}</span>
            <time className={styles.time} dateTime={row.created_at}>
              {formatAgo(row.created_at, now)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
