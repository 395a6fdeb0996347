import { listThreadsEndpoint } from '@hako/contract/messages/messages';
import { useNavigate } from 'react-router';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ThreadList } from '../../../features/messages/thread-list.tsx';
import { WriteToHako } from '../../../features/messages/write-to-hako.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/list';

export const meta: Route.MetaFunction = () => [{ title: 'Tin nhắn · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const after = search.get('after') ?? undefined;
  const { data } = await load(context, listThreadsEndpoint, { query: { after } });
  return { ...data, orderCode: search.get('don'), customerId: context.get(viewerContext).id };
}

/**
 * What the customer and Hako write to each other. `?don=<order>` writes about that order, so that
 * other pages can lead here.
 */
export default function MessagesPage({
  loaderData: { rows, next, orderCode, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  const navigate = useNavigate();
  useLive(`customer:${customerId}`, (message) => {
    if (!message || message.kind === 'message') void revalidate();
  });
  return (
    <Stack gap={3}>
      <h1>Tin nhắn</h1>
      <Card title={orderCode ? `Hỏi về đơn ${orderCode}` : 'Viết cho Hako'} level={2}>
        <WriteToHako
          key={orderCode ?? ''}
          orderCode={orderCode}
          label="Nội dung"
          onSent={async (threadId) => navigate(`/account/messages/${threadId}`)}
        />
      </Card>
      <ThreadList threads={rows} />
      {next ? (
        <ButtonLink to={`?after=${encodeURIComponent(next)}`}>Cuộc trò chuyện cũ hơn</ButtonLink>
      ) : null}
    </Stack>
  );
}
