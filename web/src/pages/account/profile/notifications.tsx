import { LIMITS } from '@hako/contract/kit/limits';
import {
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
} from '@hako/contract/notifications/notifications';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { useAction } from '../../../api/use-action.ts';
import { NotificationPageList } from '../../../features/notifications/notification-page-list.tsx';
import { pageIn } from '../../../text/address.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/notifications';

export const meta: Route.MetaFunction = () => [{ title: 'Thông báo · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const type = search.get('type') === 'over_pricing' ? 'over_pricing' : '';
  const page = pageIn(search);
  const list = await load(context, listNotificationsEndpoint, {
    query: { page, size: LIMITS.pageSize, type: type || undefined },
  });
  const outbid = list.collected.find((group) => group.type === 'over_pricing');
  return {
    type,
    rows: list.results,
    pagination: list.pagination,
    statistics: list.statistics,
    outbidTotal: outbid?.total ?? 0,
  };
}

export default function NotificationsPage({
  loaderData: { type, rows, pagination, statistics, outbidTotal },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const readAll = useAction((_: null, idempotencyKey) =>
    call(readAllNotificationsEndpoint, {}, { idempotencyKey }),
  );
  async function markAll() {
    if (!(await readAll.run(null))) toast(vi.failed, 'bad');
    await revalidate();
  }
  return (
    <Stack>
      <Row isSpread>
        <h1>Thông báo</h1>
        {statistics.total_unreaded > 0 ? (
          <Button isSmall isBusy={readAll.isBusy} onClick={markAll}>
            Đánh dấu đã đọc hết ({statistics.total_unreaded})
          </Button>
        ) : null}
      </Row>
      <TabLinks
        label="Lọc thông báo"
        chosen={type}
        tabs={[
          { key: '', label: 'Tất cả', count: statistics.total, to: '?' },
          {
            key: 'over_pricing',
            label: 'Bị vượt giá',
            count: outbidTotal,
            to: '?type=over_pricing',
          },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title="Chưa có thông báo nào">
          Khi có người vượt giá, tiền vào ví hay đơn hàng chuyển trạng thái, tin sẽ nằm ở đây.
        </EmptyState>
      ) : (
        <NotificationPageList rows={rows} />
      )}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
