import type { BookedCosts } from '@hako/contract/logistics/booked-costs';

export type CostKind = BookedCosts['costs'][number]['kind'];

export const KIND_WORDS: Readonly<Record<CostKind, string>> = {
  'domestic-shipping': 'Phí vận chuyển nội địa Nhật',
  freight: 'Cước quốc tế',
  duty: 'Thuế nhập khẩu',
  vat: 'Thuế giá trị gia tăng',
};

export const SUBJECT_WORDS: Readonly<Record<BookedCosts['type'], string>> = {
  order: 'Đơn',
  parcel: 'Cả kiện',
  shipment: 'Cả chuyến hàng',
};
