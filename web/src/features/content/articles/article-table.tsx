import { ARTICLE_STATES, type ArticleRow } from '@hako/contract/content/articles';
import { Link } from 'react-router';
import { formatMoment, momentOrDash } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { STATE_TONES } from './article-words.ts';

const COLUMNS: readonly Column<ArticleRow>[] = [
  {
    key: 'title',
    head: 'Bài',
    cell: ({ slug, title }) => <Link to={`/desk/articles/${slug}`}>{title}</Link>,
  },
  {
    key: 'state',
    head: 'Trạng thái',
    cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{ARTICLE_STATES[state]}</Tag>,
  },
  { key: 'position', head: 'Thứ tự', isFigure: true, cell: ({ position }) => position },
  {
    key: 'from',
    head: 'Đăng từ',
    cell: (row) => momentOrDash(row.shows_from),
  },
  {
    key: 'until',
    head: 'Đến',
    cell: (row) => momentOrDash(row.shows_until),
  },
  { key: 'updated', head: 'Lưu lúc', cell: (row) => formatMoment(row.updated_at) },
  { key: 'by', head: 'Ai lưu', cell: (row) => row.updated_by || '—' },
];

/** News of ours, drafts as well, one line each. */
export const ArticleTable = ({ rows }: { readonly rows: readonly ArticleRow[] }) => (
  <DataTable
    name="Bài viết"
    columns={COLUMNS}
    rows={rows}
    keyOf={({ slug }) => slug}
    empty={<EmptyState title="Chưa có bài nào" />}
    isDense
  />
);
