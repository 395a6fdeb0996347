import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { balanceWords, KIND_WORDS, siteName, warningWords } from './float-words.ts';

const COLUMNS: readonly Column<FloatAccountRow>[] = [
  {
    key: 'name',
    head: 'Tài khoản',
    cell: ({ id, name }) => <Link to={`/desk/float/${id}`}>{name}</Link>,
  },
  { key: 'kind', head: 'Loại', cell: ({ kind }) => KIND_WORDS[kind] },
  {
    key: 'sites',
    head: 'Trả mặc định cho',
    isText: true,
    cell: ({ sites }) => sites.map(siteName).join(', ') || '—',
  },
  { key: 'balance', head: 'Đang có', isFigure: true, cell: balanceWords },
  {
    key: 'low',
    head: 'Báo khi',
    isFigure: true,
    cell: warningWords,
  },
  { key: 'state', head: 'Tình trạng', cell: (account) => <StateTag account={account} /> },
];

function StateTag({ account }: { readonly account: FloatAccountRow }) {
  if (!account.is_open) return <Tag>Đã đóng</Tag>;
  if (account.is_low)
    return <Tag tone="bad">{account.kind === 'card' ? 'Nợ nhiều' : 'Sắp hết'}</Tag>;
  if (account.is_waiting) return <Tag tone="estimate">Chờ duyệt</Tag>;
  if (account.kind === 'unsorted' && account.balance_jpy !== 0)
    return <Tag tone="estimate">Cần sắp xếp</Tag>;
  return <Tag tone="good">Đang dùng</Tag>;
}

/** Where our yen lie. */
export function AccountTable({ rows }: { readonly rows: readonly FloatAccountRow[] }) {
  return (
    <DataTable
      name="Các tài khoản trả tiền yên"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      isDense
      empty={<EmptyState title="Chưa có tài khoản nào" />}
    />
  );
}
