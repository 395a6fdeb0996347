import { believablePrice } from '../rules/believable.ts';
import type { WishCapability } from '../marketplace.ts';
import { broken } from '../reading/shape.ts';
import type { MercariClient } from './client.ts';
import { ITEM_CODE, readDesiredPrice, SOURCE } from './shapes.ts';

/** 希望価格: what people have told the seller that they would pay. Shops products have none. */
export function mercariWishes(client: MercariClient): WishCapability {
  return {
    async readWishes(code, options) {
      if (!ITEM_CODE.test(code)) return undefined;
      const read = await client.get(`/v2/desiredPriceItems/${code}/desiredPriceInfo`, options);
      return read && wishesOf(read.json, code);
    },
  };
}

/** All numbers come as text; nobody wishing is told as zeros. */
export function wishesOf(answer: unknown, code: string) {
  const told = readDesiredPrice(answer);
  if (told.name !== `desiredPriceItems/${code}`)
    throw broken(SOURCE, 'name', `asked for ${code}, got ${told.name}`);
  const highest = believablePrice(told.highestDesiredPrice);
  const lowest = believablePrice(told.lowestDesiredPrice);
  const count = Number(told.registeredCount);
  if (highest !== undefined && lowest !== undefined && lowest > highest)
    throw broken(SOURCE, 'lowestDesiredPrice', 'above the highest');
  return {
    count,
    highest: count > 0 ? highest : undefined,
    lowest: count > 0 ? lowest : undefined,
    highestCount: Number(told.highestDesiredPriceCount),
  };
}
