import { UNKNOWN_STATES, type UnknownParcel } from '@hako/contract/logistics/unknown-parcels';
import { Link } from 'react-router';
import { formatWeight } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

const COLUMNS: readonly Column<UnknownParcel>[] = [
  {
    key: 'code',
    head: 'Mã',
    cell: ({ code }) => <Link to={`/desk/unknown-parcels/${code}`}>{code}</Link>,
  },
  { key: 'place', head: 'Kệ', cell: ({ place }) => place },
  { key: 'number', head: 'Số trên nhãn', cell: (row) => row.carrier_number || '—' },
  { key: 'seller', head: 'Người bán', cell: (row) => row.seller_name || '—' },
  { key: 'weight', head: 'Cân nặng', isFigure: true, cell: (row) => formatWeight(row.weight_g) },
  { key: 'since', head: 'Ghi nhận', cell: (row) => formatMoment(row.recorded_at) },
  { key: 'state', head: 'Tình trạng', cell: (row) => stateOf(row) },
];

const stateOf = ({ state, match, is_closing: isClosing }: UnknownParcel): string => {
  if (match) return `Đơn ${match.order}`;
  return isClosing ? 'Chờ người thứ hai duyệt đóng' : UNKNOWN_STATES[state];
};

/** Parcels of a house that no order knows, one line each. */
export const UnknownTable = ({ parcels }: { readonly parcels: readonly UnknownParcel[] }) => (
  <DataTable
    name="Kiện chưa rõ"
    columns={COLUMNS}
    rows={parcels}
    keyOf={({ code }) => code}
    empty={<EmptyState title="Không có kiện nào ở mục này" />}
    isDense
  />
);
