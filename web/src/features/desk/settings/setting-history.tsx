import type { SettingValues } from '@hako/contract/settings/field';
import type { SettingChange } from '@hako/contract/settings/settings';
import { changesOf } from '@hako/contract/settings/word-value';
import { formatDay, formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { ChangeList } from './change-list.tsx';
import type { SheetWords } from './setting-words.ts';

interface Props {
  readonly changes: readonly SettingChange[];
  readonly words: SheetWords;
  readonly mayChange: boolean;
  /** Opens the form with what held before a change: undoing is a new row. */
  readonly onUndo: (key: string, values: SettingValues) => void;
}

/** Who changed what, why, and with whom; newest first. */
export function SettingHistory({ changes, words, mayChange, onUndo }: Props) {
  const { page, nameOf, codes } = words;
  const columns: readonly Column<SettingChange>[] = [
    { key: 'at', head: 'Lúc', cell: ({ recorded_at: at }) => formatMoment(at) },
    {
      key: 'by',
      head: 'Người đổi',
      cell: ({ set_by: by, approved_by: second }) => (second ? `${by}; ${second} duyệt` : by),
    },
    {
      key: 'row',
      head: page.keyLabel ?? 'Mục',
      cell: ({ key, values, before }) => nameOf(key, values ?? before),
    },
    { key: 'from', head: 'Từ ngày', cell: ({ valid_from: day }) => formatDay(day) },
    {
      key: 'what',
      head: 'Thay đổi',
      cell: ({ before, values }) =>
        values ? (
          <ChangeList changes={changesOf(page.fields, before, values, codes)} />
        ) : (
          'Ngừng áp dụng'
        ),
    },
    { key: 'reason', head: 'Lý do', cell: ({ reason }) => reason },
    {
      key: 'acts',
      head: <span className="unseen">Thao tác</span>,
      cell: ({ key, before }) =>
        mayChange && before ? (
          <Button isSmall onClick={() => onUndo(key, before)}>
            Dùng lại mức cũ
          </Button>
        ) : null,
    },
  ];
  return (
    <DataTable
      name="Lịch sử"
      columns={columns}
      rows={changes}
      keyOf={({ number }) => String(number)}
      empty={<EmptyState title="Chưa ai đổi gì ở trang này" />}
    />
  );
}
