import type { BalanceRow } from '@hako/contract/books/books';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { formatAmount, formatBalance } from './amount.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

const columnsOf = ({ from, to }: Days): readonly Column<BalanceRow>[] => [
  {
    key: 'number',
    head: 'Tài khoản',
    cell: ({ account, number, name }) => (
      <Link to={`/desk/journal?from=${from}&to=${to}&account=${account}`}>
        <span className="tabular">{number}</span> {name}
      </Link>
    ),
  },
  {
    key: 'opening',
    head: 'Dư đầu',
    isFigure: true,
    cell: ({ opening, currency }) => formatBalance(opening, currency),
  },
  {
    key: 'debit',
    head: 'Phát sinh Nợ',
    isFigure: true,
    cell: ({ debit, currency }) => formatAmount(debit, currency),
  },
  {
    key: 'credit',
    head: 'Phát sinh Có',
    isFigure: true,
    cell: ({ credit, currency }) => formatAmount(credit, currency),
  },
  {
    key: 'closing',
    head: 'Dư cuối',
    isFigure: true,
    cell: ({ closing, currency }) => formatBalance(closing, currency),
  },
];

const sumIn = (rows: readonly BalanceRow[], currency: 'VND' | 'JPY', side: 'debit' | 'credit') =>
  rows.reduce((sum, row) => sum + (row.currency === currency ? row[side] : 0), 0);

/** The balance of all accounts over some days; debit and credit are equal in each currency. */
export function BalanceTable({
  rows,
  days,
}: {
  readonly rows: readonly BalanceRow[];
  readonly days: Days;
}) {
  return (
    <>
      <DataTable
        name="Bảng cân đối phát sinh"
        columns={columnsOf(days)}
        rows={rows}
        keyOf={({ account, currency }) => `${account} ${currency}`}
        empty={<EmptyState title="Chưa có bút toán nào" />}
      />
      {(['VND', 'JPY'] as const)
        .filter((currency) => rows.some((row) => row.currency === currency))
        .map((currency) => (
          <p key={currency} className="tabular">
            Cộng phát sinh {currency}: Nợ {formatAmount(sumIn(rows, currency, 'debit'), currency)} =
            Có {formatAmount(sumIn(rows, currency, 'credit'), currency)}
          </p>
        ))}
    </>
  );
}
