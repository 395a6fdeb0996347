import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import {
  exportParcelTableEndpoint,
  PARCEL_STATES,
  type ParcelRow,
} from '@hako/contract/desk/parcel-table';
import {
  DeskTable,
  type TableColumn,
  type TablePage,
} from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { formatWeight } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { OrderLinks, ParcelCode, RecordLink } from './record-links.tsx';
import { OWNER_COLUMN, useOwnerFilter } from './owner-column.tsx';

/** The words of the filters in the address; the file is asked with the same. */
export const PARCEL_FILTERS = ['q', 'customer', 'state', 'from', 'to', 'sort'] as const;

const STATES = PARCEL_STATES.map((value) => ({ value, label: FIND_MESSAGES.parcels[value] }));

const FILTERS = [
  { kind: 'text', name: 'q', label: 'Mã kiện, đơn, chuyến', placeholder: 'KJ…, HK…, LO…' },
  { kind: 'text', name: 'customer', label: 'Khách hàng', placeholder: 'Tên, SĐT, mã khách' },
  { kind: 'choice', name: 'state', label: 'Trạng thái', options: STATES },
  { kind: 'day', name: 'from', label: 'Nhận từ ngày' },
  { kind: 'day', name: 'to', label: 'Đến ngày' },
] as const;

const COLUMNS: readonly TableColumn<ParcelRow>[] = [
  { key: 'code', head: 'Mã kiện', isSortable: true, isFixed: true, cell: ParcelCode },
  { key: 'state', head: 'Trạng thái', cell: ({ state }) => FIND_MESSAGES.parcels[state] },
  { key: 'shelf', head: 'Kệ', cell: ({ shelf }) => shelf ?? '—' },
  {
    key: 'weight',
    head: 'Cân nặng',
    isFigure: true,
    cell: (row) => formatWeight(row.weight_g),
    totalOf: (rows) => formatWeight(rows.reduce((sum, row) => sum + row.weight_g, 0)),
  },
  { key: 'orders', head: 'Đơn hàng', cell: ({ orders }) => <OrderLinks codes={orders} /> },
  {
    key: 'shipment',
    head: 'Chuyến',
    cell: ({ shipment }) =>
      shipment ? (
        <RecordLink kind="shipments" of={shipment}>
          {shipment}
        </RecordLink>
      ) : (
        '—'
      ),
  },
  {
    key: 'received',
    head: 'Nhận lúc',
    isSortable: true,
    cell: (row) => formatMoment(row.received_at),
  },
  OWNER_COLUMN,
];

/** All parcels, opened and repacked ones too. */
export function ParcelTable({
  page,
  asked,
}: {
  readonly page: TablePage<ParcelRow>;
  readonly asked: object;
}) {
  return (
    <Stack>
      <TableFilters filters={useOwnerFilter(FILTERS)} />
      <DeskTable
        id="parcels"
        name="Kiện hàng"
        unit="kiện"
        columns={COLUMNS}
        page={page}
        keyOf={({ code }) => code}
        usualSort="-received"
        file={{ endpoint: exportParcelTableEndpoint, query: asked }}
      />
    </Stack>
  );
}
