import type { Bid } from '../rules/bid.ts';
import { moneyBack } from './bid-notices.ts';

/** Replies that the mobile client compares word for word. */
export const PLACED_MESSAGE = 'Đặt giá thầu thành công';
export const BY_HAND_MESSAGE =
  'Đã nhận. Nhân viên sẽ đặt giá trên sàn thay bạn và báo lại; giá chưa được gửi.';
export const outbidAtOnceMessage = (bid: Pick<Bid, 'groupId'>): string =>
  `Giá của bạn đã được gửi nhưng có người trả cao hơn. ${moneyBack(bid)}`;
export const cancelledMessage = (bid: Pick<Bid, 'groupId'>): string =>
  `Đã hủy lượt săn. ${moneyBack(bid)}`;
export const GROUP_MESSAGES = {
  made: 'Đã tạo nhóm săn. Hako chỉ tạm giữ khoản lớn nhất và dừng ngay khi thắng đủ.',
  changed: 'Đã đổi nhóm.',
  dissolved: 'Đã bỏ nhóm, mỗi phiên được săn riêng.',
} as const;
export const UPDATED_MESSAGE = 'Cập nhật thành công!';
export const REQUEST_SENT_MESSAGE = 'Đã gửi yêu cầu. Nhân viên sẽ xem xét và báo lại cho bạn.';
export const lowReputationMessage = (threshold: number): string =>
  `Uy tín người bán dưới ${threshold}%. Vui lòng xem kỹ trước khi đặt giá.`;
