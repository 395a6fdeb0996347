import type { DeskThread } from '@hako/contract/messages/desk';
import { Link } from 'react-router';
import { formatMoment, momentOrDash } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

const COLUMNS: readonly Column<DeskThread>[] = [
  {
    key: 'customer',
    head: 'Khách hàng',
    cell: ({ id, customer }) => (
      <Link to={`/desk/messages/${id}`}>{customer.full_name || customer.customer_no}</Link>
    ),
  },
  {
    key: 'about',
    head: 'Về',
    cell: ({ order_code: code }) =>
      code ? <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link> : 'chuyện chung',
  },
  {
    key: 'waits',
    head: 'Chờ từ',
    cell: (row) => momentOrDash(row.waits_since),
  },
  { key: 'last', head: 'Tin mới nhất', cell: (row) => formatMoment(row.last_at) },
  { key: 'count', head: 'Số tin', isFigure: true, cell: (row) => row.messages },
  { key: 'unread', head: 'Khách chưa đọc', isFigure: true, cell: (row) => row.unread },
];

/** Talks with customers, one line each. */
export const DeskThreads = ({
  threads,
  isWaiting,
}: {
  readonly threads: readonly DeskThread[];
  readonly isWaiting: boolean;
}) => (
  <DataTable
    name="Tin nhắn"
    columns={COLUMNS}
    rows={threads}
    keyOf={({ id }) => id}
    empty={
      <EmptyState
        title={isWaiting ? 'Không có khách nào đang chờ trả lời' : 'Chưa có cuộc trò chuyện nào'}
      />
    }
  />
);
