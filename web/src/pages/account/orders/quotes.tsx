import {
  exportQuotesEndpoint,
  listQuotesEndpoint,
  QUOTE_SORTS,
} from '@hako/contract/orders/orders';
import { useState } from 'react';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { ListPages } from '../../../parts/list-pages.tsx';
import { isSearched, ListSearch, listAddress, listSearchIn } from '../../../parts/list-search.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { openBillsByOrder, settledByOrder } from '../../../features/orders/next-step.tsx';
import { OrderRow, OrderRows } from '../../../features/orders/order-row.tsx';
import { PayChosen } from '../../../features/orders/pay-chosen.tsx';
import { afterIn, chosenIn, pageIn, sortIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/quotes';
import { readBills, unknownOf } from './bills-of-orders.ts';

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
  const sort = sortIn(search, QUOTE_SORTS);
  const asked = listSearchIn(search);
  const { data, options } = await load(context, listQuotesEndpoint, {
    query: {
      ...(sort ? { sort, after: afterIn(search) } : { page: pageIn(search) }),
      size: PAGE_SIZE,
      ...asked,
      ...(tab === 'total' ? {} : { tab }),
    },
  });
  const { unpaid, all } = await readBills(context, data.results);
  const { id: customerId, availableVnd } = context.get(viewerContext);
  return {
    tab,
    asked,
    sort,
    orders: data.results,
    bills: openBillsByOrder(unpaid.bills),
    settled: { ...unknownOf(data.results, all), ...settledByOrder(all.bills) },
    pagination: data.pagination,
    next: data.next,
    counters: options,
    customerId,
    availableVnd,
  };
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { tab, asked, sort, orders, bills, settled, pagination, customerId } = loaderData;
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
      <QuotesHead tab={tab} asked={asked} orders={orders} />
      <ListSearch
        placeholder="Mã đơn hoặc tên món"
        asked={asked}
        tab={tab === 'total' ? undefined : tab}
        sort={sort}
      />
      <StateTabs {...loaderData} />
      {orders.length === 0 ? (
        <NoOrders tab={tab} asked={asked} />
      ) : (
        <Stack>
          <OrderRows>
            {orders.map((order) => (
              <OrderRow
                key={order.code}
                order={order}
                bill={bills[order.code]}
                settled={settled[order.code]}
                {...(order.quote_ends_at === null
                  ? {}
                  : {
                      isChosen: chosen.has(order.code),
                      onChoose: (isOn: boolean) => choose(order.code, isOn),
                    })}
              />
            ))}
          </OrderRows>
          <PayChosen orders={payable} availableVnd={loaderData.availableVnd} onTried={revalidate} />
        </Stack>
      )}
      <ListPages
        page={pagination.current}
        size={pagination.pageSize}
        total={pagination.total}
        next={loaderData.next}
      />
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function NoOrders({ tab, asked }: Pick<Loaded, 'tab' | 'asked'>) {
  if (isSearched(asked))
    return (
      <EmptyState
        title="Không tìm thấy đơn phù hợp"
        action={
          <ButtonLink to={listAddress({}, tab === 'total' ? undefined : tab)}>
            Xóa bộ lọc
          </ButtonLink>
        }
      >
        Thử vài ký tự đầu của mã đơn, một từ trong tên món, hoặc khoảng ngày rộng hơn.
      </EmptyState>
    );
  return (
    <EmptyState
      title={tab === 'total' ? 'Bạn chưa có đơn hàng nào' : 'Không có đơn nào ở mục này'}
      action={<ButtonLink to="/">Tìm món đầu tiên</ButtonLink>}
    >
      Mỗi món bạn mua hoặc đấu giá được sẽ thành một đơn ở đây, theo dõi được về tới nhà.
    </EmptyState>
  );
}

function QuotesHead({ tab, asked, orders }: Pick<Loaded, 'tab' | 'asked' | 'orders'>) {
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
            input={{ query: { ...asked, ...(tab === 'total' ? {} : { tab }) } }}
          />
        ) : null}
      </Row>
    </Row>
  );
}

/** What is counted is all of a tab, so a searched list shows no counts. */
function StateTabs({ tab, asked, sort, counters }: Loaded) {
  return (
    <TabLinks
      label="Tình trạng đơn"
      chosen={tab}
      tabs={TABS.map(({ key, label }) => ({
        key,
        label,
        ...(counters[key] > 0 && !isSearched(asked) ? { count: counters[key] } : {}),
        to: listAddress(asked, key === 'total' ? undefined : key, sort),
      }))}
    />
  );
}
