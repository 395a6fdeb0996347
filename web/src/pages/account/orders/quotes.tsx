import { listBillsEndpoint } from '@hako/contract/billing/slips';
import { LIMITS } from '@hako/contract/kit/limits';
import { exportQuotesEndpoint, listQuotesEndpoint } from '@hako/contract/orders/orders';
import type { OrderState } from '@hako/contract/orders/states';
import { useState } from 'react';
import { load, loadOr } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { isSearched, ListSearch, listAddress, listSearchIn } from '../../../parts/list-search.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { openBillsByOrder, settledByOrder } from '../../../features/orders/next-step.tsx';
import { OrderRow, OrderRows } from '../../../features/orders/order-row.tsx';
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
  const asked = listSearchIn(search);
  const { data, options } = await load(context, listQuotesEndpoint, {
    query: { page, size: PAGE_SIZE, ...asked, ...(tab === 'total' ? {} : { tab }) },
  });
  const { unpaid, all } = await readBills(context, data.results);
  const { id: customerId, availableVnd } = context.get(viewerContext);
  return {
    tab,
    asked,
    orders: data.results,
    bills: openBillsByOrder(unpaid.bills),
    settled: { ...unknown(data.results, all), ...settledByOrder(all.bills) },
    pagination: data.pagination,
    counters: options,
    customerId,
    availableVnd,
  };
}

/** Where not all bills are known, nobody is told that something is owed. */
const unknown = (
  orders: readonly { readonly code: string; readonly state: OrderState }[],
  { isWhole }: { readonly isWhole: boolean },
): Readonly<Record<string, 'unknown'>> =>
  Object.fromEntries(
    orders
      .filter(({ state }) => !isWhole && BILLED.includes(state))
      .map(({ code }) => [code, 'unknown'] as const),
  );

const BILLED: readonly OrderState[] = [
  'BILL_APPROVED',
  'PACKING',
  'BILL_EXPORT',
  'DELIVERY',
  'BILL_INVENTORY',
];

/**
 * Who is asked for a payment, and how it was paid, is said by the bills alone; few lists have one.
 */
async function readBills(
  context: Route.LoaderArgs['context'],
  orders: readonly { readonly state: OrderState }[],
) {
  const read = async (isNeeded: boolean, tab?: 'unpaid') => {
    const query = { size: LIMITS.maxPageSize, ...(tab ? { tab } : {}) };
    const bills = isNeeded
      ? await loadOr(context, listBillsEndpoint, { query }, undefined)
      : undefined;
    const found = bills?.data.results ?? [];
    const isWhole =
      !isNeeded || (bills !== undefined && bills.data.pagination.total <= found.length);
    return { bills: found, isWhole };
  };
  const has = (states: readonly OrderState[]) => orders.some(({ state }) => states.includes(state));
  const [unpaid, all] = await Promise.all([
    read(has(['BILL_APPROVED']), 'unpaid'),
    read(has(BILLED)),
  ]);
  return { unpaid, all };
}

export default function QuotesPage({
  loaderData: {
    tab,
    asked,
    orders,
    bills,
    settled,
    pagination,
    counters,
    customerId,
    availableVnd,
  },
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
      <QuotesHead tab={tab} asked={asked} orders={orders} />
      <ListSearch
        placeholder="Mã đơn hoặc tên món"
        asked={asked}
        tab={tab === 'total' ? undefined : tab}
      />
      <StateTabs tab={tab} asked={asked} counters={counters} />
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
          <PayChosen orders={payable} availableVnd={availableVnd} onTried={revalidate} />
        </Stack>
      )}
      <Pager page={pagination.current} size={pagination.pageSize} total={pagination.total} />
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
function StateTabs({ tab, asked, counters }: Pick<Loaded, 'tab' | 'asked' | 'counters'>) {
  return (
    <TabLinks
      label="Tình trạng đơn"
      chosen={tab}
      tabs={TABS.map(({ key, label }) => ({
        key,
        label,
        ...(counters[key] > 0 && !isSearched(asked) ? { count: counters[key] } : {}),
        to: listAddress(asked, key === 'total' ? undefined : key),
      }))}
    />
  );
}
