import {
  deleteNotificationsEndpoint,
  type NotificationRow,
  reactToNotificationEndpoint,
} from '@hako/contract/notifications/notifications';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { Button, IconButton } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { SwipeRow } from '../../ui/frames/swipe-row.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { KindSign } from './kind-sign.tsx';
import styles from './notification-row.module.css';
import { NotificationWords } from './notification-words.tsx';

type Row = Static<typeof NotificationRow>;

/** All that one thread says, in full, each with what can be done to it. */
export function ThreadRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul role="list" className={`${styles.list} ${styles.whole}`}>
      {rows.map((row) => (
        <li key={row._id}>
          <ThreadRow row={row} />
        </li>
      ))}
    </ul>
  );
}

function ThreadRow({ row }: { readonly row: Row }) {
  const acts = useRowActs(row);
  const words = <NotificationWords row={row} isUnread={!row.is_read} />;
  return (
    <SwipeRow
      acts={[
        { label: row.reaction === 'like' ? 'Bỏ hữu ích' : 'Hữu ích', run: acts.like },
        { label: 'Xóa', run: acts.drop, isLast: true },
      ]}
    >
      <div className={styles.item} data-unread={row.is_read ? undefined : true}>
        <KindSign row={row} />
        {row.link ? (
          <Link to={row.link} className={styles.text}>
            {words}
          </Link>
        ) : (
          <div className={styles.text}>{words}</div>
        )}
        <RowMenu row={row} acts={acts} />
      </div>
    </SwipeRow>
  );
}

/** Says whether a notification helped, takes that back, or deletes it; says it when that failed. */
function useRowActs(row: Row) {
  const { revalidate } = useRevalidator();
  const react = useAction((reaction: 'like' | 'dislike' | null, idempotencyKey) =>
    call(reactToNotificationEndpoint, { body: { id: row._id, reaction } }, { idempotencyKey }),
  );
  const drop = useAction((_: null, idempotencyKey) =>
    call(deleteNotificationsEndpoint, { body: { id: row._id } }, { idempotencyKey }),
  );
  async function after(work: Promise<unknown>) {
    if ((await work) === undefined) toast(vi.failed, 'bad');
    await revalidate();
  }
  const choose = (reaction: 'like' | 'dislike') => () =>
    void after(react.run(row.reaction === reaction ? null : reaction));
  return {
    like: choose('like'),
    dislike: choose('dislike'),
    drop: () => void after(drop.run(null)),
    isReacting: react.isBusy,
    isDropping: drop.isBusy,
  };
}

/** The same for who does not push the row aside. */
function RowMenu({
  row,
  acts,
}: {
  readonly row: Row;
  readonly acts: ReturnType<typeof useRowActs>;
}) {
  const [isOpen, setOpen] = useState(false);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <IconButton label={`Tùy chọn: ${row.title}`} onClick={() => setOpen(true)}>
        <IconDots aria-hidden="true" size={20} />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={row.title}>
        <Stack>
          <Button
            isWide
            isBusy={acts.isReacting}
            aria-pressed={row.reaction === 'like'}
            onClick={choose(acts.like)}
          >
            {row.reaction === 'like' ? 'Bỏ đánh dấu hữu ích' : 'Thông báo này hữu ích'}
          </Button>
          <Button
            isWide
            isBusy={acts.isReacting}
            aria-pressed={row.reaction === 'dislike'}
            onClick={choose(acts.dislike)}
          >
            {row.reaction === 'dislike'
              ? 'Bỏ đánh dấu không hữu ích'
              : 'Thông báo này không hữu ích'}
          </Button>
          <Button isWide isBusy={acts.isDropping} onClick={choose(acts.drop)}>
            Xóa thông báo
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
