import { exportPurchasesEndpoint, type PurchaseRow } from '@hako/contract/desk/purchases';
import type { readTableChoicesEndpoint } from '@hako/contract/desk/order-table';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import {
  DeskTable,
  type TableColumn,
  type TablePage,
} from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';
import { formatRate, formatYen } from '../../../text/money.ts';
import { SITE_CHOICES } from '../../../text/sites.ts';
import { formatMoment } from '../../../text/time.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { GOODS_COLUMNS } from '../goods-columns.tsx';

/** The words of the filters in the address; the file is asked with the same. */
export const PURCHASE_FILTERS = [
  'q',
  'state',
  'site',
  'account',
  'from',
  'to',
  'untracked',
  'sort',
] as const;

type States = EndpointReply<typeof readTableChoicesEndpoint>['data']['states'];

const filtersOf = (states: States) =>
  [
    { kind: 'text', name: 'q', label: 'Mã hoặc tên món', placeholder: 'HK…, mã sàn' },
    { kind: 'choice', name: 'site', label: 'Sàn', options: SITE_CHOICES },
    { kind: 'text', name: 'account', label: 'Tài khoản mua', placeholder: 'hako-01' },
    { kind: 'choice', name: 'state', label: 'Trạng thái', options: states },
    { kind: 'day', name: 'from', label: 'Mua từ ngày' },
    { kind: 'day', name: 'to', label: 'Đến ngày' },
    {
      kind: 'choice',
      name: 'untracked',
      label: 'Vận đơn',
      options: [{ value: 'yes', label: 'Người bán chưa báo mã' }],
    },
  ] as const;

const yenText = (amount: number | null): string =>
  amount === null ? 'chưa ghi' : formatYen(amount);

/** Columns for whoever sees the money of orders; to others the server tells none of it. */
const SUMS: ReadonlySet<string> = new Set(['paid', 'rate', 'domestic']);

const COLUMNS: readonly TableColumn<PurchaseRow>[] = [
  {
    key: 'code',
    head: 'Mã đơn',
    isSortable: true,
    isFixed: true,
    cell: ({ code }) => <Link to={`/desk/purchases/${encodeURIComponent(code)}`}>{code}</Link>,
  },
  {
    key: 'bought',
    head: 'Mua lúc',
    isSortable: true,
    cell: (row) => formatMoment(row.bought_at),
  },
  ...GOODS_COLUMNS,
  { key: 'account', head: 'Tài khoản', cell: ({ account }) => account ?? '—' },
  { key: 'means', head: 'Trả bằng', cell: ({ means }) => means ?? '—' },
  {
    key: 'paid',
    head: 'Đã trả',
    isFigure: true,
    isSortable: true,
    cell: (row) => yenText(row.paid_jpy),
    totalOf: (rows) => formatYen(rows.reduce((sum, row) => sum + (row.paid_jpy ?? 0), 0)),
  },
  {
    key: 'tracking',
    head: 'Vận đơn của người bán',
    cell: ({ tracking }) => (tracking.length === 0 ? 'chưa có' : tracking.join(', ')),
  },
  { key: 'state', head: 'Trạng thái', cell: (row) => row.state_label },
  { key: 'seller', head: 'Người bán', isExtra: true, cell: ({ seller }) => seller ?? '—' },
  {
    key: 'rate',
    head: 'Tỷ giá',
    isExtra: true,
    isFigure: true,
    cell: ({ rate }) => (rate === null ? '—' : formatRate(rate)),
  },
  {
    key: 'domestic',
    head: 'Ship nội địa Nhật',
    isExtra: true,
    isFigure: true,
    cell: (row) => yenText(row.domestic_shipping_jpy),
  },
  {
    key: 'number',
    head: 'Mã đơn ở sàn',
    isExtra: true,
    cell: (row) => row.marketplace_order_number ?? '—',
  },
  {
    key: 'customer',
    head: 'Khách hàng',
    isExtra: true,
    cell: ({ customer }) => <Link to={`/desk/customers/${customer.id}`}>{customer.full_name}</Link>,
  },
];

/** Everything that was bought. */
export function PurchaseTable({
  page,
  states,
  asked,
}: {
  readonly page: TablePage<PurchaseRow>;
  readonly states: States;
  readonly asked: object;
}) {
  const seesMoney = permits(useViewer(), 'money.see');
  return (
    <Stack>
      <TableFilters filters={filtersOf(states)} />
      <DeskTable
        id="purchases"
        name="Mua hàng"
        unit="món đã mua"
        columns={COLUMNS.filter(({ key }) => seesMoney || !SUMS.has(key))}
        page={page}
        keyOf={({ code }) => code}
        usualSort="-bought"
        file={{ endpoint: exportPurchasesEndpoint, query: asked }}
      />
    </Stack>
  );
}
