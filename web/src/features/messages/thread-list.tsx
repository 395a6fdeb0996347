import type { MessageThread } from '@hako/contract/messages/messages';
import { Link } from 'react-router';
import { formatMoment } from '../../text/time.ts';
import { Badge } from '../../ui/figures/tag.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';

/** What a talk is about. */
export const threadTitle = ({ order_code: code }: Pick<MessageThread, 'order_code'>): string =>
  code ? `Về đơn ${code}` : 'Trò chuyện với Hako';

/** The customer's talks, the newest first, with how much of each is unread. */
export const ThreadList = ({ threads }: { readonly threads: readonly MessageThread[] }) => (
  <Stack>
    {threads.map((thread) => (
      <Card key={thread.id}>
        <Row isSpread>
          <Row>
            <Link to={`/account/messages/${thread.id}`}>{threadTitle(thread)}</Link>
            {thread.unread > 0 ? <Badge count={thread.unread} label="tin chưa đọc" /> : null}
          </Row>
          <small>
            {thread.messages} tin · {formatMoment(thread.last_at)}
          </small>
        </Row>
      </Card>
    ))}
  </Stack>
);
