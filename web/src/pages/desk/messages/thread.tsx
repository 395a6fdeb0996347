import {
  listPreparedEndpoint,
  readDeskThreadEndpoint,
  settleThreadEndpoint,
} from '@hako/contract/messages/desk';
import type { ThreadMessage } from '@hako/contract/messages/messages';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { load } from '../../../api/load.ts';
import { useAction } from '../../../api/use-action.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { AnswerCustomer } from '../../../features/messages/answer-customer.tsx';
import { Talk } from '../../../features/messages/talk.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/thread';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.thread.customer.full_name ?? 'Tin nhắn'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const input = { params: { id: params.id }, query: { after } };
  const [{ data }, prepared] = await Promise.all([
    load(context, readDeskThreadEndpoint, input),
    load(context, listPreparedEndpoint),
  ]);
  return { ...data, prepared: prepared.data, isOld: after !== undefined };
}

/** One talk with a customer. */
export default function DeskThreadPage({
  loaderData: { thread, talk, prepared, isOld },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || (message.kind === 'message' && message['id'] === thread.id)) void revalidate();
  });
  const seen = isOld ? undefined : newestSeen(talk.messages);
  return (
    <Stack>
      <p>
        <Link to="/desk/messages">Tin nhắn của khách</Link>
      </p>
      <ThreadHead thread={thread} seen={seen} onSettled={revalidate} />
      {talk.next ? (
        <ButtonLink isSmall to={`?after=${encodeURIComponent(talk.next)}`}>
          Tin cũ hơn
        </ButtonLink>
      ) : null}
      <Talk messages={talk.messages} mine="staff" />
      {isOld ? (
        <ButtonLink isSmall to="?">
          Về tin mới nhất để trả lời
        </ButtonLink>
      ) : (
        <Card>
          <AnswerCustomer
            key={thread.id}
            customerId={thread.customer.id}
            orderCode={thread.order_code}
            seen={seen}
            prepared={prepared}
            onSent={revalidate}
          />
        </Card>
      )}
    </Stack>
  );
}

/** What of the customer was read on the newest page; where nothing of theirs stands, what is above it. */
const newestSeen = (messages: readonly ThreadMessage[]) =>
  (messages.findLast(({ by }) => by === 'customer') ?? messages[0])?.id;

/** Whose talk it is, what it is about, and whether it waits. */
function ThreadHead({
  thread,
  seen,
  onSettled,
}: Pick<Route.ComponentProps['loaderData'], 'thread'> & {
  /** Undefined on a page of old messages: nothing is settled from there. */
  readonly seen: string | undefined;
  readonly onSettled: () => Promise<void>;
}) {
  const settle = useAction((body: { readonly seen: string }, idempotencyKey) =>
    call(settleThreadEndpoint, { params: { id: thread.id }, body }, { idempotencyKey }),
  );
  return (
    <>
      <Row isSpread>
        <h1>
          <Link to={`/desk/customers/${thread.customer.id}`}>
            {thread.customer.full_name || thread.customer.customer_no}
          </Link>
        </h1>
        {thread.waits_since ? (
          <Row>
            <span>Khách chờ từ {formatMoment(thread.waits_since)}</span>
            {seen ? (
              <Button
                isSmall
                isBusy={settle.isBusy}
                onClick={async () => {
                  await settle.run({ seen });
                  await onSettled();
                }}
              >
                Không cần trả lời
              </Button>
            ) : null}
          </Row>
        ) : (
          <span>Không có tin nào chờ trả lời</span>
        )}
      </Row>
      <RefusalNote refusal={settle.refusal} />
      {thread.order_code ? (
        <p>
          Về đơn{' '}
          <Link to={`/desk/orders/${encodeURIComponent(thread.order_code)}`}>
            {thread.order_code}
          </Link>
        </p>
      ) : null}
    </>
  );
}
