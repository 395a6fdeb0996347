import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { FLOAT_MOVEMENT_KINDS, type FloatMovementRow } from '@hako/contract/float/movements';
import { Link } from 'react-router';
import { formatDong, formatYen } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { ReverseEntry } from './reverse-entry.tsx';
import { SpentActs } from './spent-acts.tsx';

interface Props {
  readonly rows: readonly FloatMovementRow[];
  readonly accounts: readonly FloatAccountRow[];
  /** May also correct what was charged, and book what a seller gave back. */
  readonly keepsBooks: boolean;
}

const columnsOf = ({ accounts, keepsBooks }: Omit<Props, 'rows'>): Column<FloatMovementRow>[] => [
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  { key: 'kind', head: 'Vì sao', isText: true, cell: (row) => <Why row={row} /> },
  {
    key: 'amount',
    head: 'Yên',
    isFigure: true,
    cell: ({ amount_jpy: sum }) => (sum > 0 ? `+${formatYen(sum)}` : formatYen(sum)),
  },
  { key: 'balance', head: 'Còn lại', isFigure: true, cell: (row) => formatYen(row.balance_jpy) },
  {
    key: 'acts',
    head: '',
    cell: (row) =>
      row.is_undone ? null : (
        <>
          {row.order && row.kind !== 'refund' ? (
            <SpentActs code={row.order.code} accounts={accounts} keepsBooks={keepsBooks} />
          ) : null}
          {keepsBooks && mayReverse(row) ? <ReverseEntry row={row} /> : null}
        </>
      ),
  },
];

function Why({ row }: { readonly row: FloatMovementRow }) {
  return (
    <span>
      {FLOAT_MOVEMENT_KINDS[row.kind]}
      {row.cost_vnd === null ? null : ` bằng ${formatDong(row.cost_vnd)}`}
      {row.order ? (
        <>
          {' '}
          <Link to={`/desk/orders/${row.order.code}`}>{row.order.code}</Link>
          {row.order.number ? ` · ${row.order.number}` : null}
        </>
      ) : null}
      {row.is_undone ? (
        <>
          {' '}
          <Tag>{row.is_moved ? 'Đã chuyển tài khoản' : 'Đã hoàn bút toán'}</Tag>
        </>
      ) : null}
      <br />
      <small>{[whoOf(row), row.note].filter(Boolean).join(': ')}</small>
    </span>
  );
}

/** A purchase is moved or corrected instead. */
const mayReverse = ({ kind }: FloatMovementRow): boolean => kind !== 'purchase' && kind !== 'moved';

const whoOf = ({ made_by: by, approved_by: second }: FloatMovementRow): string =>
  second ? `${by}, ${second} duyệt` : by || 'Tự động';

/** The movements of an account, newest first. */
export function MovementTable({ rows, ...acts }: Props) {
  return (
    <DataTable
      name="Các khoản của tài khoản"
      columns={columnsOf(acts)}
      rows={rows}
      keyOf={({ id }) => id}
      isDense
      empty={
        <EmptyState title="Chưa có khoản nào">
          Khoản mua đầu tiên trả từ tài khoản này sẽ hiện ở đây.
        </EmptyState>
      }
    />
  );
}
