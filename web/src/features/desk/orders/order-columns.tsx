import type { OrderTableRow } from '@hako/contract/desk/order-table';
import { Link } from 'react-router';
import type { TableColumn } from '../../../parts/desk/table/desk-table.tsx';
import { shipModeText } from '../../../text/contact.ts';
import { formatDong } from '../../../text/money.ts';
import { formatDuration, formatMoment, timestampOf } from '../../../text/time.ts';
import { GOODS_COLUMNS } from '../goods-columns.tsx';

type OrderColumn = TableColumn<OrderTableRow>;

const sumOf = (of: (row: OrderTableRow) => number) => (rows: readonly OrderTableRow[]) =>
  formatDong(rows.reduce((sum, row) => sum + of(row), 0));

/** What was ordered, by whom, and where it stands. */
const WHAT: readonly OrderColumn[] = [
  {
    key: 'code',
    head: 'Mã đơn',
    isSortable: true,
    isFixed: true,
    cell: ({ code }) => <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>,
  },
  {
    key: 'created',
    head: 'Ngày đặt',
    isSortable: true,
    cell: (row) => formatMoment(row.created_at),
  },
  {
    key: 'customer',
    head: 'Khách hàng',
    cell: ({ customer }) => (
      <Link to={`/desk/customers/${customer.id}`} title={customer.customer_no}>
        {customer.full_name}
      </Link>
    ),
  },
  ...GOODS_COLUMNS,
  { key: 'state', head: 'Trạng thái', cell: (row) => row.state_label },
];

/** What it costs. */
const MONEY: readonly OrderColumn[] = [
  {
    key: 'first',
    head: 'Lần 1',
    isFigure: true,
    isSortable: true,
    cell: (row) => formatDong(row.first_payment_vnd),
    totalOf: sumOf((row) => row.first_payment_vnd),
  },
  {
    key: 'second',
    head: 'Lần 2',
    isFigure: true,
    cell: (row) => `${row.is_second_final ? '' : '≈ '}${formatDong(row.second_payment_vnd)}`,
    totalOf: sumOf((row) => row.second_payment_vnd),
  },
];

const FLOWS: readonly OrderColumn[] = [
  {
    key: 'received',
    head: 'Đã thu',
    isFigure: true,
    cell: (row) => row.received_vnd !== null && formatDong(row.received_vnd),
    totalOf: sumOf((row) => row.received_vnd ?? 0),
  },
  {
    key: 'refunded',
    head: 'Đã hoàn',
    isFigure: true,
    cell: (row) => row.refunded_vnd !== null && formatDong(row.refunded_vnd),
    totalOf: sumOf((row) => row.refunded_vnd ?? 0),
  },
];

const MARGIN: OrderColumn = {
  key: 'margin',
  head: 'Lãi gộp',
  isFigure: true,
  cell: ({ margin }) =>
    margin && `${margin.is_forecast ? '≈ ' : ''}${formatDong(margin.margin_vnd)}`,
  totalOf: sumOf(({ margin }) => margin?.margin_vnd ?? 0),
};

const lastAt = (nowMs: number): readonly OrderColumn[] => [
  {
    key: 'moved',
    head: 'Ở trạng thái này',
    isSortable: true,
    cell: (row) => formatDuration(Math.max(0, nowMs - timestampOf(row.moved_at))),
  },
  { key: 'sales', head: 'Phụ trách', cell: (row) => row.sales_name ?? 'chưa có' },
  { key: 'mode', head: 'Hình thức', isExtra: true, cell: (row) => shipModeText(row.ship_mode) },
];

interface Sees {
  readonly seesMoney: boolean;
  readonly seesMargin: boolean;
}

/** The columns of the table of orders at this moment; what moved and the margin for whoever may see it. */
export const orderColumns = (
  nowMs: number,
  { seesMoney, seesMargin }: Sees,
): readonly OrderColumn[] => [
  ...WHAT,
  ...MONEY,
  ...(seesMoney ? FLOWS : []),
  ...(seesMargin ? [MARGIN] : []),
  ...lastAt(nowMs),
];
