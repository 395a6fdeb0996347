import type { Dong, ExchangeRate, Yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Breakdown, PriceLevel, PriceQuestion, ResolvedCoupon } from '../../pricing/index.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import type { LockedTerms, WatchedAuction } from '../rules/bid.ts';
import { pricedItemOf } from '../watching/read-lot.ts';

export interface BidTerms {
  readonly price: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  /** Coupons that take something off; none when absent. */
  readonly coupons?: readonly ResolvedCoupon[];
}

export interface BidPrice {
  readonly question: PriceQuestion;
  readonly breakdown: Breakdown;
  /** First payment in the dear case × deposit percent. */
  readonly hold: Dong;
  readonly rate: ExchangeRate;
  readonly pricedAt: Date;
  readonly level: PriceLevel;
}

/**
 * What a lot costs at this price. With `locked` the rate, the tables and the level of the day of
 * the bid; without, those of now. Refusals `pricing.no-rate`, `pricing.rate-too-old`,
 * `bidding.seller-goods-blocked`.
 */
export async function priceBid(
  deps: BiddingDeps,
  auction: WatchedAuction,
  terms: BidTerms,
  bidder: Bidder,
  locked?: LockedTerms,
): Promise<BidPrice> {
  const pricedAt = locked?.pricedAt ?? deps.clock.now();
  const rate = locked?.rate ?? (await freshRate(deps));
  const level = locked?.level ?? bidder.level;
  const item = pricedItemOf(auction, terms.price, terms.quantity);
  const rest = questionOf(terms, { ...bidder, level }, rate);
  const { hold, breakdown } = await deps.pricing.firstPaymentFor(item, rest, pricedAt);
  if (!locked) refuseBlocked(breakdown);
  return { question: { items: [item], ...rest }, breakdown, hold, rate, pricedAt, level };
}

/** Everything besides the item that a price depends on. */
export const questionOf = (
  terms: Omit<BidTerms, 'price' | 'quantity'>,
  bidder: Bidder,
  rate: ExchangeRate,
) => ({
  shipMode: terms.shipMode,
  services: [...terms.services],
  ...(terms.coupons?.length ? { coupons: terms.coupons } : {}),
  level: bidder.level,
  province: bidder.province,
  rate,
});

/** Goods that the owner's rules refuse are neither bid on nor bought. */
export function refuseBlocked({ flags }: Breakdown): void {
  const blocked = flags.find(({ rule }) => rule === 'block');
  if (blocked) throw new Refusal('bidding.seller-goods-blocked', { reason: blocked.reason });
}

/** What the customer was told and asked; `undefined` where a client knows no such question. */
export interface Agreed {
  readonly agreedHold?: number | undefined;
  readonly isRiskConfirmed?: boolean | undefined;
}

/** Refuses another amount than the one the customer agreed to, and goods that need a confirmation they did not give. */
export function refuseUnagreed(
  { agreedHold, isRiskConfirmed }: Agreed,
  { hold, breakdown }: { readonly hold: number; readonly breakdown: Breakdown },
): void {
  refuseUnless(agreedHold === undefined || agreedHold === hold, 'bidding.total-changed', {
    old: agreedHold ?? hold,
    new: hold,
  });
  const asks = breakdown.flags.find(({ rule }) => rule === 'ask');
  if (asks && isRiskConfirmed === false)
    throw new Refusal('bidding.needs-confirmation', { reason: asks.reason });
}

/** The rate of now; nothing is sold at one that is too old. */
export async function freshRate(deps: Pick<BiddingDeps, 'pricing'>): Promise<ExchangeRate> {
  const { rate, isTooOld } = await deps.pricing.currentRate();
  refuseUnless(!isTooOld, 'pricing.rate-too-old');
  return rate;
}
