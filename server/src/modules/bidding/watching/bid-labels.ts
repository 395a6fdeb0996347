import { shortName } from '../../../kernel/wording.ts';
import type { WatchedAuction } from '../rules/bid.ts';
import { nameOf } from './bid-notices.ts';

export const holdLabel = (auction: WatchedAuction): string =>
  `Giữ tiền đấu giá: ${shortName(nameOf(auction))}`;
export const groupHoldLabel = (wanted: number, lots: number): string =>
  `Tạm giữ cho nhóm săn: cần thắng ${wanted} trong ${lots} món`;
export const winLabel = (auction: WatchedAuction): string =>
  `Thanh toán lần 1 cho phiên đã thắng: ${shortName(nameOf(auction))}`;
export const RELEASE_REASONS = {
  outbid: 'Có người trả giá cao hơn',
  displaced: 'Khách hàng khác đặt giá cao hơn',
  'price-passed': 'Giá đã vượt giá tối đa của bạn',
  lost: 'Phiên kết thúc, bạn không thắng',
  cancelled: 'Bạn đã hủy lượt săn',
  grouped: 'Chuyển vào nhóm săn',
  'group-won': 'Nhóm đã thắng đủ số phiên',
  group: 'Nhóm không còn cần giữ khoản này',
  extended: 'Phiên được gia hạn, dừng theo lựa chọn của bạn',
  failed: 'Sàn không nhận lượt đặt giá',
  gone: 'Người bán đã gỡ sản phẩm khỏi sàn',
} as const;
