import type { SettingSheet } from '@hako/contract/settings/settings';
import { formatDay } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { SettingValuesList } from './setting-values.tsx';
import type { SheetWords } from './setting-words.ts';

type Held = SettingSheet['rows'][number];
type Coming = SettingSheet['coming'][number];

interface Props {
  readonly sheet: SettingSheet;
  readonly words: SheetWords;
  /** Opens the form of a row; `isEnding` where it is to end. */
  readonly onEdit: (row: Held | Coming, isEnding: boolean) => void;
}

/** What holds today, row by row. */
export function SettingRows({ sheet, words, onEdit }: Props) {
  const { page, nameOf, codes } = words;
  const columns: readonly Column<Held>[] = [
    {
      key: 'row',
      head: page.keyLabel ?? 'Mục',
      cell: ({ key, values }) => <strong>{nameOf(key, values)}</strong>,
    },
    {
      key: 'values',
      head: 'Đang áp dụng',
      cell: ({ values }) => <SettingValuesList fields={page.fields} {...{ values, codes }} />,
    },
    {
      key: 'from',
      head: 'Từ ngày',
      cell: ({ valid_from: day }) => (day ? formatDay(day) : 'Ban đầu'),
    },
    {
      key: 'acts',
      head: <span className="unseen">Thao tác</span>,
      cell: (row) => <RowActs {...{ sheet, words, onEdit, row }} />,
    },
  ];
  return (
    <DataTable
      name={page.title}
      columns={columns}
      rows={sheet.rows}
      keyOf={({ key }) => key}
      isDense
      empty={<EmptyState title="Chưa có dòng nào" />}
    />
  );
}

function RowActs({ sheet, words, onEdit, row }: Props & { readonly row: Held }) {
  if (sheet.waiting.includes(row.key)) return <>Chờ người thứ hai duyệt</>;
  if (!sheet.may_change) return null;
  const name = words.nameOf(row.key, row.values);
  const mayEnd = words.page.mayEnd && row.key !== '*';
  return (
    <Row>
      <Button isSmall aria-label={`Sửa ${name}`} onClick={() => onEdit(row, false)}>
        Sửa
      </Button>
      {mayEnd ? (
        <Button
          isSmall
          kind="quiet"
          aria-label={`Ngừng áp dụng ${name}`}
          onClick={() => onEdit(row, true)}
        >
          Ngừng
        </Button>
      ) : null}
    </Row>
  );
}

/** What begins on a later day. */
export function ComingRows({ sheet, words, onEdit }: Props) {
  const { page, nameOf, codes } = words;
  const heldOf = (key: string) => sheet.rows.find((row) => row.key === key)?.values ?? null;
  const columns: readonly Column<Coming>[] = [
    { key: 'from', head: 'Từ ngày', cell: ({ valid_from: day }) => formatDay(day) },
    {
      key: 'row',
      head: page.keyLabel ?? 'Mục',
      cell: ({ key, values }) => <strong>{nameOf(key, values ?? heldOf(key))}</strong>,
    },
    {
      key: 'values',
      head: 'Mức mới',
      cell: ({ values }) =>
        values ? (
          <SettingValuesList fields={page.fields} {...{ values, codes }} />
        ) : (
          'Ngừng áp dụng'
        ),
    },
    {
      key: 'acts',
      head: <span className="unseen">Thao tác</span>,
      cell: (row) =>
        sheet.may_change && !sheet.waiting.includes(row.key) ? (
          <Button isSmall onClick={() => onEdit(row, false)}>
            Sửa mức sắp áp dụng
          </Button>
        ) : null,
    },
  ];
  return (
    <DataTable
      name="Sắp áp dụng"
      columns={columns}
      rows={sheet.coming}
      keyOf={({ key, valid_from: day }) => `${key} ${day}`}
      isDense
    />
  );
}
