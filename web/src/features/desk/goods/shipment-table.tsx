import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { GATE_STATES } from '@hako/contract/logistics/gate';
import {
  exportShipmentsEndpoint,
  SHIPMENT_STATES,
  type ShipmentRow,
} from '@hako/contract/logistics/shipment-table';
import {
  DeskTable,
  type TableColumn,
  type TablePage,
} from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { shipModeText } from '../../../text/contact.ts';
import { formatCount, formatWeight } from '../../../text/money.ts';
import { formatDay, formatMoment } from '../../../text/time.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { SHIP_MODE_CHOICES } from '../ship-modes.ts';
import { RecordLink } from './record-links.tsx';

/** The words of the filters in the address; the file is asked with the same. */
export const SHIPMENT_FILTERS = ['q', 'state', 'mode', 'from', 'to', 'sort'] as const;

const STATES = SHIPMENT_STATES.map((value) => ({ value, label: FIND_MESSAGES.shipments[value] }));

const FILTERS = [
  { kind: 'text', name: 'q', label: 'Mã hoặc vận đơn', placeholder: 'LO…, 160-…, KJ…' },
  { kind: 'choice', name: 'state', label: 'Trạng thái', options: STATES },
  { kind: 'choice', name: 'mode', label: 'Hình thức', options: SHIP_MODE_CHOICES },
  { kind: 'day', name: 'from', label: 'Mở từ ngày' },
  { kind: 'day', name: 'to', label: 'Đến ngày' },
] as const;

const dayText = (at: string | null): string => (at === null ? '—' : formatDay(at));
const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

const COLUMNS: readonly TableColumn<ShipmentRow>[] = [
  {
    key: 'code',
    head: 'Mã chuyến',
    isSortable: true,
    isFixed: true,
    cell: ({ code }) => (
      <RecordLink kind="shipments" of={code}>
        {code}
      </RecordLink>
    ),
  },
  { key: 'state', head: 'Trạng thái', cell: ({ state }) => FIND_MESSAGES.shipments[state] },
  { key: 'gate', head: 'Hải quan', cell: ({ gate }) => (gate ? GATE_STATES[gate] : '—') },
  { key: 'mode', head: 'Hình thức', cell: (row) => shipModeText(row.ship_mode) },
  { key: 'waybill', head: 'Vận đơn', cell: ({ waybill }) => waybill ?? '—' },
  {
    key: 'parcels',
    head: 'Số kiện',
    isFigure: true,
    cell: (row) => formatCount(row.parcel_count),
    totalOf: (rows) => formatCount(sum(rows.map((row) => row.parcel_count))),
  },
  {
    key: 'weight',
    head: 'Cân nặng',
    isFigure: true,
    cell: (row) => formatWeight(row.weight_g),
    totalOf: (rows) => formatWeight(sum(rows.map((row) => row.weight_g))),
  },
  {
    key: 'created',
    head: 'Mở chuyến',
    isSortable: true,
    cell: (row) => formatMoment(row.created_at),
  },
  { key: 'exported', head: 'Rời Nhật', cell: (row) => dayText(row.exported_at) },
  { key: 'arrived', head: 'Tới Việt Nam', cell: (row) => dayText(row.arrived_at) },
];

/** All shipments from Japan to Vietnam, those that arrived too. */
export function ShipmentTable({
  page,
  asked,
}: {
  readonly page: TablePage<ShipmentRow>;
  readonly asked: object;
}) {
  return (
    <Stack>
      <TableFilters filters={FILTERS} />
      <DeskTable
        id="shipments"
        name="Chuyến hàng"
        unit="chuyến"
        columns={COLUMNS}
        page={page}
        keyOf={({ code }) => code}
        usualSort="-created"
        file={{ endpoint: exportShipmentsEndpoint, query: asked }}
      />
    </Stack>
  );
}
