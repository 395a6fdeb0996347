import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { believableFee } from '../rules/believable.ts';
import type { DomesticFee, DomesticShippingCapability } from '../marketplace.ts';
import type { YahooClient } from './client.ts';
import { type readItem, readShipments } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

type Item = ReturnType<typeof readItem>;

/** What the item page asks when somebody chooses a prefecture: goods of a store and of a person have a quote each. Shapes [P], no capture. */
export function yahooShipping(
  client: YahooClient,
  readDetail: (code: string, options?: CallOptions) => Promise<Item | undefined>,
): DomesticShippingCapability {
  return {
    async listFees({ code, toPrefecture }, options) {
      const item = await readDetail(code, options);
      return item ? quotesTo(client, item, toPrefecture, options) : [];
    },
  };
}

/** The most that an item waits for the quote of its delivery, in milliseconds. */
const QUOTE_DEADLINE_MS = 2_000;

/**
 * The listing with what delivery to our warehouse costs, where the item tells only a lowest fee.
 * When the site does not quote one, the listing keeps the fee as a lowest one.
 */
export async function withWarehouseFee(
  client: YahooClient,
  item: Item,
  listing: Listing,
  toPrefecture: number | undefined,
  options: CallOptions = {},
): Promise<Listing> {
  const { shipping } = listing;
  if (toPrefecture === undefined) return listing;
  if (shipping.payer === 'seller' || shipping.fee === undefined || !shipping.isFeeLowest)
    return listing;
  const timeoutMs = Math.min(options.timeoutMs ?? QUOTE_DEADLINE_MS, QUOTE_DEADLINE_MS);
  const [cheapest] = await quotesTo(client, item, toPrefecture, {
    ...options,
    timeoutMs,
  }).catch((failure: unknown) => {
    if (failure instanceof Outage) return [];
    throw failure;
  });
  if (!cheapest) return listing;
  // The winner chooses among the ways that are offered, and we choose the cheapest.
  return { ...listing, shipping: { ...shipping, fee: cheapest.fee, isFeeLowest: false } };
}

async function quotesTo(
  client: YahooClient,
  item: Item,
  toPrefecture: number,
  options?: CallOptions,
): Promise<DomesticFee[]> {
  const path = quotePathOf(item, String(toPrefecture).padStart(2, '0'));
  const read = await client.readJson(path, options);
  return read ? feesOf(read.json) : [];
}

function quotePathOf(item: Item, prefCode: string): string {
  const store = item.aucShoppingItemInfo;
  if (!store)
    return `/web/api/itempage/v1/shipments/auction/items/${item.auctionId}?prefCode=${prefCode}`;
  const params = new URLSearchParams({
    prefCode,
    sellerId: store.shoppingSellerId,
    itemCode: store.shoppingItemCode,
    price: String(item.taxinPrice || item.price),
    ...(store.postageSetId !== undefined && { postageSet: String(store.postageSetId) }),
    ...(store.weight !== undefined && { weight: String(store.weight) }),
  });
  return `/web/api/itempage/v1/shipments/shopping?${params}`;
}

/** Cheapest way first; a way without a fee is told only after the purchase, and left out. */
export function feesOf(answer: unknown): DomesticFee[] {
  const { isFreeShipping, lowestPrice, mainMethodName, methods = [] } = readShipments(answer);
  const free = believableFee(0);
  if (isFreeShipping && free !== undefined) return [{ method: mainMethodName ?? '', fee: free }];
  const fees = methods.flatMap(({ name, shippingPrice, aucShippingPrices }) => {
    const told = shippingPrice ?? aucShippingPrices?.[0]?.price;
    const fee = told === undefined || told === null ? undefined : believableFee(told);
    return fee === undefined ? [] : [{ method: name, fee }];
  });
  const lowest =
    fees.length === 0 && lowestPrice !== undefined && lowestPrice !== null
      ? believableFee(lowestPrice)
      : undefined;
  return lowest === undefined
    ? fees.toSorted((a, b) => a.fee - b.fee)
    : [{ method: mainMethodName ?? '', fee: lowest }];
}
