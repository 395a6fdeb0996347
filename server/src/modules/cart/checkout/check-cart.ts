import type { RefusalCode } from '@hako/contract/refusals';
import type { Yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type ListingReading, stockOf, TO_BUY } from '../../marketplaces/index.ts';
import { listLines } from '../cart-store.ts';
import type { CartDeps, Purchase } from '../deps.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { type CheckedLine, compareLine } from '../rules/price-change.ts';
import { buyingPriceOf } from '../lines/add-to-cart.ts';
import type { CouponOnLine } from './apply-coupons.ts';
import { shareBox } from './share-box.ts';
import { shareShipping } from './share-shipping.ts';
import { bestCoupon, type RefusedCoupon, usableCoupons } from './try-coupons.ts';

export interface PricedLine extends CheckedLine {
  readonly id: string;
  readonly site: string;
  /** What buying it would charge and hold; undefined when it cannot be bought now. */
  readonly purchase: Purchase | undefined;
  /** Why it cannot be bought though it is there. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | undefined;
  /** The line of the same seller that pays the domestic shipping of this one. */
  readonly sentWith?: string | undefined;
}

/** Which code is best hardly moves with a price: the site is not asked again for that. */
const TO_CHOOSE = { maxAgeMs: 5 * 60_000 } as const;

const GONE: readonly RefusalCode[] = [
  'marketplaces.no-such-listing',
  'bidding.sold',
  'bidding.no-buy-now',
];

/** A code that was asked for: the line that it is used on, or why it cannot be used. */
export type CheckedCoupon = CouponOnLine | RefusedCoupon;

export interface CheckedCart {
  readonly lines: readonly PricedLine[];
  readonly coupons: readonly CheckedCoupon[];
}

export interface AskedCheck {
  readonly customerId: string;
  readonly addressId?: string | undefined;
  readonly discountCodes?: readonly string[] | undefined;
  /** Only the one of these that takes most off is put on; whoever asks this only chooses. */
  readonly bestOf?: readonly string[] | undefined;
  /** How all of them travel; each as its line says when absent. */
  readonly shipMode?: string | undefined;
  readonly services?: readonly string[] | undefined;
  /** Lines meant; the chosen ones when none is named. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Reads the lines again at their marketplaces, all at once, and prices each by the function that would buy it, with the coupons that can be
 * used; a silent site leaves its lines unread, not gone.
 */
export async function checkCart(deps: CartDeps, asked: AskedCheck): Promise<CheckedCart> {
  const { customerId, discountCodes = [], ids = [] } = asked;
  const all = await listLines(deps.db, customerId);
  const lines = all.filter(({ id, isSelected }) =>
    ids.length > 0 ? ids.includes(id) : isSelected,
  );
  const read = await Promise.all(lines.map((line) => priceLine(deps, line, asked)));
  const shared = await shareShipping(deps, read.flatMap(buyable));
  const boxed = await shareBox(deps, shared.lines);
  let priced = read.map((line) => boxed.find(({ id }) => id === line.id) ?? line);
  const tried = asked.bestOf
    ? await bestCoupon(deps, customerId, priced.flatMap(buyable), asked.bestOf)
    : await usableCoupons(deps, customerId, priced.flatMap(buyable), discountCodes);
  priced = priced.map((line) => tried.lines.find(({ id }) => id === line.id) ?? line);
  priced = priced.map((line) => ({ ...line, sentWith: shared.paidBy.get(line.id) }));
  return { lines: priced, coupons: [...tried.uses, ...tried.refused] };
}

const buyable = (line: PricedLine) => (line.purchase ? [{ ...line, purchase: line.purchase }] : []);

async function priceLine(
  deps: CartDeps,
  line: CartLine,
  { addressId, shipMode, services = [], bestOf }: AskedCheck,
): Promise<PricedLine> {
  const { id, site } = line;
  const reading = bestOf ? TO_CHOOSE : TO_BUY;
  try {
    const wish = { ...wishOf(line), services, shipMode: shipMode || line.shipMode };
    const purchase = await deps.preparePurchase({ ...wish, agreed: undefined, addressId }, reading);
    const stock = stockOf(purchase.listing, line.variantId);
    const compared = compareLine(line, purchase.price, stock);
    return {
      id,
      site,
      ...compared,
      purchase: compared.state === 'gone' ? undefined : purchase,
      refusal: undefined,
    };
  } catch (failure) {
    if (failure instanceof Outage)
      return { id, site, ...compareLine(line, 'unread'), purchase: undefined, refusal: undefined };
    if (!(failure instanceof Refusal)) throw failure;
    if (GONE.includes(failure.code))
      return { id, site, ...compareLine(line, undefined), purchase: undefined, refusal: undefined };
    return {
      id,
      site,
      ...compareLine(line, await readLinePrice(deps, line, reading)),
      purchase: undefined,
      refusal: { code: failure.code, message: failure.sentence },
    };
  }
}

/** What buying a line asks, besides the price that was agreed to and what is chosen at the checkout. */
export const wishOf = (line: CartLine) => ({
  customerId: line.customerId,
  site: line.site,
  code: line.code,
  quantity: line.quantity,
  shipMode: line.shipMode,
  services: [] as readonly string[],
  variantId: line.variantId,
  note: undefined,
});

export async function readLinePrice(
  deps: CartDeps,
  line: CartLine,
  reading: ListingReading = TO_BUY,
): Promise<Yen | undefined | 'unread'> {
  try {
    const listing = await deps.findListing(line.site, line.code, reading);
    return listing && buyingPriceOf(listing);
  } catch (failure) {
    if (failure instanceof Outage) return 'unread';
    throw failure;
  }
}
