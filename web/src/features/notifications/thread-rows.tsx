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
        <li key={row._id} className={styles.item} data-unread={row.is_read ? undefined : true}>
          <KindSign kind={row.type} />
          {row.link ? (
            <Link to={row.link} className={styles.text}>
              <NotificationWords row={row} isUnread={!row.is_read} />
            </Link>
          ) : (
            <div className={styles.text}>
              <NotificationWords row={row} isUnread={!row.is_read} />
            </div>
          )}
          <RowMenu row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Says whether a notification helped, takes that back, or deletes it. */
function RowMenu({ row }: { row: Row }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const react = useAction((reaction: 'like' | 'dislike' | null, idempotencyKey) =>
    call(reactToNotificationEndpoint, { body: { id: row._id, reaction } }, { idempotencyKey }),
  );
  const drop = useAction((_: null, idempotencyKey) =>
    call(deleteNotificationsEndpoint, { body: { id: row._id } }, { idempotencyKey }),
  );
  async function after(work: Promise<unknown>) {
    if ((await work) === undefined) toast(vi.failed, 'bad');
    setOpen(false);
    await revalidate();
  }
  const choose = (reaction: 'like' | 'dislike') =>
    void after(react.run(row.reaction === reaction ? null : reaction));
  return (
    <>
      <IconButton label={`Tùy chọn: ${row.title}`} onClick={() => setOpen(true)}>
        <IconDots aria-hidden="true" size={20} />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={row.title}>
        <Stack>
          <Button
            isWide
            isBusy={react.isBusy}
            aria-pressed={row.reaction === 'like'}
            onClick={() => choose('like')}
          >
            {row.reaction === 'like' ? 'Bỏ đánh dấu hữu ích' : 'Thông báo này hữu ích'}
          </Button>
          <Button
            isWide
            isBusy={react.isBusy}
            aria-pressed={row.reaction === 'dislike'}
            onClick={() => choose('dislike')}
          >
            {row.reaction === 'dislike'
              ? 'Bỏ đánh dấu không hữu ích'
              : 'Thông báo này không hữu ích'}
          </Button>
          <Button isWide isBusy={drop.isBusy} onClick={() => void after(drop.run(null))}>
            Xóa thông báo
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
