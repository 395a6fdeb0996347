import type { TypicalCost } from '@hako/contract/settings/settings';
import { formatDong, formatDongChange } from '../../../text/money.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';

const COLUMNS: readonly Column<TypicalCost>[] = [
  { key: 'name', head: 'Đơn mẫu', cell: ({ name }) => name },
  {
    key: 'before',
    head: 'Bây giờ',
    isFigure: true,
    cell: ({ before }) => formatDong(before.total_vnd),
  },
  {
    key: 'after',
    head: 'Mức mới',
    isFigure: true,
    cell: ({ after }) => formatDong(after.total_vnd),
  },
  {
    key: 'first',
    head: 'Lần 1',
    isFigure: true,
    cell: ({ before, after }) => changed(after.first_vnd - before.first_vnd),
  },
  {
    key: 'second',
    head: 'Lần 2',
    isFigure: true,
    cell: ({ before, after }) => changed(after.second_vnd - before.second_vnd),
  },
];

const changed = (by: number): string => (by === 0 ? 'như cũ' : formatDongChange(by));

/** What typical orders cost at the door before and after a change. */
export function TypicalTable({
  costs,
  isOld,
}: {
  readonly costs: readonly TypicalCost[];
  /** Something was changed since. */
  readonly isOld: boolean;
}) {
  return (
    <Stack>
      {isOld ? (
        <Banner tone="estimate">Bạn đã sửa thêm sau lần xem thử. Hãy xem thử lại.</Banner>
      ) : null}
      <DataTable
        name="Giá về tới nhà của đơn mẫu"
        columns={COLUMNS}
        rows={costs}
        keyOf={({ name }) => name}
        isDense
      />
    </Stack>
  );
}
