import { readAllNotificationsEndpoint } from '@hako/contract/notifications/notifications';
import {
  listNotificationThreadsEndpoint,
  type NotificationThread,
  readNotificationThreadEndpoint,
} from '@hako/contract/notifications/threads';
import { LIMITS } from '@hako/contract/kit/limits';
import { useCallback, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { notificationFilter } from '../../device/settings.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './notification-bell.module.css';
import { KindSign } from './kind-sign.tsx';
import rowStyles from './notification-row.module.css';
import { partOf, threadAddress } from './notification-threads.tsx';
import { NotificationWords } from './notification-words.tsx';
import type { Collected } from './use-collected.ts';

type Thread = Static<typeof NotificationThread>;
type Answer = { threads: readonly Thread[] } | { error: unknown } | undefined;

/** The newest threads of notifications with their filter, inside the bell's popover. */
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
  function open(thread: Thread) {
    onLeave();
    // Reading is not worth an error message: the next opening tries again.
    if (thread.unread > 0)
      call(readNotificationThreadEndpoint, { body: partOf(thread, filter || undefined) }).then(
        revalidate,
        () => undefined,
      );
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
        <Threads answer={answer} onRetry={read} onOpen={open} onLeave={onLeave} />
      </Tabs>
      <Link to="/account/user/notification-mgmt" onClick={onLeave}>
        Xem tất cả thông báo
      </Link>
    </>
  );
}

/** The newest threads of that kind; read again when something came or was read. */
function useNewest(filter: ReturnType<typeof notificationFilter.use>, unread: number | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const read = useCallback(async () => {
    try {
      const page = await call(listNotificationThreadsEndpoint, {
        query: { size: LIMITS.topNotifications, ...(filter ? { tab: filter } : {}) },
      });
      setAnswer({ threads: page.threads });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setAnswer({ error });
    }
  }, [filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figure is what says so.
  useEffect(() => void read(), [read, unread]);
  return { answer, read };
}

function Threads({
  answer,
  onRetry,
  onOpen,
  onLeave,
}: {
  answer: Answer;
  onRetry: () => void;
  onOpen: (thread: Thread) => void;
  onLeave: () => void;
}) {
  if (!answer) return <Skeleton lines={4} height={72} />;
  if ('error' in answer) return <ErrorState error={answer.error} onRetry={onRetry} />;
  if (answer.threads.length === 0)
    return (
      <EmptyState title="Chưa có thông báo nào">
        Khi có người vượt giá hay đơn hàng chuyển trạng thái, bạn được báo ở đây.
      </EmptyState>
    );
  return (
    <ul role="list" className={rowStyles.list}>
      {answer.threads.map((thread) => (
        <li
          key={thread.key}
          className={`${rowStyles.item} ${rowStyles.plain}`}
          data-unread={thread.unread > 0 || undefined}
        >
          <KindSign row={thread.latest} />
          <Link
            to={thread.latest.link ?? '/account/user/notification-mgmt'}
            className={rowStyles.text}
            onClick={() => onOpen(thread)}
          >
            <NotificationWords row={thread.latest} isUnread={thread.unread > 0} />
          </Link>
          {thread.total > 1 ? (
            <Link to={threadAddress(thread.key)} className={rowStyles.all} onClick={onLeave}>
              Xem cả {thread.total} thông báo
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
