import type { RefusalCode } from '@hako/contract/refusals';
import type { Yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listLines } from '../cart-store.ts';
import type { CartDeps, Purchase } from '../deps.ts';
import type { CartLine } from '../domain/cart-line.ts';
import { type CheckedLine, compareLine } from '../domain/price-change.ts';
import { buyingPriceOf } from './add-to-cart.ts';

export interface PricedLine extends CheckedLine {
  readonly id: string;
  /** What buying it would charge and hold; undefined when it cannot be bought now. */
  readonly purchase: Pick<Purchase, 'firstPayment' | 'hold' | 'breakdown'> | undefined;
  /** Why it cannot be bought though it is there. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | undefined;
}

const GONE: readonly RefusalCode[] = ['request.not-found', 'bidding.sold', 'bidding.no-buy-now'];

/**
 * Reads the chosen lines again at their marketplaces, all at once, and prices each by the function that would buy it; a silent site
 * leaves its lines unread, not gone.
 */
export const checkCart =
  (deps: CartDeps) =>
  async (customerId: string, addressId?: string): Promise<readonly PricedLine[]> => {
    const lines = (await listLines(deps.db, customerId)).filter(({ isSelected }) => isSelected);
    return Promise.all(lines.map((line) => priceLine(deps, line, addressId)));
  };

async function priceLine(deps: CartDeps, line: CartLine, addressId: string | undefined): Promise<PricedLine> {
  const { id } = line;
  try {
    const purchase = await deps.preparePurchase({ ...wishOf(line), agreed: undefined, addressId });
    return { id, ...compareLine(line.price, purchase.price), purchase, refusal: undefined };
  } catch (failure) {
    if (failure instanceof Outage) return { id, ...compareLine(line.price, 'unread'), purchase: undefined, refusal: undefined };
    if (!(failure instanceof Refusal)) throw failure;
    if (GONE.includes(failure.code)) return { id, ...compareLine(line.price, undefined), purchase: undefined, refusal: undefined };
    return {
      id,
      ...compareLine(line.price, await readLinePrice(deps, line)),
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

export async function readLinePrice(deps: CartDeps, line: CartLine): Promise<Yen | undefined | 'unread'> {
  try {
    const listing = await deps.findListing(line.site, line.code, 0);
    return listing && buyingPriceOf(listing);
  } catch (failure) {
    if (failure instanceof Outage) return 'unread';
    throw failure;
  }
}
