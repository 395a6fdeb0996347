import { type Dong, dong, type Yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { type MadeOrder, partsOf } from '../../orders/index.ts';
import type { PaymentPart } from '../../wallet/index.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import { winLabel } from '../watching/bid-labels.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import { type Bid, holdCauseOf, type WatchedAuction } from '../rules/bid.ts';
import { moveBid } from './settle-bid.ts';
import { type BidPrice, priceBid } from '../placing/price-bid.ts';
import { tryCoupons } from '../../pricing/index.ts';
import { couponsOnBid } from '../coupons/coupons-on-bid.ts';
import { withoutUsedUp } from '../coupons/without-used-up.ts';
import { withTax } from '../../marketplaces/index.ts';

/**
 * Priced outside of any transaction, at what the marketplace charges, with the rate, the tables and
 * the level that the bid locked. Codes that take nothing off any more, and those that are left out,
 * are not counted.
 */
export async function priceWin(
  deps: BiddingDeps,
  auction: WatchedAuction,
  bid: Bid,
  price: Yen,
  leftOut: readonly string[] = [],
): Promise<BidPrice> {
  const bidder = await bidderAt(deps, bid);
  const terms = { ...bid, price };
  const resolveCoupons: BiddingDeps['resolveCoupons'] = async (...asked) =>
    (await deps.resolveCoupons(...asked)).filter(({ code }) => !leftOut.includes(code));
  const priced = couponsOnBid(deps, auction, terms, bidder, bid);
  const { coupons } = await tryCoupons({ resolveCoupons }, bid, priced);
  return priceBid(deps, auction, { ...terms, coupons }, bidder, bid);
}

/** Its address may have left the book since the bid was placed. */
const bidderAt = (deps: BiddingDeps, { customerId, addressId }: Bid): Promise<Bidder> =>
  deps.bidderOf(customerId, addressId).catch((failure: unknown) => {
    if (!(failure instanceof Refusal)) throw failure;
    return deps.bidderOf(customerId);
  });

/**
 * A won lot becomes an order, its hold the payment, in the caller's transaction and so exactly once. A hold smaller than the first
 * payment (a deposit) pays what it reaches; the rest is asked with the bill. Refuses when a released hold cannot be paid anew.
 */
export async function bookWin(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  won: WonLot,
): Promise<Bid> {
  const { breakdown, hold } = won.priced;
  const paid = partsWithin(partsOf(breakdown.lines, 1), bid.isHeld ? bid.hold : hold);
  const made = await makeOrder(deps, trx, auction, bid, won, paid);
  await payOrder(deps, trx, auction, bid, made.orderId, paid);
  return moveBid(deps, trx, auction, bid, {
    to: 'won',
    by: 'market',
    reason: 'won',
    receipt: 'won',
    // A newer bid that came to nothing stood for it in the lists.
    change: {
      wonPrice: won.price,
      orderId: made.orderId,
      orderCode: made.code,
      isHeld: false,
      supersededBy: undefined,
    },
    facts: { wonPrice: won.price, orderCode: made.code },
    notice: { ...noticeOf.won(auction, won.price, made), ...whereAddressIsAdded(made) },
  });
}

/** The order asks for the address that it lacks. */
const whereAddressIsAdded = ({ code, lacksAddress }: MadeOrder) =>
  lacksAddress ? { link: `/account/quotes/${code}` } : {};

interface WonLot {
  readonly price: Yen;
  readonly priced: BidPrice;
  readonly orderNumber: string | undefined;
}

const makeOrder = (
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  { price, priced: { breakdown, question, rate }, orderNumber }: WonLot,
  paid: PaymentPart[],
): Promise<MadeOrder> =>
  deps.orders.createFromWin(trx, {
    customerId: bid.customerId,
    listing: {
      site: bid.site as never,
      code: bid.code,
      url: auction.listing.url,
      title: auction.title,
      picture: auction.listing.pictures[0],
      price: withTax(price, auction.taxPercent),
      sellerId: auction.sellerId,
    },
    quantity: bid.quantity,
    question,
    price: breakdown,
    rate,
    addressId: bid.addressId,
    note: bid.note,
    bidId: bid.id,
    account: bid.account,
    paid,
    marketplaceOrderNumber: orderNumber,
  });

/** Out of what is held for the bid; out of the purse when that was released. */
async function payOrder(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  orderId: string,
  parts: PaymentPart[],
): Promise<void> {
  const order = { type: 'order', id: orderId } as const;
  const label = winLabel(auction);
  if (bid.isHeld)
    await deps.wallet.capture(trx, { cause: holdCauseOf(bid), parts, label, paidFor: order });
  else
    await deps.wallet.pay(trx, {
      customerId: bid.customerId,
      cause: order,
      parts,
      key: `win:${bid.id}`,
      label,
    });
}

/**
 * Won, but the order could not be made: it is tried again, and its customer told what it waits for.
 */
export async function bookWaitingWin(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  { price, waitsFor }: { readonly price: Yen; readonly waitsFor: 'money' | 'staff' },
): Promise<Bid> {
  return moveBid(deps, trx, auction, bid, {
    to: 'won',
    by: 'market',
    reason: 'unpaid',
    receipt: 'won',
    change: { wonPrice: price, supersededBy: undefined },
    facts: { wonPrice: price },
    notice: noticeOf[waitsFor === 'money' ? 'wonUnpaid' : 'wonWaiting'](auction, price),
  });
}

/**
 * Tries the orders of won lots again that could not be made, in turn. Gives back how many were
 * made.
 */
export async function payWaitingWins(deps: BiddingDeps, limit = 50): Promise<number> {
  let paid = 0;
  await eachAlone(
    deps.log,
    await deps.stores.wins.listUnpaid(deps.db, limit),
    ({ id }) => `bid:${id}`,
    async (waiting) => {
      // Noted before, so that one that cannot even be tried lets the others have their turn.
      await deps.stores.wins.noteTried(deps.db, waiting.id, deps.clock.now());
      const trying = withoutUsedUp((leftOut) => payWaitingWin(deps, waiting, leftOut));
      if (await trying.catch(refusedIsUnpaid)) paid++;
    },
  );
  return paid;
}

function refusedIsUnpaid(failure: unknown): false {
  if (failure instanceof Refusal) return false;
  throw failure;
}

async function payWaitingWin(
  deps: BiddingDeps,
  waiting: Bid,
  leftOut: readonly string[],
): Promise<boolean> {
  const seen = await deps.stores.auctions.find(deps.db, waiting.site, waiting.code);
  const price = waiting.wonPrice;
  if (!seen || price === undefined) return false;
  const priced = await priceWin(deps, seen, waiting, price, leftOut);
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const auction = (await deps.stores.auctions.lockKnown(
      trx,
      waiting.site,
      waiting.code,
    )) as WatchedAuction;
    const bid = (await deps.stores.bids.lock(trx, waiting.id)) as Bid;
    if (bid.orderId !== undefined) return false;
    await bookWin(deps, trx, auction, bid, { price, priced, orderNumber: undefined });
    return true;
  });
}

/** The parts in their order until the amount is used up; all of them when it reaches. A discount lowers the parts before it. */
function partsWithin(parts: readonly PaymentPart[], most: Dong): PaymentPart[] {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= most) return [...parts];
  let left: number = most;
  return parts.flatMap(({ to, amount }) => {
    if (amount <= 0 || left <= 0) return [];
    const taken = Math.min(amount, left);
    left -= taken;
    return [{ to, amount: dong(taken) }];
  });
}
