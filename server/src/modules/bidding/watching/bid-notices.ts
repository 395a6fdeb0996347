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
    ? 'Nhóm chỉ còn tạm giữ tiền cho những món còn có thể thắng.'
    : 'Tiền tạm giữ đã được trả lại ví.';
export const noticeOf = {
  outbid: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Có người trả giá cao hơn bạn',
    body: `Giá hiện tại của “${shortName(nameOf(auction))}” là ${yenText(auction.price)}. ${moneyBack(bid)} Bạn có thể nâng giá ngay.`,
  }),
  displaced: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Có người trả giá cao hơn bạn',
    body: `Một khách hàng khác đặt giá cao hơn bạn cho “${shortName(nameOf(auction))}”. ${moneyBack(bid)} Bạn có thể nâng giá tối đa của mình.`,
  }),
  pricePassed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    title: 'Giá đã vượt giá tối đa của bạn',
    body: `“${shortName(nameOf(auction))}” đang ở ${yenText(auction.price)}, giá tối đa của bạn là ${yenText(bid.maximum)}. Hako chưa đặt giá. ${moneyBack(bid)}`,
  }),
  lotFree: (auction: WatchedAuction): Notice => ({
    kind: 'over_pricing',
    title: 'Bạn có thể đặt giá lại',
    body: `Khách từng đặt cao hơn bạn cho “${shortName(nameOf(auction))}” không còn tham gia phiên. Bạn có thể đặt giá lại trước khi phiên kết thúc.`,
  }),
  placed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_placed',
    title: 'Bạn đang dẫn đầu',
    body: `Giá tối đa ${yenText(bid.maximum)} cho “${shortName(nameOf(auction))}” đã được sàn ghi nhận.`,
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
    body: `“${shortName(nameOf(auction))}” với giá ${yenText(price)}. Đơn chưa tạo được do lỗi phía Hako; nhân viên đang kiểm tra.`,
  }),
  lost: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    title: 'Phiên đấu giá đã kết thúc',
    body: `Bạn không thắng “${shortName(nameOf(auction))}”. ${moneyBack(bid)}`,
  }),
  gone: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    title: 'Sản phẩm đã bị gỡ khỏi sàn',
    body: `“${shortName(nameOf(auction))}” không còn trên sàn nên Hako dừng lượt đặt giá của bạn. ${moneyBack(bid)}`,
  }),
  'above-maximum': (auction: WatchedAuction, bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    title: 'Bạn không phải mua món này',
    body: `“${shortName(nameOf(auction))}” kết thúc ở ${yenText(price)}, cao hơn giá tối đa ${yenText(bid.maximum)} của bạn. Không còn khoản nào bị tạm giữ; nhân viên đang kiểm tra với sàn.`,
  }),
  'bought-otherwise': (auction: WatchedAuction, _bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    title: 'Món này đã được mua ngay',
    body: `“${shortName(nameOf(auction))}” đã được mua bằng một đơn mua ngay với giá ${yenText(price)}, không phải bằng lượt đặt giá của bạn. Lượt đặt giá không phát sinh khoản phải trả nào và không còn khoản nào bị tạm giữ.`,
  }),
  groupWon: (auction: WatchedAuction): Notice => ({
    kind: 'bid_lost',
    title: 'Nhóm đã thắng đủ, lượt săn này được hủy',
    body: `Bạn đã thắng đủ số món trong nhóm nên Hako không đặt giá cho “${shortName(nameOf(auction))}”. Không còn khoản nào bị tạm giữ cho món này.`,
  }),
  extendedStop: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    title: 'Phiên được gia hạn, đã dừng săn',
    body: `“${shortName(nameOf(auction))}” được gia hạn nên lượt săn dừng theo lựa chọn của bạn. ${moneyBack(bid)}`,
  }),
  accountRests: (auction: WatchedAuction, isWaiting: boolean): Notice => ({
    kind: 'bid_failed',
    title: 'Tài khoản mua hộ của Hako đang tạm dừng',
    body: isWaiting
      ? `Sàn đang kiểm tra tài khoản săn “${shortName(nameOf(auction))}” cho bạn. Nhân viên đang xử lý; nếu không kịp, Hako không đặt giá và tiền tạm giữ được trả lại ví. Bạn có thể hủy lượt săn.`
      : `Sàn đang kiểm tra tài khoản đã đặt giá “${shortName(nameOf(auction))}” cho bạn. Giá đã đặt vẫn có hiệu lực trên sàn, nhưng tạm thời không nâng thêm được.`,
  }),
  askedByHand: (auction: WatchedAuction, bid: Bid, deadline: Date): Notice => ({
    kind: 'bid_placed',
    title: 'Đã nhận, chờ nhân viên đặt giá',
    body: `Nhân viên Hako sẽ đặt giá tối đa ${yenText(bid.maximum)} cho “${shortName(nameOf(auction))}” trước ${timeInVietnam(deadline)}. ${
      auction.isLeading
        ? 'Giá cũ vẫn có hiệu lực trên sàn; nếu không kịp, phần tạm giữ thêm được trả lại ví.'
        : 'Giá chưa lên sàn; nếu không kịp, tiền tạm giữ được trả lại ví.'
    }`,
  }),
  notByHand: (auction: WatchedAuction, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    title: 'Nhân viên chưa đặt được giá cho bạn',
    body: `“${shortName(nameOf(auction))}”: ${words ?? 'không có nhân viên kịp đặt trước hạn. Đây là lỗi của Hako.'} Tiền tạm giữ đã được trả lại ví.`,
  }),
  notRaised: (auction: WatchedAuction, bid: Bid, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    title: 'Chưa nâng được giá của bạn',
    body: `“${shortName(nameOf(auction))}”: ${words ? `${words} ` : ''}Giá ${yenText(bid.maximum)} vẫn có hiệu lực trên sàn; phần tạm giữ thêm cho giá mới đã được trả lại ví.`,
  }),
  failed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    title: 'Chưa đặt được giá của bạn',
    body: `Không đặt được giá cho “${shortName(nameOf(auction))}”. ${moneyBack(bid)}`,
  }),
  unknown: (auction: WatchedAuction): Notice => ({
    kind: 'bid_placed',
    title: 'Đang chờ sàn xác nhận lượt đặt giá',
    body: `Sàn chưa xác nhận lượt đặt giá cho “${shortName(nameOf(auction))}”; Hako không đặt lại để tránh đặt hai lần. Tiền vẫn được tạm giữ.`,
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
        title: 'Bạn được đấu giá món này',
        body: `Nhân viên đã xem người bán của món ${code}. Bạn có thể đặt giá ngay.`,
      }
    : {
        kind: 'bid_failed',
        title: 'Yêu cầu đấu giá không được duyệt',
        body: `Món ${code}: ${reason ?? ''}`,
      };
