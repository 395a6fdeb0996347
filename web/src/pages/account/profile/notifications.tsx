import { readAllNotificationsEndpoint } from '@hako/contract/notifications/notifications';
import {
  listNotificationThreadsEndpoint,
  listThreadNotificationsEndpoint,
  readNotificationThreadEndpoint,
} from '@hako/contract/notifications/threads';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { useAction } from '../../../api/use-action.ts';
import {
  NotificationThreads,
  partOf,
} from '../../../features/notifications/notification-threads.tsx';
import { ThreadRows } from '../../../features/notifications/thread-rows.tsx';
import { chosenIn } from '../../../text/address.ts';
import { vi } from '../../../text/vi.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/notifications';

export const meta: Route.MetaFunction = () => [{ title: 'Thông báo · Hako' }];

const TABS = [
  { key: 'all', label: 'Tất cả' },
  { key: 'over_pricing', label: 'Bị vượt giá' },
  { key: 'bids', label: 'Đấu giá' },
  { key: 'orders', label: 'Đơn hàng' },
  { key: 'money', label: 'Tiền' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = chosenIn(search, 'type', TABS);
  const after = /^\d{1,9}$/.test(search.get('after') ?? '') ? Number(search.get('after')) : 0;
  const behind = after > 0 ? { after } : {};
  const thread = search.get('thread');
  if (thread && /^[\x20-\x7e]{2,200}$/.test(thread)) {
    const told = await load(context, listThreadNotificationsEndpoint, {
      query: { thread, ...behind },
    });
    return { tab, thread, threads: [], ...told };
  }
  const told = await load(context, listNotificationThreadsEndpoint, {
    query: { ...(tab === 'all' ? {} : { tab }), ...behind },
  });
  return { tab, thread: null, rows: [], ...told };
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <h1>Thông báo</h1>
        {loaderData.thread === null ? (
          <ReadAll unread={loaderData.statistics.total_unreaded} />
        ) : null}
      </Row>
      {loaderData.thread === null ? <Threads {...loaderData} /> : <OneThread {...loaderData} />}
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function ReadAll({ unread }: { readonly unread: number }) {
  const { revalidate } = useRevalidator();
  const readAll = useAction((_: null, idempotencyKey) =>
    call(readAllNotificationsEndpoint, {}, { idempotencyKey }),
  );
  async function markAll() {
    if (!(await readAll.run(null))) toast(vi.failed, 'bad');
    await revalidate();
  }
  if (unread === 0) return null;
  return (
    <Button isSmall isBusy={readAll.isBusy} onClick={markAll}>
      Đánh dấu đã đọc hết ({unread})
    </Button>
  );
}

function Threads({ tab, threads, next }: Loaded) {
  const wordOf = (key: Loaded['tab']) => (key === 'all' ? '' : `type=${key}`);
  return (
    <>
      <TabLinks
        label="Lọc thông báo"
        chosen={tab}
        tabs={TABS.map(({ key, label }) => ({ key, label, to: `?${wordOf(key)}` }))}
      />
      {threads.length === 0 ? (
        <EmptyState
          title={tab === 'all' ? 'Chưa có thông báo nào' : 'Không có thông báo ở mục này'}
        >
          Khi có người vượt giá, tiền vào ví hay đơn hàng chuyển trạng thái, bạn được báo ở đây.
        </EmptyState>
      ) : (
        <NotificationThreads threads={threads} tab={tab === 'all' ? undefined : tab} />
      )}
      {next === null ? null : (
        <ButtonLink to={`?${wordOf(tab)}&after=${next}`}>{vi.more}</ButtonLink>
      )}
    </>
  );
}

/** All that was told of one thing. */
function OneThread({ thread, rows, next }: Loaded) {
  const { revalidate } = useRevalidator();
  const read = useAction((_: null, idempotencyKey) =>
    call(
      readNotificationThreadEndpoint,
      { body: partOf({ key: thread ?? '', latest: rows[0] as (typeof rows)[0] }) },
      { idempotencyKey },
    ),
  );
  async function mark() {
    if (!(await read.run(null))) toast(vi.failed, 'bad');
    await revalidate();
  }
  return (
    <>
      <Row isSpread>
        <Link to="/account/user/notification-mgmt">‹ Tất cả thông báo</Link>
        {rows.some((row) => !row.is_read) ? (
          <Button isSmall isBusy={read.isBusy} onClick={mark}>
            Đánh dấu đã đọc
          </Button>
        ) : null}
      </Row>
      {rows.length === 0 ? (
        <EmptyState title="Không còn thông báo nào ở đây" />
      ) : (
        <ThreadRows rows={rows} />
      )}
      {next === null ? null : (
        <ButtonLink to={`?thread=${encodeURIComponent(thread ?? '')}&after=${next}`}>
          {vi.more}
        </ButtonLink>
      )}
    </>
  );
}
