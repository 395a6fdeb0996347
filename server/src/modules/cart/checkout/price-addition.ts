import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { TO_ASK } from '../../marketplaces/index.ts';
import type { PriceQuestion } from '../../pricing/index.ts';
import { listLines } from '../cart-store.ts';
import type { CartDeps, Purchase } from '../deps.ts';
import { wishOf } from './check-cart.ts';
import { shareShipping } from './share-shipping.ts';

/** So many lines of the cart are read for this, the newest first. */
const MOST_LINES = 20;
/**
 * And may have been read so long ago: whoever looks at one thing must not have a whole cart read
 * again.
 */
const KEPT = { maxAgeMs: 30 * 60_000 } as const;

export interface AskedAddition {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly shipMode?: string | undefined;
}

/**
 * Đồng, as likely: what one piece more costs beside what is there already, and what it would cost
 * alone.
 */
export interface Addition {
  readonly added: number;
  readonly alone: number;
  /**
   * Chosen lines of the cart, and weighed orders in the Japan warehouse, that it shares a box with.
   */
  readonly inCart: number;
  readonly inWarehouse: number;
}

/**
 * What the whole box costs with this thing, less what it costs without it. Undefined when nothing
 * is there to share a box with, or when the thing cannot be priced now. What cannot be read of the
 * cart is left out.
 */
export async function priceAddition(
  deps: CartDeps,
  { customerId, site, code, shipMode }: AskedAddition,
): Promise<Addition | undefined> {
  const lines = (await listLines(deps.db, customerId)).filter(
    (line) => line.isSelected && !(line.site === site && line.code === code),
  );
  const [thing, bought, read] = await Promise.all([
    found(() => priceThing(deps, { customerId, site, code, shipMode })),
    boxInJapan(deps, customerId),
    Promise.all(
      lines
        .slice(0, MOST_LINES)
        .map((line) => found(() => deps.preparePurchase({ ...wishOf(line), ...OPEN }, KEPT))),
    ),
  ]);
  const cart = read.flatMap((purchase) => purchase ?? []);
  if (!thing || cart.length + bought.length === 0) return undefined;
  const [with_, without, alone] = await Promise.all([
    totalOf(deps, [...cart, thing], bought),
    totalOf(deps, cart, bought),
    totalOf(deps, [thing], []),
  ]);
  return {
    added: with_ - without,
    alone,
    inCart: cart.length,
    inWarehouse: bought.length,
  };
}

/** Without an old order whose ship mode or service is offered no more. */
async function boxInJapan(deps: CartDeps, customerId: string): Promise<PriceQuestion[]> {
  const bought = await deps.boxInJapan(customerId);
  const priced = await Promise.all(
    bought.map((question) =>
      found(async () => {
        await deps.price(question);
        return question;
      }),
    ),
  );
  return priced.flatMap((question) => question ?? []);
}

const OPEN = { agreed: undefined, addressId: undefined } as const;

/** An auction has no fixed price: one piece at what it stands at now. */
async function priceThing(
  deps: CartDeps,
  { customerId, site, code, shipMode }: AskedAddition,
): Promise<Purchase> {
  const listing = await deps.findListing(site, code, TO_ASK);
  const { current, buyNow } = listing?.price ?? {};
  return deps.preparePurchase(
    {
      ...OPEN,
      customerId,
      site,
      code,
      granted: listing?.auction ? (current ?? buyNow) : undefined,
      quantity: 1,
      shipMode: shipMode || (await deps.defaultShipMode(customerId)),
      services: [],
      variantId: undefined,
      note: undefined,
    },
    TO_ASK,
  );
}

async function found<Found>(prepare: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await prepare();
  } catch (failure) {
    if (failure instanceof Refusal || failure instanceof Outage) return undefined;
    throw failure;
  }
}

/**
 * The whole box at the door: what is to be bought, as the checkout would price it, and what was
 * bought.
 */
async function totalOf(
  deps: CartDeps,
  purchases: readonly Purchase[],
  bought: readonly PriceQuestion[],
): Promise<number> {
  const { lines } = await shareShipping(
    deps,
    purchases.map((purchase, index) => ({ id: String(index), purchase })),
  );
  const orders = [
    ...lines.map(({ purchase: { question } }) => ({ question, isBought: false })),
    ...bought.map((question) => ({ question, isBought: true })),
  ];
  const shares = await deps.shareBox(orders);
  const prices = await Promise.all(
    orders.map(({ question }, index) => {
      const asked = { ...question, ...shares[index] };
      // The weight on the scale is in the share already.
      return deps.price(asked.expectedCarriage ? { ...asked, parcel: undefined } : asked);
    }),
  );
  return prices.reduce((sum, { landedTotal }) => sum + landedTotal.likely, 0);
}
