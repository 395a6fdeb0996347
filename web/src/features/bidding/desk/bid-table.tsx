import { siteName } from '@hako/contract/marketplaces/sites';
import {
  BID_STATES,
  exportBidRegisterEndpoint,
  type RegisteredBid,
} from '@hako/contract/bidding/register';
import { Link } from 'react-router';
import {
  DeskTable,
  type TableColumn,
  type TablePage,
} from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { formatCount, formatYen } from '../../../text/money.ts';
import { SITE_CHOICES } from '../../../text/sites.ts';
import { formatMoment } from '../../../text/time.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import styles from './bid-table.module.css';

/** The words of the filters in the address; the file is asked with the same. */
export const BID_FILTERS = [
  'state',
  'mode',
  'site',
  'account',
  'customer',
  'from',
  'to',
  'doubt',
  'sort',
] as const;

const FILTERS = [
  { kind: 'text', name: 'customer', label: 'Khách hàng', placeholder: 'Tên, SĐT, mã khách' },
  {
    kind: 'choice',
    name: 'state',
    label: 'Trạng thái',
    options: Object.entries(BID_STATES).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    name: 'mode',
    label: 'Cách đặt',
    options: [
      { value: 'now', label: 'Đặt ngay' },
      { value: 'snipe', label: 'Săn phút chót' },
      { value: 'group', label: 'Nhóm săn' },
    ],
  },
  { kind: 'choice', name: 'site', label: 'Sàn', options: SITE_CHOICES },
  { kind: 'text', name: 'account', label: 'Tài khoản', placeholder: 'hako-01' },
  { kind: 'day', name: 'from', label: 'Kết thúc từ ngày' },
  { kind: 'day', name: 'to', label: 'Đến ngày' },
  {
    kind: 'choice',
    name: 'doubt',
    label: 'Nghi vấn',
    options: [{ value: 'yes', label: 'Chỉ lượt còn nghi vấn' }],
  },
] as const;

/** How a bid is placed, in words. */
export const modeText = ({ mode, is_grouped: isGrouped }: RegisteredBid): string =>
  isGrouped ? 'Nhóm săn' : mode === 'snipe' ? 'Săn phút chót' : 'Đặt ngay';
/** Where it stands; doubt is a word beside it. */
export const stateText = ({ state, is_doubtful: isDoubtful }: RegisteredBid): string =>
  `${BID_STATES[state]}${isDoubtful ? ' · nghi vấn' : ''}`;
export const msText = (ms: number | null): string => (ms === null ? '—' : `${formatCount(ms)} ms`);

const COLUMNS: readonly TableColumn<RegisteredBid>[] = [
  {
    key: 'title',
    head: 'Phiên',
    isFixed: true,
    cell: ({ id, title }) => (
      <Link className={styles.title} to={`/desk/bids/${id}`} title={title}>
        {title}
      </Link>
    ),
  },
  {
    key: 'created',
    head: 'Đặt lúc',
    isSortable: true,
    cell: (row) => formatMoment(row.created_at),
  },
  { key: 'state', head: 'Trạng thái', cell: stateText },
  { key: 'mode', head: 'Cách đặt', cell: modeText },
  {
    key: 'maximum',
    head: 'Giá tối đa',
    isFigure: true,
    isSortable: true,
    cell: (row) => formatYen(row.maximum_jpy),
  },
  { key: 'price', head: 'Giá', isFigure: true, cell: (row) => formatYen(row.price_jpy) },
  {
    key: 'ends',
    head: 'Kết thúc',
    isSortable: true,
    cell: (row) => formatMoment(row.ends_at),
  },
  { key: 'late', head: 'Gửi trễ', isFigure: true, cell: (row) => msText(row.late_ms) },
  { key: 'account', head: 'Tài khoản', cell: ({ account }) => account },
  {
    key: 'customer',
    head: 'Khách hàng',
    cell: ({ customer }) => (
      <Link to={`/desk/customers/${customer.id}`} title={customer.customer_no}>
        {customer.full_name || customer.customer_no}
      </Link>
    ),
  },
  {
    key: 'order',
    head: 'Đơn',
    cell: ({ order_code: code }) =>
      code && <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>,
  },
  { key: 'site', head: 'Sàn', isExtra: true, cell: ({ site }) => siteName(site) },
  {
    key: 'lead',
    head: 'Gửi trước',
    isExtra: true,
    isFigure: true,
    cell: (row) => msText(row.lead_ms),
  },
];

/** All bids of all customers. */
export function BidTable({
  page,
  asked,
}: {
  readonly page: TablePage<RegisteredBid>;
  readonly asked: object;
}) {
  return (
    <Stack>
      <TableFilters filters={FILTERS} />
      <DeskTable
        id="bids"
        name="Lượt đặt giá"
        unit="lượt đặt giá"
        columns={COLUMNS}
        page={page}
        keyOf={({ id }) => id}
        usualSort="-created"
        file={{ endpoint: exportBidRegisterEndpoint, query: asked }}
      />
    </Stack>
  );
}
