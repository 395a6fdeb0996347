import type { DeskTaskKind } from '@hako/contract/desk/desk';
import { HOLD_CAUSES } from '@hako/contract/logistics/gate';
import { FALL_THROUGH_REASONS } from '@hako/contract/orders/messages';
import { formatMoment } from '../../../text/time.ts';

const REASONS: Readonly<Record<string, string>> = {
  'site-by-hand': 'sàn này nhân viên mua',
  'account-bids': 'tài khoản đang đấu giá chính phiên này, mua bằng tài khoản khác',
  'several-pieces': 'nhiều sản phẩm',
  'site-away': 'sàn chưa phản hồi',
  'answer-lost': 'mất câu trả lời của sàn',
  'price-accepted': 'khách đã đồng ý giá mới',
  'pin-lithium-duong-bay': 'có pin, đi đường bay: cần xem trước',
  'ruou-bia': 'rượu bia: cần giấy tờ nhập khẩu',
  'duoc-my-pham': 'dược phẩm, mỹ phẩm: cần giấy tờ nhập khẩu',
  'binh-xit-de-chay': 'dễ cháy, đi đường bay: cần xem trước',
  'address-refused': 'sàn từ chối địa chỉ',
  'buyer-restricted': 'tài khoản bị hạn chế',
  'seller-blocked': 'người bán chặn tài khoản',
  'not-logged-in': 'tài khoản chưa đăng nhập',
  congested: 'sàn quá tải',
};

/** Why a purchase waits for a person, in words; an unknown reason keeps its own. */
export const reasonText = (reason: string): string => REASONS[reason] ?? reason;

/** The kinds that an order's own detail belongs to; the others are bills and shipments. */
export const isAboutBill = (kind: DeskTaskKind): boolean =>
  [
    'bill-confirm',
    'bill-approve',
    'bill-pack',
    'hand-over',
    'silent',
    'undelivered',
    'cod-settle',
  ].includes(kind);
export const isAboutRequest = (kind: DeskTaskKind): boolean =>
  kind === 'repack' || kind === 'rehearse';
export const isAboutShipment = (kind: DeskTaskKind): boolean =>
  kind === 'export' || kind === 'check-in';

const FACT_NAMES: Readonly<Record<string, string>> = {
  came_back: 'kiện trở về',
  number: 'mã ở sàn',
  price_paid: 'đã trả (¥)',
  attempt: 'lần gửi',
  held: 'giữ (₫)',
  reason: 'lý do',
  parcel: 'kiện',
  weight_g: 'cân (g)',
  length_cm: 'dài (cm)',
  width_cm: 'rộng (cm)',
  height_cm: 'cao (cm)',
  shelf: 'kệ',
  customs: 'hải quan',
  cause: 'vì',
  shipment: 'chuyến hàng',
  waybill: 'vận đơn quốc tế',
  second_payment: 'lần 2 (₫)',
  bill: 'phiếu',
  paid: 'đã trả (₫)',
  carrier: 'hãng',
  tracking: 'mã vận đơn',
  unknown: 'kiện chưa rõ',
  not_theirs: 'gỡ kiện ghi nhầm',
  carrier_status: 'hãng báo',
  carrier_at: 'lúc',
  asked_price: 'giá hỏi (¥)',
  accepted_price: 'giá khách nhận (¥)',
  before: 'trước đó',
  request: 'yêu cầu',
  box: 'hộp',
  wish: 'khách muốn',
  returned: 'về kho',
  collected_by: 'người nhận',
  lost: 'thất lạc',
  carrier_said: 'hãng trả lời',
  note: 'ghi chú',
  fell_through: 'hàng không về được',
  refund: 'hoàn (₫)',
  said: 'nói với khách',
  taken_from: 'nhận lại từ',
};

const WISHES: Readonly<Record<string, string>> = {
  join: 'gộp kiện',
  split: 'tách kiện',
  rehearsal: 'đóng gói thử',
};
/** What a customer asked of the warehouse, in words. */
export const wishText = (wish: string): string => WISHES[wish] ?? wish;

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reason: REASONS,
  fell_through: FALL_THROUGH_REASONS,
  request: WISHES,
  wish: { deliver: 'giao lại', collect: 'tới kho nhận' },
  carrier_said: {
    'on-its-way': 'đang trên đường',
    delivered: 'đã giao',
    undelivered: 'không giao được',
  },
  returned: { true: 'đã về' },
  customs: { held: 'giữ hàng', released: 'đã thông quan' },
  cause: HOLD_CAUSES,
};

/** A fact of an event in words; an unknown name stays as it is. */
export const factText = (name: string, value: string | number | boolean): string =>
  `${FACT_NAMES[name] ?? name}: ${VALUES[name]?.[String(value)] ?? (name === 'carrier_at' ? formatMoment(String(value)) : value)}`;
