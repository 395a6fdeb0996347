import type { BookAccount } from '../../ledger/index.ts';

export interface ChartEntry {
  readonly number: string;
  readonly name: string;
}

/**
 * The numbers that we suggest, after the chart of accounts of Circular 99/2025/TT-BTC (in force
 * since 2026-01-01), for a company that buys on behalf of its customers: goods, the seller's
 * shipping and import taxes are money held for others (338), our own fees are revenue from services
 * (5113). What a company's accountant decides otherwise stands in its own rows.
 */
export const SUGGESTED_CHART: Readonly<Record<BookAccount, ChartEntry>> = {
  customers: { number: '1311', name: 'Tiền khách trả trước trong ví' },
  'company:bank': { number: '1121', name: 'Tiền gửi ngân hàng, đồng' },
  'company:cash-on-delivery': { number: '1388', name: 'Phải thu hãng giao hàng (COD)' },
  'company:marketplace-float': { number: '1122', name: 'Tiền yên để mua hàng' },
  'company:own-funds': { number: '4111', name: 'Vốn và tiền riêng của công ty' },
  'company:suspense': { number: '33881', name: 'Tiền chuyển đến chưa rõ của ai' },
  'company:withdrawal': { number: '33882', name: 'Tiền khách rút đang chuyển' },
  'company:goods': { number: '33883', name: 'Thu hộ tiền hàng' },
  'company:japanese-tax': { number: '33884', name: 'Thu hộ thuế tiêu dùng Nhật' },
  'company:domestic-shipping': { number: '33885', name: 'Thu hộ phí gửi trong Nhật' },
  'company:service-fee': { number: '51131', name: 'Doanh thu phí dịch vụ mua hộ' },
  'company:payment-fee': { number: '51132', name: 'Doanh thu phí thanh toán' },
  'company:services': { number: '51133', name: 'Doanh thu dịch vụ thêm' },
  'company:freight': { number: '51134', name: 'Doanh thu cước Nhật - Việt' },
  'company:surcharge': { number: '51135', name: 'Doanh thu phụ phí vận chuyển' },
  'company:insurance': { number: '51136', name: 'Doanh thu bảo hiểm hàng' },
  'company:duty': { number: '33886', name: 'Thu hộ thuế nhập khẩu' },
  'company:vat': { number: '33887', name: 'Thu hộ thuế GTGT hàng nhập khẩu' },
  'company:delivery': { number: '51137', name: 'Doanh thu giao hàng tại Việt Nam' },
  'company:storage': { number: '51138', name: 'Doanh thu lưu kho' },
  'company:vip': { number: '51139', name: 'Doanh thu gói VIP' },
  'company:discount': { number: '5211', name: 'Chiết khấu cho khách' },
  'company:compensation': { number: '811', name: 'Bồi thường cho khách' },
  'company:guarantee': { number: '6418', name: 'Chi phí cam kết lần 2' },
  'company:guarantee-reserve': { number: '3521', name: 'Dự phòng cam kết lần 2' },
  'company:marketplace-spend': { number: '13881', name: 'Chi hộ người bán ở Nhật' },
  'company:float-fee': { number: '6427', name: 'Phí ngân hàng, thẻ và sàn ở Nhật' },
  'company:exchange': { number: '4131', name: 'Chênh lệch tỷ giá' },
  'company:adjustment': { number: '3381', name: 'Điều chỉnh chờ xử lý' },
};

export const isBookAccount = (name: string): name is BookAccount =>
  Object.hasOwn(SUGGESTED_CHART, name);
