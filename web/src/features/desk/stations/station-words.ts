import type { StationElsewhere, StationName } from '@hako/contract/desk/stations';
import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { KIND_LABELS } from '@hako/contract/desk/work-labels';

/** What each station is called, and what is scanned there. */
export const STATION_WORDS: Readonly<
  Record<StationName, { readonly title: string; readonly scan: string; readonly none: string }>
> = {
  receive: {
    title: 'Nhận hàng',
    scan: 'Quét nhãn của hãng, mã đơn hoặc mã sản phẩm',
    none: 'Không có đơn nào chờ hàng về.',
  },
  pack: {
    title: 'Xếp chuyến',
    scan: 'Quét mã kiện để xếp vào chuyến hàng, mã chuyến để xuất kho',
    none: 'Không có kiện nào chờ xếp chuyến.',
  },
  'check-in': {
    title: 'Nhập kho',
    scan: 'Quét mã chuyến hàng, số vận đơn quốc tế hoặc mã kiện',
    none: 'Không có chuyến hàng nào đang về.',
  },
  weigh: {
    title: 'Cân lại',
    scan: 'Quét mã kiện vừa mở',
    none: 'Không có kiện nào chờ cân lại.',
  },
  'hand-over': {
    title: 'Giao hãng',
    scan: 'Quét mã phiếu xuất kho',
    none: 'Không có phiếu nào chờ đóng hoặc giao.',
  },
};

const THINGS: Readonly<Record<StationElsewhere['what'], string>> = {
  order: 'Đơn',
  parcel: 'Kiện',
  shipment: 'Chuyến hàng',
  bill: 'Phiếu',
};

/** What a scanned thing is that does not belong to this station. */
export const thingText = ({ what, code, state }: StationElsewhere): string =>
  `${THINGS[what]} ${code}: ${state}.`;

/** Where it belongs and what to do with it. */
export function placeText({ work, station, house }: StationElsewhere, mine: Warehouse): string {
  if (!work)
    return 'Không có việc kho nào chờ món này. Để riêng và hỏi quản lý nếu đang cầm trên tay.';
  const label = KIND_LABELS[work];
  if (house && house !== mine)
    return `Việc tiếp theo là “${label}” ở ${WAREHOUSE_NAMES[house]}. Để riêng và báo quản lý: món này không nên có mặt ở đây.`;
  if (station) return `Việc tiếp theo là “${label}”, làm ở trạm ${STATION_WORDS[station].title}.`;
  return `Việc tiếp theo là “${label}”, làm ở hàng đợi.`;
}
