import { listDeskThreadsEndpoint, listPreparedEndpoint } from '@hako/contract/messages/desk';
import { useLive } from '../../../api/live.ts';
import { load } from '../../../api/load.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { useNavigate } from 'react-router';
import { requireStaff } from '../../../features/identity/guard.ts';
import { AnswerCustomer } from '../../../features/messages/answer-customer.tsx';
import { DeskThreads } from '../../../features/messages/desk-threads.tsx';
import { PreparedAnswers } from '../../../features/messages/prepared-answers.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/list';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tin nhắn · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'waiting', label: 'Khách chờ trả lời' },
  { key: 'all', label: 'Tất cả' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const customer = search.get('customer') ?? undefined;
  const order = search.get('order') ?? undefined;
  const after = search.get('after') ?? undefined;
  const [threads, prepared] = await Promise.all([
    load(context, listDeskThreadsEndpoint, { query: { state, customer, order, after } }),
    load(context, listPreparedEndpoint),
  ]);
  const about = customer ? { customer, order: order ?? null } : null;
  return { state, about, ...threads.data, prepared: prepared.data, search: search.toString() };
}

/** What customers write, those who wait the longest first. */
export default function DeskMessagesPage({
  loaderData: { state, about, rows, next, prepared, search },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'message') void revalidate();
  });
  const nextPage = new URLSearchParams(search);
  nextPage.set('after', next ?? '');
  return (
    <Stack>
      <PageName>Tin nhắn của khách</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({ ...tab, to: tab.key === 'waiting' ? '?' : '?state=all' }))}
      />
      <WithAside aside={<PreparedAnswers answers={prepared} onChanged={revalidate} />}>
        <Stack>
          <DeskThreads threads={rows} isWaiting={state === 'waiting'} />
          {about ? <WriteToCustomer about={about} prepared={prepared} /> : null}
          {next ? <ButtonLink to={`?${nextPage}`}>Trang sau</ButtonLink> : null}
        </Stack>
      </WithAside>
    </Stack>
  );
}

type Shown = Route.ComponentProps['loaderData'];

/** The first words of a talk, or more of it, from the page of a customer or an order. */
function WriteToCustomer({
  about: { customer, order },
  prepared,
}: {
  readonly about: NonNullable<Shown['about']>;
  readonly prepared: Shown['prepared'];
}) {
  const navigate = useNavigate();
  return (
    <Card title={order ? `Nhắn khách về đơn ${order}` : 'Nhắn khách'} level={2}>
      <AnswerCustomer
        key={`${customer} ${order}`}
        customerId={customer}
        orderCode={order}
        prepared={prepared}
        onSent={async (threadId) => navigate(`/desk/messages/${threadId}`)}
      />
    </Card>
  );
}
