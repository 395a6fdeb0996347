import type { ServiceCharge } from './shipping.ts';

/** What an administrator reads when a route was kept; word for word of the specification. */
export const ROUTE_SAVED = 'Lưu thành công';

/** What a price of a service is for. */
export const UNIT_NAMES: Readonly<Record<ServiceCharge['per'], string>> = {
  piece: 'chiếc',
  item: 'sản phẩm',
  order: 'đơn',
  kg: 'kg',
  goods: '% tiền hàng',
};

/** A service alone, or a bundle of several. */
export const MODE_NAMES = { package: 'Gói dịch vụ', single: 'Dịch vụ lẻ' } as const;
