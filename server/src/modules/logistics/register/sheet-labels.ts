import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { GATE_STATES } from '@hako/contract/logistics/gate';
import type { ShipmentRow } from '@hako/contract/logistics/shipment-table';
import type { Column } from '../../../platform/sheet/sheet.ts';

const moment = (at: string | null): Date | undefined => (at === null ? undefined : new Date(at));

export const SHIPMENTS_SHEET = 'Chuyến hàng';

export const SHIPMENT_COLUMNS: readonly Column<ShipmentRow>[] = [
  { heading: 'Mã chuyến', width: 14, cell: ({ code }) => code },
  { heading: 'Trạng thái', width: 18, cell: ({ state }) => FIND_MESSAGES.shipments[state] },
  { heading: 'Hải quan', width: 24, cell: ({ gate }) => (gate ? GATE_STATES[gate] : undefined) },
  { heading: 'Hình thức', width: 12, cell: (row) => row.ship_mode },
  { heading: 'Vận đơn', width: 20, cell: ({ waybill }) => waybill ?? undefined },
  { heading: 'Số kiện', width: 10, cell: (row) => row.parcel_count },
  { heading: 'Cân nặng (g)', width: 14, cell: (row) => row.weight_g },
  { heading: 'Mở chuyến', width: 17, cell: (row) => moment(row.created_at) },
  { heading: 'Rời Nhật', width: 17, cell: (row) => moment(row.exported_at) },
  { heading: 'Tới Việt Nam', width: 17, cell: (row) => moment(row.arrived_at) },
];
