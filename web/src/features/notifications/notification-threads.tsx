import {
  deleteNotificationThreadEndpoint,
  type NotificationTab,
  type NotificationThread,
  readNotificationThreadEndpoint,
} from '@hako/contract/notifications/threads';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
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
import { SwipeRow } from '../../ui/frames/swipe-row.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { foldThreads, kindWords } from './fold-threads.ts';
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
        {foldThreads(ofDay).map((fold) =>
          fold.length === 1 ? (
            <ThreadItem key={fold[0].key} thread={fold[0]} tab={tab} />
          ) : (
            <FoldedThreads key={fold[0].key} fold={fold} tab={tab} />
          ),
        )}
      </ul>
    </section>
  ));
}

/** Several things of which the same is said, under one line that unfolds. */
function FoldedThreads({ fold, tab }: OfTab & { readonly fold: readonly [Thread, ...Thread[]] }) {
  const [{ latest }] = fold;
  const unread = fold.filter((thread) => thread.unread > 0).length;
  return (
    <li>
      <details className={styles.fold}>
        <summary className={styles.item} data-unread={unread > 0 || undefined}>
          <KindSign row={latest} />
          <span className={styles.text}>
            <NotificationWords
              row={{
                ...latest,
                title: kindWords(latest.title),
                body: `${fold.length} thông báo trong một giờ${unread > 0 ? `, ${unread} chưa đọc` : ''}`,
              }}
              isUnread={unread > 0}
            />
          </span>
          <IconChevronDown aria-hidden="true" size={20} />
        </summary>
        <ul role="list">
          {fold.map((thread) => (
            <ThreadItem key={thread.key} thread={thread} tab={tab} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function ThreadItem({ thread, tab }: OfTab & { thread: Thread }) {
  const { key, total, unread, latest } = thread;
  const { revalidate } = useRevalidator();
  const acts = useThreadActs(thread, tab);
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
    <li>
      <SwipeRow
        acts={[
          ...(unread > 0 ? [{ label: 'Đã đọc', run: acts.read }] : []),
          { label: total > 1 ? `Xóa ${total}` : 'Xóa', run: acts.drop, isLast: true },
        ]}
      >
        <div className={styles.item} data-unread={unread > 0 || undefined}>
          <KindSign row={latest} />
          <Link to={latest.link ?? threadAddress(key)} className={styles.text} onClick={open}>
            {words}
          </Link>
          <ThreadMenu thread={thread} acts={acts} />
          {total > 1 ? (
            <Link to={threadAddress(key)} className={styles.all}>
              Xem cả {total} thông báo{unread > 0 ? `, ${unread} chưa đọc` : ''}
            </Link>
          ) : null}
        </div>
      </SwipeRow>
    </li>
  );
}

/** What is done to a thread less often than opening it; each says it when it failed. */
function useThreadActs(thread: Thread, tab: NotificationTab | undefined) {
  const { revalidate } = useRevalidator();
  const read = useAction((_: null, idempotencyKey) =>
    call(readNotificationThreadEndpoint, { body: partOf(thread, tab) }, { idempotencyKey }),
  );
  const drop = useAction((_: null, idempotencyKey) =>
    call(deleteNotificationThreadEndpoint, { body: partOf(thread, tab) }, { idempotencyKey }),
  );
  async function after(work: Promise<unknown>) {
    if ((await work) === undefined) toast(vi.failed, 'bad');
    await revalidate();
  }
  return {
    read: () => void after(read.run(null)),
    drop: () => void after(drop.run(null)),
    isReading: read.isBusy,
    isDropping: drop.isBusy,
  };
}

/** The same for who does not push the row aside. */
function ThreadMenu({
  thread: { latest, total, unread },
  acts,
}: {
  readonly thread: Thread;
  readonly acts: ReturnType<typeof useThreadActs>;
}) {
  const [isOpen, setOpen] = useState(false);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <IconButton label={`Tùy chọn: ${latest.title}`} onClick={() => setOpen(true)}>
        <IconDots aria-hidden="true" size={20} />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={latest.title}>
        <Stack>
          {unread > 0 ? (
            <Button isWide isBusy={acts.isReading} onClick={choose(acts.read)}>
              Đánh dấu đã đọc
            </Button>
          ) : null}
          <Button isWide isBusy={acts.isDropping} onClick={choose(acts.drop)}>
            {total > 1 ? `Xóa cả ${total} thông báo` : 'Xóa thông báo'}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
