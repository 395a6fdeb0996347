import type { BidGroupRow } from '@hako/contract/bidding/groups';
import type { BidRow } from '@hako/contract/bidding/bid-list';

/** A snipe that waits and stands for itself can become a lot of a group. */
export const isGroupable = (bid: BidRow): boolean =>
  bid.state === 'scheduled' && bid.group_id === null;

/** What a group is for, in a line. */
export const groupTitle = ({ wanted, lots }: Pick<BidGroupRow, 'wanted' | 'lots'>): string =>
  `Chỉ cần thắng ${wanted} trong ${lots.length} món này`;

/** Where a group stands, in a sentence. */
export function groupStanding({ status, wanted, won, live, lots }: BidGroupRow): string {
  if (won >= wanted) return `Đã thắng đủ ${won} món. Các lượt săn còn lại được hủy.`;
  if (status === 'ended')
    return won > 0
      ? `Đã kết thúc, thắng ${won} trong ${wanted} món cần thắng.`
      : 'Đã kết thúc, không thắng món nào.';
  const waiting = lots.filter(({ state }) => state === 'scheduled').length;
  if (won + live >= wanted)
    return `Đang ${live > 1 ? `có ${live} phiên` : 'có một phiên'} chờ kết quả nên ${waiting} phiên còn lại tạm dừng, để bạn không phải mua thừa.`;
  const next = lots.find(({ state }) => state === 'scheduled');
  return next
    ? `Hako săn lần lượt từ phiên kết thúc sớm nhất. Còn ${waiting} phiên chờ đến lượt.`
    : 'Đang chờ kết quả.';
}
