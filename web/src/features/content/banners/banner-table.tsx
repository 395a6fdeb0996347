import type { DeskBanner } from '@hako/contract/content/banners';
import { formatMoment, momentOrDash, timestampOf } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import styles from '../desk-content.module.css';
import { SizedPicture } from '../sized-picture.tsx';

/** Banners with when they stand, one line each. */
export function BannerTable({
  rows,
  onEdit,
}: {
  readonly rows: readonly DeskBanner[];
  readonly onEdit: (banner: DeskBanner) => void;
}) {
  const now = useNow();
  const columns: readonly Column<DeskBanner>[] = [
    {
      key: 'picture',
      head: 'Ảnh',
      cell: ({ wide }) => (
        <span className={styles.thumb}>
          <SizedPicture src={wide} alt="" />
        </span>
      ),
    },
    { key: 'name', head: 'Tên', cell: ({ name }) => name },
    { key: 'state', head: 'Trạng thái', cell: (row) => <State row={row} now={now} /> },
    { key: 'position', head: 'Thứ tự', isFigure: true, cell: ({ position }) => position },
    { key: 'from', head: 'Từ', cell: (row) => formatMoment(row.shows_from) },
    {
      key: 'until',
      head: 'Đến',
      cell: (row) => momentOrDash(row.shows_until),
    },
    { key: 'link', head: 'Dẫn tới', cell: ({ link }) => link },
    { key: 'by', head: 'Ai lưu', cell: (row) => row.updated_by || '—' },
    {
      key: 'act',
      head: 'Việc',
      cell: (row) => (
        <Button isSmall onClick={() => onEdit(row)}>
          Sửa banner
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      name="Banner"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<EmptyState title="Chưa có banner nào">Trang chủ đang không có banner.</EmptyState>}
      isDense
    />
  );
}

function State({ row, now }: { readonly row: DeskBanner; readonly now: number }) {
  if (row.is_shown) return <Tag tone="good">Đang hiện</Tag>;
  if (!row.is_active) return <Tag>Đã tắt</Tag>;
  const isOver = row.shows_until !== null && timestampOf(row.shows_until) <= now;
  return isOver ? <Tag>Đã hết hạn</Tag> : <Tag tone="estimate">Hẹn hiện</Tag>;
}
