import { exportQuotesEndpoint, listQuotesEndpoint } from '@hako/contract/orders/orders';
import { useState } from 'react';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { OrderRow } from '../../../features/orders/order-row.tsx';
import { PayChosen } from '../../../features/orders/pay-chosen.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/quotes';

export const meta: Route.MetaFunction = () => [{ title: 'Đơn hàng · Hako' }];

const TABS = [
  { key: 'total', label: 'Tất cả' },
  { key: 'wait_for_quote', label: 'Chờ báo giá' },
  { key: 'wait_for_pay', label: 'Chờ thanh toán' },
  { key: 'purchase', label: 'Mua hàng' },
  { key: 'transport', label: 'Vận chuyển' },
  { key: 'processing', label: 'Đang xử lý' },
  { key: 'invoice_created', label: 'Đã tạo phiếu' },
  { key: 'delivery_in_progress', label: 'Đang giao' },
  { key: 'delivery_successful', label: 'Đã giao' },
  { key: 'canceled', label: 'Đã hủy' },
] as const;

const PAGE_SIZE = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = chosenIn(search, 'tab', TABS);
  const page = pageIn(search);
  const { data, options } = await load(context, listQuotesEndpoint, {
    query: { page, size: PAGE_SIZE, ...(tab === 'total' ? {} : { tab }) },
  });
  const { id: customerId, availableVnd } = context.get(viewerContext);
  return {
    tab,
    orders: data.results,
    pagination: data.pagination,
    counters: options,
    customerId,
    availableVnd,
  };
}

export default function QuotesPage({
  loaderData: { tab, orders, pagination, counters, customerId, availableVnd },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (code: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, code] : [...chosen].filter((one) => one !== code)));
  const payable = orders.filter(({ code, quote_ends_at: end }) => end !== null && chosen.has(code));
  useLive(`customer:${customerId}`, (message) => {
    if (!message || message.kind === 'order-moved') void revalidate();
  });
  return (
    <Stack>
      <QuotesHead tab={tab} orders={orders} />
      <StateTabs tab={tab} counters={counters} />
      {orders.length === 0 ? (
        <EmptyState
          title={tab === 'total' ? 'Bạn chưa có đơn hàng nào' : 'Không có đơn nào ở mục này'}
          action={<ButtonLink to="/">Tìm món đầu tiên</ButtonLink>}
        >
          Mỗi món bạn mua hoặc đấu giá được sẽ thành một đơn ở đây, theo dõi được đến tận cửa nhà.
        </EmptyState>
      ) : (
        <Stack>
          <div>
            {orders.map((order) => (
              <OrderRow
                key={order.code}
                order={order}
                {...(order.quote_ends_at === null
                  ? {}
                  : {
                      isChosen: chosen.has(order.code),
                      onChoose: (isOn: boolean) => choose(order.code, isOn),
                    })}
              />
            ))}
          </div>
          <PayChosen orders={payable} availableVnd={availableVnd} onTried={revalidate} />
        </Stack>
      )}
      <Pager page={pagination.current} size={pagination.pageSize} total={pagination.total} />
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function QuotesHead({ tab, orders }: Pick<Loaded, 'tab' | 'orders'>) {
  return (
    <Row isSpread>
      <h1>Đơn hàng</h1>
      <Row>
        <ButtonLink isSmall to="/account/quotes/request">
          Nhờ báo giá
        </ButtonLink>
        {orders.length > 0 ? (
          <ExportButton
            endpoint={exportQuotesEndpoint}
            input={{ query: tab === 'total' ? {} : { tab } }}
          />
        ) : null}
      </Row>
    </Row>
  );
}

function StateTabs({ tab, counters }: Pick<Loaded, 'tab' | 'counters'>) {
  return (
    <TabLinks
      label="Tình trạng đơn"
      chosen={tab}
      tabs={TABS.map(({ key, label }) => ({
        key,
        label,
        ...(counters[key] > 0 ? { count: counters[key] } : {}),
        to: key === 'total' ? '?' : `?tab=${key}`,
      }))}
    />
  );
}
