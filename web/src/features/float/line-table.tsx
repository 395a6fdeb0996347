import { FLOAT_MOVEMENT_KINDS } from '@hako/contract/float/movements';
import { type FloatLine, type FloatUnit, LINE_ENDS } from '@hako/contract/float/statements';
import { formatYen } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { OpenLine, SettleLine } from './settle-line.tsx';

/** A movement, or those of one order, in a few words. */
const unitWords = ({ kind, order, amount_jpy: amount }: FloatUnit): string =>
  `${order ? `Đơn ${order}` : FLOAT_MOVEMENT_KINDS[kind]}, ${formatYen(amount)}`;

const SAID: readonly Column<FloatLine>[] = [
  { key: 'day', head: 'Ngày', cell: ({ day }) => formatDay(day) },
  {
    key: 'words',
    head: 'Sao kê ghi',
    cell: ({ reference, words }) => `${reference} ${words}`.trim() || '—',
  },
  {
    key: 'amount',
    head: 'Yên',
    isFigure: true,
    cell: ({ amount_jpy: sum }) => (sum > 0 ? `+${formatYen(sum)}` : formatYen(sum)),
  },
];
const OPEN: readonly Column<FloatLine>[] = [
  ...SAID,
  {
    key: 'may-be',
    head: 'Có thể là',
    cell: ({ candidates: [first] }) => (first ? unitWords(first) : 'chưa thấy khoản nào'),
  },
  { key: 'act', head: '', cell: (line) => <SettleLine line={line} /> },
];
const DONE: readonly Column<FloatLine>[] = [
  ...SAID,
  { key: 'act', head: '', cell: ({ id, how }) => <OpenLine {...{ id, how }} /> },
  { key: 'is', head: 'Khớp với', cell: (line) => <Covered line={line} /> },
];

function Covered({ line }: { readonly line: FloatLine }) {
  const { covered, how, reason, settled_by: by } = line;
  const told = [how ? LINE_ENDS[how] : '', how === 'auto' ? '' : by, reason];
  return (
    <span>
      {covered.map((unit) => (
        <span key={unit.movements.join()}>
          {unitWords(unit)}
          <br />
        </span>
      ))}
      <small>{told.filter(Boolean).join(', ')}</small>
    </span>
  );
}

/** The lines of an account's statements: open ones with what they may be, or covered ones. */
export function LineTable({
  rows,
  isOpen,
}: {
  readonly rows: readonly FloatLine[];
  readonly isOpen: boolean;
}) {
  return (
    <DataTable
      name="Các dòng sao kê"
      columns={isOpen ? OPEN : DONE}
      rows={rows}
      keyOf={({ id }) => id}
      isDense
      empty={
        <EmptyState title={isOpen ? 'Không còn dòng nào chờ khớp' : 'Chưa có dòng nào đã khớp'}>
          Nhập file sao kê của ngân hàng, thẻ hoặc sàn để đối chiếu.
        </EmptyState>
      }
    />
  );
}
