import type { RegisteredBid } from '@hako/contract/bidding/register';
import { BID_STATES } from '@hako/contract/bidding/register';
import type {
  CustomerBill,
  CustomerComplaint,
  CustomerParcel,
} from '@hako/contract/desk/customer-lists';
import type { OrderTableRow } from '@hako/contract/desk/order-table';
import { Link } from 'react-router';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import { formatCount, formatDong, formatYen } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import styles from './customer-sheet.module.css';

const OrderLink = ({ code }: { readonly code: string }) => (
  <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>
);
const OrderLinks = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.map((code, index) => (
    <span key={code}>
      {index > 0 ? ', ' : ''}
      <OrderLink code={code} />
    </span>
  ));

const ORDERS: readonly Column<OrderTableRow>[] = [
  {
    key: 'code',
    head: 'Đơn',
    cell: ({ code, title }) => (
      <span className={styles.order}>
        <OrderLink code={code} />
        <span className={styles.title} title={title}>
          {title}
        </span>
      </span>
    ),
  },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  { key: 'first', head: 'Lần 1', isFigure: true, cell: (row) => formatDong(row.first_payment_vnd) },
  {
    key: 'got',
    head: 'Đã thu',
    isFigure: true,
    cell: (row) => (row.received_vnd === null ? '—' : formatDong(row.received_vnd)),
  },
  { key: 'moved', head: 'Đổi lúc', cell: (row) => formatMoment(row.moved_at) },
];
const BIDS: readonly Column<RegisteredBid>[] = [
  {
    key: 'title',
    head: 'Phiên',
    cell: ({ id, title }) => (
      <span className={styles.order}>
        <Link to={`/desk/bids/${id}`} className={styles.title} title={title}>
          {title}
        </Link>
      </span>
    ),
  },
  { key: 'state', head: 'Trạng thái', cell: ({ state }) => BID_STATES[state] },
  { key: 'maximum', head: 'Giá tối đa', isFigure: true, cell: (row) => formatYen(row.maximum_jpy) },
  { key: 'ends', head: 'Kết thúc', cell: (row) => formatMoment(row.ends_at) },
  {
    key: 'order',
    head: 'Đơn',
    cell: ({ order_code: code }) => (code ? <OrderLink code={code} /> : '—'),
  },
];
const PARCELS: readonly Column<CustomerParcel>[] = [
  { key: 'code', head: 'Kiện', cell: ({ code }) => code },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  { key: 'shelf', head: 'Chỗ để', cell: ({ shelf }) => shelf ?? '—' },
  { key: 'weight', head: 'Cân', isFigure: true, cell: (row) => `${formatCount(row.weight_g)} g` },
  { key: 'orders', head: 'Đơn', cell: ({ orders }) => <OrderLinks codes={orders} /> },
  { key: 'received', head: 'Nhận lúc', cell: (row) => formatMoment(row.received_at) },
];
const BILLS: readonly Column<CustomerBill>[] = [
  { key: 'code', head: 'Mã phiếu', cell: ({ code }) => code },
  { key: 'orders', head: 'Đơn', cell: ({ orders }) => <OrderLinks codes={orders} /> },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  { key: 'total', head: 'Tổng', isFigure: true, cell: (row) => formatDong(row.total_vnd) },
  { key: 'paid', head: 'Thanh toán', cell: (row) => paidText(row) },
  { key: 'made', head: 'Lập lúc', cell: (row) => formatMoment(row.created_at) },
];
const COMPLAINTS: readonly Column<CustomerComplaint>[] = [
  {
    key: 'code',
    head: 'Khiếu nại',
    cell: ({ id, code }) => <Link to={`/desk/complaints?id=${id}`}>{code}</Link>,
  },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  {
    key: 'order',
    head: 'Đơn',
    cell: ({ order_code: code }) => (code ? <OrderLink code={code} /> : '—'),
  },
  { key: 'refund', head: 'Đã hoàn', isFigure: true, cell: (row) => formatDong(row.refund_vnd) },
  { key: 'made', head: 'Gửi lúc', cell: (row) => formatMoment(row.created_at) },
];

const paidText = ({ is_paid: isPaid, is_cod: isCod }: CustomerBill): string => {
  if (isPaid) return 'đã trả';
  return isCod ? 'thu khi giao' : 'chưa trả';
};

interface Page<R> {
  readonly rows: readonly R[];
  readonly next?: string | undefined;
}

interface Props<R extends { readonly id?: string; readonly code?: string }> {
  readonly title: string;
  readonly nothing: string;
  readonly columns: readonly Column<R>[];
  readonly page: Page<R>;
}

/** A list of what is the customer's, a page of it. */
const Belongings = <R extends { readonly id?: string; readonly code?: string }>({
  title,
  nothing,
  columns,
  page,
}: Props<R>) => (
  <Card title={title} level={3}>
    <DataTable
      name={title}
      isDense
      columns={columns}
      rows={page.rows}
      keyOf={(row) => row.id ?? row.code ?? ''}
      empty={<EmptyState title={nothing} />}
    />
    <TablePages next={page.next} />
  </Card>
);

export const CustomerOrders = ({ page }: { readonly page: Page<OrderTableRow> }) => (
  <Belongings title="Đơn hàng" nothing="Khách chưa có đơn nào" columns={ORDERS} page={page} />
);
export const CustomerBids = ({ page }: { readonly page: Page<RegisteredBid> }) => (
  <Belongings title="Lượt đặt giá" nothing="Khách chưa đặt giá" columns={BIDS} page={page} />
);
export const CustomerParcels = ({ page }: { readonly page: Page<CustomerParcel> }) => (
  <Belongings title="Kiện hàng" nothing="Khách chưa có kiện nào" columns={PARCELS} page={page} />
);
export const CustomerBills = ({ page }: { readonly page: Page<CustomerBill> }) => (
  <Belongings
    title="Phiếu xuất kho"
    nothing="Khách chưa có phiếu nào"
    columns={BILLS}
    page={page}
  />
);
export const CustomerComplaints = ({ page }: { readonly page: Page<CustomerComplaint> }) => (
  <Belongings
    title="Khiếu nại"
    nothing="Khách chưa khiếu nại lần nào"
    columns={COMPLAINTS}
    page={page}
  />
);
