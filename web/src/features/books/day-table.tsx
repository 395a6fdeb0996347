import type { BookDay } from '@hako/contract/books/closing';
import { formatCount, formatDong, formatDongChange } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

const COLUMNS: readonly Column<BookDay>[] = [
  { key: 'day', head: 'Ngày', cell: ({ day }) => formatDay(day) },
  {
    key: 'movements',
    head: 'Bút toán',
    isFigure: true,
    cell: ({ movements, seal }) => (seal ? formatCount(movements ?? 0) : 'chưa niêm phong'),
  },
  { key: 'in', head: 'Tiền vào', isFigure: true, cell: ({ bank_in: money }) => formatDong(money) },
  { key: 'out', head: 'Tiền ra', isFigure: true, cell: ({ bank_out: money }) => formatDong(money) },
  {
    key: 'closing',
    head: 'Dư theo sổ',
    isFigure: true,
    cell: ({ bank_closing: money }) => formatDong(money),
  },
  { key: 'check', head: 'Đối chiếu', isText: true, cell: (day) => <CheckCell day={day} /> },
];

function CheckCell({ day }: { readonly day: BookDay }) {
  const check = day.checks.find(({ account }) => account === 'company:bank');
  if (!check) return <Tag tone="plain">Chưa đối chiếu</Tag>;
  const difference = check.stated - check.booked;
  return difference === 0 ? (
    <>
      <Tag tone="good">Khớp</Tag> {check.checked_by}
    </>
  ) : (
    <>
      <Tag tone="bad">Lệch {formatDongChange(difference)}</Tag> {check.note}, {check.checked_by}
    </>
  );
}

/** The days of a month, newest first, with what the bank account did. */
export function DayTable({ days }: { readonly days: readonly BookDay[] }) {
  return (
    <DataTable
      name="Các ngày trong tháng"
      isDense
      columns={COLUMNS}
      rows={days}
      keyOf={({ day }) => day}
      empty={<EmptyState title="Tháng này chưa bắt đầu" />}
    />
  );
}
