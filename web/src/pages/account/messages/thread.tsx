import { markSeenEndpoint, readThreadEndpoint } from '@hako/contract/messages/messages';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { Talk } from '../../../features/messages/talk.tsx';
import { threadTitle } from '../../../features/messages/thread-list.tsx';
import { WriteToHako } from '../../../features/messages/write-to-hako.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/thread';

export const meta: Route.MetaFunction = () => [{ title: 'Tin nhắn · Hako' }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const input = { params: { id: params.id }, query: { after } };
  const { data } = await load(context, readThreadEndpoint, input);
  return { ...data, customerId: context.get(viewerContext).id };
}

/** One talk with Hako; what is shown is seen. */
export default function MessageThreadPage({
  loaderData: { thread, talk, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (!message || (message.kind === 'message' && message['id'] === thread.id)) void revalidate();
  });
  useSeen(thread.id, thread.unread);
  return (
    <Stack gap={3}>
      <p>
        <Link to="/account/messages">Tin nhắn</Link>
      </p>
      <h1>{threadTitle(thread)}</h1>
      {thread.order_code ? (
        <p>
          <Link to={`/account/quotes/${encodeURIComponent(thread.order_code)}`}>
            Xem đơn {thread.order_code}
          </Link>
        </p>
      ) : null}
      {talk.next ? (
        <ButtonLink isSmall to={`?after=${encodeURIComponent(talk.next)}`}>
          Tin cũ hơn
        </ButtonLink>
      ) : null}
      <Talk messages={talk.messages} mine="customer" />
      <Card>
        <WriteToHako orderCode={thread.order_code} label="Viết cho Hako" onSent={revalidate} />
      </Card>
    </Stack>
  );
}

/**
 * Tells the server once for each number of unread messages that they were shown; a failure is tried
 * with the next one.
 */
function useSeen(threadId: string, unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    call(markSeenEndpoint, { params: { id: threadId } }).catch(() => undefined);
  }, [threadId, unread]);
}
