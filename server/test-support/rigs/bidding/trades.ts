import type { PretendService } from '../../world/pretend-service.ts';

/** Something for sale, made by hand at a site: who pays its delivery, its site, where it is made and how. */
export const TRADES: readonly (readonly [
  told: string,
  site: string,
  made: string,
  spec: object,
])[] = [
  ['a private seller, a fee', 'auction', 'auctions', { isStore: false }],
  ['a private seller, free', 'auction', 'auctions', { isStore: false, isFreeShipping: true }],
  ['a private seller, untold', 'auction', 'auctions', { isStore: false, shippingFee: null }],
  ['a store that adds tax, a fee', 'auction', 'auctions', { isStore: true }],
  ['a store that adds tax, free', 'auction', 'auctions', { isStore: true, isFreeShipping: true }],
  ['a store that adds tax, untold', 'auction', 'auctions', { isStore: true, shippingFee: null }],
  ['the buyer', 'mercari', 'mercari/items', { payer: 1 }],
  ['the seller', 'mercari', 'mercari/items', { payer: 2 }],
  ['a shop on Mercari', 'mercari', 'mercari/items', { isShops: true }],
  ['included', 'rakuten', 'rakuten/items', { isFree: true }],
  ['not included', 'rakuten', 'rakuten/items', { isFree: false }],
  ['included, tax added', 'rakuten', 'rakuten/items', { isTaxExcluded: true, price: 4_987 }],
  ['included', 'shopping', 'yahoo-shopping/items', { shippingCode: 2 }],
  ['not included', 'shopping', 'yahoo-shopping/items', { shippingCode: 1 }],
  ['included under conditions', 'shopping', 'yahoo-shopping/items', { shippingCode: 3 }],
  ['the seller', 'paypay', 'paypay/items', {}],
  ['a small order', 'surugaya', 'suruga-ya/products', { price: 480 }],
  ['an order of 1,500 yen', 'surugaya', 'suruga-ya/products', { price: 1_500 }],
  ['an order of 12,000 yen', 'surugaya', 'suruga-ya/products', { price: 12_000 }],
  ['a small order', 'amazon', 'amazon/items', { price: 900 }],
  ['an order of 9,000 yen', 'amazon', 'amazon/items', { price: 9_000 }],
];

/** Puts goods of a trade up for sale at its site and gives their code. */
export async function offer(
  { sim }: PretendService,
  site: string,
  path: string,
  spec: object,
): Promise<string> {
  const lot = { startPrice: 4_164, buyNowPrice: 4_164, isFixed: true, rivals: [] };
  const answer = await fetch(`${sim.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price: 4_321, ...(site === 'auction' && lot), ...spec }),
  });
  const made = (await answer.json()) as { id?: string; code?: string; asin?: string };
  return made.id ?? made.code ?? made.asin ?? '';
}
