import type { ThreadMessage } from '@hako/contract/messages/messages';
import { formatMoment } from '../../text/time.ts';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import styles from './talk.module.css';

/** What was written, oldest first. `mine`: whose words stand at the right. */
export function Talk({
  messages,
  mine,
}: {
  readonly messages: readonly ThreadMessage[];
  readonly mine: ThreadMessage['by'];
}) {
  if (messages.length === 0) return <EmptyState title="Chưa có tin nhắn nào" />;
  return (
    <ol role="list" className={styles.talk} aria-label="Tin nhắn">
      {messages.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-mine={message.by === mine || undefined}
        >
          <p className={styles.head}>
            {message.by === mine && mine === 'customer' ? 'Bạn' : message.name}
            {' · '}
            <time dateTime={message.at}>{formatMoment(message.at)}</time>
          </p>
          <p className="as-written">{message.content}</p>
          <PhotoRow urls={message.images} />
        </li>
      ))}
    </ol>
  );
}
