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
      if (!item) return [];
      const read = await client.readJson(
        quotePathOf(item, String(toPrefecture).padStart(2, '0')),
        options,
      );
      return read ? feesOf(read.json) : [];
    },
  };
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
