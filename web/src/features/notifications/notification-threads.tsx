import {
  deleteNotificationThreadEndpoint,
  type NotificationTab,
  type NotificationThread,
  readNotificationThreadEndpoint,
} from '@hako/contract/notifications/threads';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDay } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button, IconButton } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { KindSign } from './kind-sign.tsx';
import styles from './notification-row.module.css';
import { NotificationWords } from './notification-words.tsx';

type Thread = Static<typeof NotificationThread>;

/** The address of all that a thread says. */
export const threadAddress = (key: string): string =>
  `/account/user/notification-mgmt?thread=${encodeURIComponent(key)}`;

/** What is sent to change a thread: no more of it than was shown, inside a tab or outside. */
export const partOf = ({ key, latest }: Pick<Thread, 'key' | 'latest'>, tab?: NotificationTab) => ({
  thread: key,
  up_to: Number(latest._id),
  ...(tab ? { tab } : {}),
});

interface OfTab {
  /** All kinds when absent. */
  readonly tab?: NotificationTab | undefined;
}

/** Threads under the day of their newest, each as its newest line, with what can be done to it. */
export function NotificationThreads({
  threads,
  tab,
}: OfTab & { readonly threads: readonly Thread[] }) {
  const days = Map.groupBy(threads, ({ latest }) => formatDay(latest.created_at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul role="list" className={styles.list}>
        {ofDay.map((thread) => (
          <ThreadItem key={thread.key} thread={thread} tab={tab} />
        ))}
      </ul>
    </section>
  ));
}

function ThreadItem({ thread, tab }: OfTab & { thread: Thread }) {
  const { key, total, unread, latest } = thread;
  const { revalidate } = useRevalidator();
  function open() {
    // Reading is not worth an error message: the next opening tries again.
    if (unread > 0)
      call(readNotificationThreadEndpoint, { body: partOf(thread, tab) }).then(
        revalidate,
        () => undefined,
      );
  }
  const words = <NotificationWords row={latest} isUnread={unread > 0} />;
  return (
    <li className={styles.item} data-unread={unread > 0 || undefined}>
      <KindSign kind={latest.type} />
      <Link to={latest.link ?? threadAddress(key)} className={styles.text} onClick={open}>
        {words}
      </Link>
      <ThreadMenu thread={thread} tab={tab} />
      {total > 1 ? (
        <Link to={threadAddress(key)} className={styles.all}>
          Xem cả {total} thông báo{unread > 0 ? `, ${unread} chưa đọc` : ''}
        </Link>
      ) : null}
    </li>
  );
}

/** What is done to a thread less often than opening it. */
function ThreadMenu({ thread, tab }: OfTab & { thread: Thread }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const read = useAction((_: null, idempotencyKey) =>
    call(readNotificationThreadEndpoint, { body: partOf(thread, tab) }, { idempotencyKey }),
  );
  const drop = useAction((_: null, idempotencyKey) =>
    call(deleteNotificationThreadEndpoint, { body: partOf(thread, tab) }, { idempotencyKey }),
  );
  async function after(work: Promise<unknown>) {
    if ((await work) === undefined) toast(vi.failed, 'bad');
    setOpen(false);
    await revalidate();
  }
  const { latest, total, unread } = thread;
  return (
    <>
      <IconButton label={`Tùy chọn: ${latest.title}`} onClick={() => setOpen(true)}>
        <IconDots aria-hidden="true" size={20} />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={latest.title}>
        <Stack>
          {unread > 0 ? (
            <Button isWide isBusy={read.isBusy} onClick={() => void after(read.run(null))}>
              Đánh dấu đã đọc
            </Button>
          ) : null}
          <Button isWide isBusy={drop.isBusy} onClick={() => void after(drop.run(null))}>
            {total > 1 ? `Xóa cả ${total} thông báo` : 'Xóa thông báo'}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
