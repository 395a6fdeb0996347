import { say, type SaidNotice } from '@hako/contract/notices/say';
import { timeInVietnam } from '../../../kernel/vietnam-day.ts';
import { shortName, yenText } from '../../../kernel/wording.ts';
import type { MadeOrder } from '../../orders/index.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';

/** What a customer is told about a bid; `link` is to the bid when absent. */
export interface Notice extends SaidNotice {
  readonly kind: 'over_pricing' | 'bid_placed' | 'bid_won' | 'bid_lost' | 'bid_failed';
  readonly link?: string;
}
/** What people read: the Vietnamese name where there is one. */
export const nameOf = (auction: WatchedAuction): string => auction.listing.titleVi ?? auction.title;
/** Where the money is of a bid that is over without the goods: a group goes on holding for the lots that it may still win. */
export const moneyBack = ({ groupId }: Pick<Bid, 'groupId'>): string =>
  groupId
    ? 'Nhóm chỉ còn tạm giữ tiền cho những món còn có thể thắng.'
    : 'Tiền tạm giữ đã được trả lại ví.';
const goods = (auction: WatchedAuction) => ({ name: shortName(nameOf(auction)) });
const priced = (auction: WatchedAuction, price: number = auction.price) => ({
  ...goods(auction),
  price: yenText(price),
});
const top = ({ maximum }: Bid) => ({ maximum: yenText(maximum) });
const back = (bid: Bid) => ({ money: moneyBack(bid) });

export const noticeOf = {
  outbid: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    ...say('bid-outbid', { ...priced(auction), ...back(bid) }),
  }),
  displaced: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    ...say('bid-displaced', { ...goods(auction), ...back(bid) }),
  }),
  pricePassed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'over_pricing',
    ...say('bid-price-passed', { ...priced(auction), ...top(bid), ...back(bid) }),
  }),
  lotFree: (auction: WatchedAuction): Notice => ({
    kind: 'over_pricing',
    ...say('bid-lot-free', goods(auction)),
  }),
  placed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_placed',
    ...say('bid-placed', { ...goods(auction), ...top(bid) }),
  }),
  won: (auction: WatchedAuction, price: number, { code, lacksAddress }: MadeOrder): Notice => ({
    kind: 'bid_won',
    ...say('bid-won', {
      ...{ ...priced(auction, price), code },
      address: lacksAddress ? 'Bạn chưa có địa chỉ nhận hàng; vui lòng mở đơn để thêm.' : '',
    }),
  }),
  wonUnpaid: (auction: WatchedAuction, price: number): Notice => ({
    kind: 'bid_won',
    ...say('bid-won-unpaid', priced(auction, price)),
  }),
  wonWaiting: (auction: WatchedAuction, price: number): Notice => ({
    kind: 'bid_won',
    ...say('bid-won-waiting', priced(auction, price)),
  }),
  lost: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    ...say('bid-lost', { ...goods(auction), ...back(bid) }),
  }),
  gone: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_lost',
    ...say('bid-gone', { ...goods(auction), ...back(bid) }),
  }),
  'above-maximum': (auction: WatchedAuction, bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    ...say('bid-above-maximum', { ...priced(auction, price), ...top(bid) }),
  }),
  'bought-otherwise': (auction: WatchedAuction, _bid: Bid, price: number): Notice => ({
    kind: 'bid_lost',
    ...say('bid-bought-otherwise', priced(auction, price)),
  }),
  groupWon: (auction: WatchedAuction): Notice => ({
    kind: 'bid_lost',
    ...say('bid-group-won', goods(auction)),
  }),
  extendedStop: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    ...say('bid-extended-stop', { ...goods(auction), ...back(bid) }),
  }),
  accountRests: (auction: WatchedAuction, isWaiting: boolean): Notice => ({
    kind: 'bid_failed',
    ...say(isWaiting ? 'bid-account-rests-snipe' : 'bid-account-rests', goods(auction)),
  }),
  askedByHand: (auction: WatchedAuction, bid: Bid, deadline: Date): Notice => ({
    kind: 'bid_placed',
    ...say('bid-asked-by-hand', {
      ...{ ...goods(auction), ...top(bid), time: timeInVietnam(deadline) },
      money: auction.isLeading
        ? 'Giá cũ vẫn có hiệu lực trên sàn; nếu không kịp, phần tạm giữ thêm được trả lại ví.'
        : 'Giá chưa lên sàn; nếu không kịp, tiền tạm giữ được trả lại ví.',
    }),
  }),
  notByHand: (auction: WatchedAuction, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    ...say('bid-not-by-hand', {
      ...goods(auction),
      why: words ?? 'không có nhân viên kịp đặt trước hạn. Đây là lỗi của Hako.',
    }),
  }),
  notRaised: (auction: WatchedAuction, bid: Bid, words: string | undefined): Notice => ({
    kind: 'bid_failed',
    ...say('bid-not-raised', { ...goods(auction), ...top(bid), why: words ?? '' }),
  }),
  failed: (auction: WatchedAuction, bid: Bid): Notice => ({
    kind: 'bid_failed',
    ...say('bid-failed', { ...goods(auction), ...back(bid) }),
  }),
  unknown: (auction: WatchedAuction): Notice => ({
    kind: 'bid_placed',
    ...say('bid-unknown', goods(auction)),
  }),
  lastMinutes: (auction: WatchedAuction): Notice => ({
    kind: 'bid_placed',
    ...say('bid-last-minutes', priced(auction)),
  }),
} as const;
/** What became of a request to bid against a seller under the threshold. */
export const requestNotice = (
  code: string,
  isAllowed: boolean,
  reason: string | undefined,
): Notice =>
  isAllowed
    ? { kind: 'bid_placed', ...say('bid-request-allowed', { code }) }
    : { kind: 'bid_failed', ...say('bid-request-declined', { code, why: reason ?? '' }) };
