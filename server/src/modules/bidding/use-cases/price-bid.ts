import type { Dong, ExchangeRate, Yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Breakdown, PriceQuestion } from '../../pricing/index.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../domain/bid.ts';
import { pricedItemOf } from './read-lot.ts';

export interface BidTerms {
  readonly price: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
}

export interface BidPrice {
  readonly question: PriceQuestion;
  readonly breakdown: Breakdown;
  /** First payment × deposit percent. */
  readonly hold: Dong;
  readonly rate: ExchangeRate;
  readonly pricedAt: Date;
}

/**
 * What a lot costs at this price. With `locked` the rate and the tables of the day of the bid; without, those of now.
 * Refusals `pricing.no-rate`, `bidding.seller-goods-blocked`.
 */
export async function priceBid(
  deps: BiddingDeps,
  auction: WatchedAuction,
  terms: BidTerms,
  bidder: Bidder,
  locked?: { readonly rate: ExchangeRate; readonly pricedAt: Date },
): Promise<BidPrice> {
  const pricedAt = locked?.pricedAt ?? deps.clock.now();
  const rate = locked?.rate ?? (await freshRate(deps));
  const item = pricedItemOf(auction, terms.price, terms.quantity);
  const rest = { shipMode: terms.shipMode, services: [...terms.services], level: bidder.level, province: bidder.province, rate };
  const { hold, breakdown } = await deps.pricing.firstPaymentFor(item, rest, pricedAt);
  const blocked = breakdown.flags.find(({ rule }) => rule === 'block');
  if (blocked && !locked) throw new Refusal('bidding.seller-goods-blocked', { reason: blocked.reason });
  return { question: { items: [item], ...rest }, breakdown, hold, rate, pricedAt };
}

async function freshRate(deps: BiddingDeps): Promise<ExchangeRate> {
  const { rate, isTooOld } = await deps.pricing.currentRate();
  if (isTooOld) throw new Refusal('pricing.no-rate');
  return rate;
}
