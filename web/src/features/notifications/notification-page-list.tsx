import {
  deleteNotificationsEndpoint,
  type NotificationRow,
  reactToNotificationEndpoint,
  readNotificationsEndpoint,
} from '@hako/contract/notifications/notifications';
import { IconThumbDown, IconThumbUp, IconTrash } from '@tabler/icons-react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { IconButton } from '../../ui/forms/button.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './notification-page-list.module.css';

type Row = Static<typeof NotificationRow>;

/** Notifications with what can be done to each: open, say that it helped, delete. */
export function NotificationPageList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul role="list" className={styles.list}>
      {rows.map((row) => (
        <Item key={row._id} row={row} />
      ))}
    </ul>
  );
}

function Item({ row }: { row: Row }) {
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
  function open() {
    // Reading is not worth an error message: the next opening tries again.
    if (!row.is_read)
      call(readNotificationsEndpoint, { body: { id: row._id } }).then(revalidate, () => undefined);
  }

  const text = <Words row={row} />;
  return (
    <li className={styles.item} data-unread={row.is_read ? undefined : true}>
      {row.link ? (
        <Link to={row.link} className={styles.text} onClick={open}>
          {text}
        </Link>
      ) : (
        <div className={styles.text}>{text}</div>
      )}
      <Reactions row={row} onReaction={(reaction) => after(react.run(reaction))} />
      <IconButton label={`Xóa thông báo: ${row.title}`} onClick={() => after(drop.run(null))}>
        <IconTrash aria-hidden="true" size={20} />
      </IconButton>
    </li>
  );
}

function Words({ row }: { row: Row }) {
  return (
    <>
      <span className={styles.title}>
        {row.title}
        {row.is_read ? null : <span className="unseen"> (chưa đọc)</span>}
      </span>
      <span>{row.body}</span>
      <time className={styles.time} dateTime={row.created_at}>
        {formatMoment(row.created_at)}
      </time>
    </>
  );
}

/** Whether it helped; a second press takes that back. */
function Reactions({
  row,
  onReaction,
}: {
  row: Row;
  onReaction: (reaction: 'like' | 'dislike' | null) => void;
}) {
  return (
    <>
      <IconButton
        label={row.reaction === 'like' ? 'Bỏ đánh dấu hữu ích' : 'Đánh dấu hữu ích'}
        aria-pressed={row.reaction === 'like'}
        onClick={() => onReaction(row.reaction === 'like' ? null : 'like')}
      >
        <IconThumbUp
          aria-hidden="true"
          size={20}
          fill={row.reaction === 'like' ? 'currentColor' : 'none'}
        />
      </IconButton>
      <IconButton
        label={row.reaction === 'dislike' ? 'Bỏ đánh dấu không hữu ích' : 'Đánh dấu không hữu ích'}
        aria-pressed={row.reaction === 'dislike'}
        onClick={() => onReaction(row.reaction === 'dislike' ? null : 'dislike')}
      >
        <IconThumbDown
          aria-hidden="true"
          size={20}
          fill={row.reaction === 'dislike' ? 'currentColor' : 'none'}
        />
      </IconButton>
    </>
  );
}
