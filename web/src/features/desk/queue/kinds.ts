import type { DeskTaskKind } from '@hako/contract/desk/desk';
import type { EventReason } from '@hako/contract/orders/facts';

const OF_EVENTS: Readonly<Record<EventReason, string>> = {
  sold: 'đã bán cho người khác',
  'price-changed': 'người bán đã đổi giá',
  'not-found': 'người bán đã gỡ món này',
  'seen-not-bought': 'đã xem lịch sử mua: chưa mua',
  'time-over': 'hết hạn',
  'site-away': 'sàn chưa phản hồi',
  'address-refused': 'sàn từ chối địa chỉ',
  'buyer-restricted': 'tài khoản bị hạn chế',
  'seller-blocked': 'người bán chặn tài khoản',
  'not-logged-in': 'tài khoản chưa đăng nhập',
  congested: 'sàn quá tải',
};
const REASONS: Readonly<Record<string, string>> = {
  ...OF_EVENTS,
  'site-by-hand': 'sàn này nhân viên mua',
  'account-bids': 'tài khoản đang đấu giá chính phiên này, mua bằng tài khoản khác',
  'several-pieces': 'nhiều sản phẩm',
  'answer-lost': 'mất câu trả lời của sàn',
  'price-accepted': 'khách đã đồng ý giá mới',
  'pin-lithium-duong-bay': 'có pin, đi đường bay: cần xem trước',
  'ruou-bia': 'rượu bia: cần giấy tờ nhập khẩu',
  'duoc-my-pham': 'dược phẩm, mỹ phẩm: cần giấy tờ nhập khẩu',
  'binh-xit-de-chay': 'dễ cháy, đi đường bay: cần xem trước',
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

const WISHES: Readonly<Record<string, string>> = {
  join: 'gộp kiện',
  split: 'tách kiện',
  rehearsal: 'đóng gói thử',
};
/** What a customer asked of the warehouse, in words. */
export const wishText = (wish: string): string => WISHES[wish] ?? wish;
