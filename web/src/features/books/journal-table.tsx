import type { JournalRow } from '@hako/contract/books/books';
import { Link } from 'react-router';
import { formatMoment } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { formatAmount } from './amount.ts';
import styles from './journal-table.module.css';

type Side = JournalRow['debit'];
const SideCell = ({ side }: { readonly side: Side }) => (
  <>
    <strong className="tabular">{side.number}</strong> {side.name}
  </>
);

const COLUMNS: readonly Column<JournalRow>[] = [
  {
    key: 'number',
    head: 'Số chứng từ',
    cell: ({ number }) => <span className={`tabular ${styles.number}`}>{number}</span>,
  },
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  { key: 'memo', head: 'Diễn giải', cell: ({ memo, kind_label: kind }) => memo ?? kind },
  { key: 'debit', head: 'Nợ', cell: ({ debit }) => <SideCell side={debit} /> },
  { key: 'credit', head: 'Có', cell: ({ credit }) => <SideCell side={credit} /> },
  {
    key: 'amount',
    head: 'Số tiền',
    isFigure: true,
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  {
    key: 'customer',
    head: 'Khách',
    cell: ({ customer }) =>
      customer?.full_name ? (
        <Link to={`/desk/customers/${customer.id}`}>{customer.full_name}</Link>
      ) : null,
  },
];

/** Entries of the journal, newest first. */
export function JournalTable({ rows }: { readonly rows: readonly JournalRow[] }) {
  return (
    <DataTable
      name="Nhật ký chung"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ number }) => number}
      empty={
        <EmptyState title="Không có bút toán nào trong những ngày này">
          Chọn khoảng ngày khác, hoặc bỏ lọc tài khoản.
        </EmptyState>
      }
    />
  );
}
