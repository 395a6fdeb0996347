import { timeInVietnam } from '../../../kernel/vietnam-day.ts';
import { shortName, yenText } from '../../../kernel/wording.ts';
import type { MadeOrder } from '../../orders/index.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';

/** What a customer is told about a bid; `link` is to the bid when absent. */
export interface Notice {
  readonly kind: 'over_pricing' | 'bid_placed' | 'bid_won' | 'bid_lost' | 'bid_failed';
  readonly title: string;
  readonly body: string;
  readonly link?: string;
}
/** What people read: the Vietnamese name where there is one. */
export const nameOf = (auction: WatchedAuction): string => auction.listing.titleVi ?? auction.title;
/** Where the money is of a bid that is over without the goods: a group goes on holding for the lots that it may still win. */
export const moneyBack = ({ groupId }: Pick<Bid, 'groupId'>): string =>
  groupId
    ? 'Nhóm chỉ còn giữ tiền cho những lô còn có thể thắng.'
    : 'Tiền giữ đã được trả lại vào ví.';
export const noticeOf = {
  outbid: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Có người trả giá cao hơn bạn',
    body: `Giá hiện tại của “${shortName(nameOf(auction))}” là ${yenText(auction.price)}. ${moneyBack(bid)} Bạn có thể nâng giá ngay.`,
  }),
  displaced: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Có người đặt mức cao hơn bạn',
    body: `Một khách hàng khác đặt mức cao hơn cho “${shortName(nameOf(auction))}”. ${moneyBack(bid)} Bạn có thể nâng mức của mình.`,
  }),
  pricePassed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Giá đã vượt mức săn của bạn',
    body: `“${shortName(nameOf(auction))}” đang ở ${yenText(auction.price)}, mức tối đa của bạn là ${yenText(bid.maximum)}. Chưa gửi giá. ${moneyBack(bid)}`,
  }),
  lotFree: (auction: WatchedAuction): Notice => ({
    kind: 'over_pricing',
    title: 'Bạn có thể đặt giá lại',
    body: `Khách hàng đặt mức cao hơn cho “${shortName(nameOf(auction))}” không còn trong phiên. Bạn có thể đặt giá lại trước khi phiên kết thúc.`,
  }),
  placed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_placed',
    title: 'Bạn đang dẫn đầu',
    body: `Mức tối đa ${yenText(bid.maximum)} cho “${shortName(nameOf(auction))}” đã được sàn ghi nhận.`,
  }),
  won: (auction: WatchedAuction, price: number, { code, lacksAddress }: MadeOrder): Notice => ({
    kind: 'bid_won',
    title: 'Bạn đã thắng phiên đấu giá',
    body: `“${shortName(nameOf(auction))}” với giá ${yenText(price)}. Đơn hàng ${code} đã được tạo.${lacksAddress ? ' Bạn chưa có địa chỉ nhận hàng; vui lòng mở đơn để thêm.' : ''}`,
  }),
  wonUnpaid: (auction: WatchedAuction, price: number): Notice => ({
    kind: 'bid_won',
    title: 'Bạn đã thắng, cần nạp thêm để tạo đơn',
    body: `“${shortName(nameOf(auction))}” với giá ${yenText(price)}. Ví chưa đủ cho khoản này; nạp thêm là đơn tự được tạo.`,
  }),
  wonWaiting: (auction: WatchedAuction, price: number): Notice => ({
    kind: 'bid_won',
    title: 'Bạn đã thắng, đơn đang được tạo',
    body: `“${shortName(nameOf(auction))}” với giá ${yenText(price)}. Đơn chưa tạo được do lỗi phía chúng tôi; nhân viên đang kiểm tra.`,
  }),
  lost: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    title: 'Phiên đấu giá đã kết thúc',
    body: `Bạn không thắng “${shortName(nameOf(auction))}”. ${moneyBack(bid)}`,
  }),
  gone: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    title: 'Sản phẩm đã bị gỡ khỏi sàn',
    body: `“${shortName(nameOf(auction))}” không còn trên sàn nên lượt giá của bạn kết thúc, không có gì được gửi. ${moneyBack(bid)}`,
  }),
  'above-maximum': (auction: WatchedAuction, bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    title: 'Lô này không tính là bạn thắng',
    body: `“${shortName(nameOf(auction))}” kết thúc ở ${yenText(price)}, cao hơn mức tối đa ${yenText(bid.maximum)} của bạn. Bạn không phải trả và không còn khoản nào bị giữ; nhân viên đang kiểm tra với sàn.`,
  }),
  'bought-otherwise': (auction: WatchedAuction, _bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    title: 'Lô này đã được mua ngay',
    body: `“${shortName(nameOf(auction))}” đã được mua bằng một đơn mua ngay với giá ${yenText(price)}, không phải bằng lượt giá của bạn. Lượt giá không phát sinh khoản phải trả nào và không còn khoản nào bị giữ.`,
  }),
  groupWon: (auction: WatchedAuction): Notice => ({
    kind: 'bid_lost',
    title: 'Nhóm đã thắng đủ, lượt săn này được hủy',
    body: `Bạn đã thắng đủ số lô trong nhóm nên Hako không gửi giá cho “${shortName(nameOf(auction))}”. Không còn khoản nào bị giữ cho lô này.`,
  }),
  extendedStop: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    title: 'Phiên được gia hạn, đã dừng săn',
    body: `“${shortName(nameOf(auction))}” được gia hạn nên lượt săn dừng theo lựa chọn của bạn. ${moneyBack(bid)}`,
  }),
  accountRests: (auction: WatchedAuction, isWaiting: boolean): Notice => ({
    kind: 'bid_failed',
    title: 'Tài khoản của Hako tại sàn đang tạm nghỉ',
    body: isWaiting
      ? `Sàn đang kiểm tra tài khoản săn “${shortName(nameOf(auction))}” cho bạn. Nhân viên đang xử lý; nếu không kịp, giá sẽ không được gửi và tiền giữ được trả lại. Bạn có thể hủy lượt săn.`
      : `Sàn đang kiểm tra tài khoản đã đặt giá “${shortName(nameOf(auction))}” cho bạn. Mức đã gửi vẫn có hiệu lực trên sàn, nhưng tạm thời không nâng thêm được.`,
  }),
  askedByHand: (auction: WatchedAuction, bid: Bid, deadline: Date): Notice => ({
    kind: 'bid_placed',
    title: 'Đã nhận, chờ nhân viên đặt giá',
    body: `Nhân viên Hako sẽ đặt tay mức tối đa ${yenText(bid.maximum)} cho “${shortName(nameOf(auction))}” trước ${timeInVietnam(deadline)}. ${
      auction.isLeading
        ? 'Mức cũ vẫn có hiệu lực trên sàn; nếu không kịp, phần tiền giữ thêm được trả lại vào ví.'
        : 'Giá chưa được gửi lên sàn; nếu không kịp, tiền giữ được trả lại vào ví.'
    }`,
  }),
  notByHand: (auction: WatchedAuction, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    title: 'Nhân viên chưa đặt được giá cho bạn',
    body: `“${shortName(nameOf(auction))}”: ${words ?? 'không có nhân viên kịp đặt trước hạn. Đây là lỗi phía chúng tôi.'} Tiền giữ đã được trả lại vào ví.`,
  }),
  notRaised: (auction: WatchedAuction, bid: Bid, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    title: 'Chưa nâng được mức của bạn',
    body: `“${shortName(nameOf(auction))}”: ${words ? `${words} ` : ''}Mức ${yenText(bid.maximum)} vẫn có hiệu lực trên sàn; phần tiền giữ thêm cho mức mới không còn bị giữ.`,
  }),
  failed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    title: 'Lượt giá của bạn không đặt được',
    body: `Không đặt được giá cho “${shortName(nameOf(auction))}”. ${moneyBack(bid)}`,
  }),
  unknown: (auction: WatchedAuction): Notice => ({
    kind: 'bid_placed',
    title: 'Đang đối chiếu lượt giá với sàn',
    body: `Sàn chưa trả lời rõ lượt giá cho “${shortName(nameOf(auction))}”. Chúng tôi không gửi lại để tránh đặt hai lần; tiền vẫn được giữ cho đến khi có kết quả.`,
  }),
  lastMinutes: (auction: WatchedAuction): Notice => ({
    kind: 'bid_placed',
    title: 'Phiên sắp kết thúc',
    body: `“${shortName(nameOf(auction))}” sắp kết thúc. Giá hiện tại ${yenText(auction.price)}.`,
  }),
} as const;
/** What became of a request to bid against a seller under the threshold. */
export const requestNotice = (
  code: string,
  isAllowed: boolean,
  reason: string | undefined,
): Notice =>
  isAllowed
    ? {
        kind: 'bid_placed',
        title: 'Bạn được đấu giá lô này',
        body: `Nhân viên đã xem người bán của lô ${code}. Bạn có thể đặt giá ngay.`,
      }
    : {
        kind: 'bid_failed',
        title: 'Yêu cầu đấu giá không được duyệt',
        body: `Lô ${code}: ${reason ?? ''}`,
      };
