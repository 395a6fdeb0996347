import { randomUUID } from 'node:crypto';
import { Agent } from 'undici';
import { pretendAt } from '../../../../e2e/support/pretend-world.ts';
import type { Shopper } from './shop.ts';

/** What shoppers do; each kind is measured by itself. */
export const KINDS = [
  'home page',
  'search page',
  'merged list',
  'item page',
  'price',
  'orders',
  'keep',
  'bid',
  'buy and pay',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Asked {
  readonly kind: Kind;
  readonly ms: number;
  readonly status: number;
  /** The head of an answer that was no success, for telling what went wrong. */
  readonly refused: string;
}

interface Request {
  readonly path: string;
  readonly body?: object;
}

const WORDS = ['nikon', 'canon', 'figure', 'gundam', 'seiko', 'lens', 'pokemon', 'zippo'];
const BID_YEN = 1_000;
const GOODS_YEN = 800;
const LOT_LASTS_S = 600;
/** An answer that is right: a customer of that level bids in five auctions at once. */
const LAWFUL = /bidding\.too-many-auctions/;

/** A closed loop: each shopper asks, waits for the answer and asks the next of these kinds. */
export async function shopFor(
  ms: number,
  url: string,
  simulatorUrl: string,
  shoppers: readonly Shopper[],
  kinds: readonly Kind[] = KINDS,
): Promise<Asked[]> {
  const agent = new Agent({ connections: shoppers.length, pipelining: 1 });
  const pretend = pretendAt(() => simulatorUrl);
  const items = await lotsAndGoods(pretend, shoppers.length);
  const untilMs = performance.now() + ms;
  const asked: Asked[] = [];
  const live = async (shopper: Shopper, place: number): Promise<void> => {
    for (let turn = place; performance.now() < untilMs; turn++) {
      const kind = kinds[turn % kinds.length] as Kind;
      asked.push(await ask(agent, url, shopper, kind, await requestOf(kind, turn, items, pretend)));
    }
  };
  try {
    await Promise.all(shoppers.map(live));
  } finally {
    await agent.destroy();
  }
  return asked;
}

/** What is looked at: made before, so that making it is no part of what is measured. */
async function lotsAndGoods(
  pretend: ReturnType<typeof pretendAt>,
  count: number,
): Promise<readonly string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
      price: GOODS_YEN,
    });
    codes.push(id);
  }
  return codes;
}

async function requestOf(
  kind: Kind,
  turn: number,
  items: readonly string[],
  pretend: ReturnType<typeof pretendAt>,
): Promise<Request> {
  const word = WORDS[turn % WORDS.length] as string;
  const item = items[turn % items.length] as string;
  switch (kind) {
    case 'home page':
      return { path: '/' };
    case 'search page':
      return { path: `/mercari/search?keyword=${word}` };
    case 'merged list':
      return { path: `/api/catalog/merged-page?keyword=${word}` };
    case 'item page':
      return { path: `/mercari/item/${item}` };
    case 'price':
      return { path: '/api/calculate-price', body: priceOf(turn) };
    case 'orders':
      return { path: '/api/quotes/user' };
    case 'keep':
      return {
        path: '/api/favorite/product',
        body: { code: `kept-${randomUUID()}`, name: 'Máy ảnh', price: GOODS_YEN },
      };
    case 'bid': {
      const lot = { endsInSeconds: LOT_LASTS_S, startPrice: 500, rivals: [] };
      const { id } = await pretend<{ id: string }>('POST', '/_control/auctions', lot);
      return { path: '/api/bid/now', body: { code: id, price: BID_YEN, site: 'auction' } };
    }
    default: {
      const goods = { price: GOODS_YEN };
      const { id } = await pretend<{ id: string }>('POST', '/_control/mercari/items', goods);
      return {
        path: '/api/buy-product-now',
        body: { code: id, price: GOODS_YEN, site: 'mercari' },
      };
    }
  }
}

const priceOf = (turn: number): object => ({
  items: [{ price: 1_000 + (turn % 500) * 10, site_code: 'MER_JP', category: 'camera' }],
  ...{ ship_mode: 'AIR-HAN', province: '01' },
});

async function ask(
  agent: Agent,
  url: string,
  { network, token }: Shopper,
  kind: Kind,
  { path, body }: Request,
): Promise<Asked> {
  const startedMs = performance.now();
  // Pages are those of a guest: browsers bring a cookie and a proof, which is the same work for
  // each.
  const isPage = !path.startsWith('/api/');
  const answer = await agent.request({
    origin: url,
    path,
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': network,
      ...(isPage ? { accept: 'text/html' } : { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  const isGood = (answer.statusCode >= 200 && answer.statusCode < 300) || LAWFUL.test(text);
  return {
    kind,
    ms: performance.now() - startedMs,
    status: answer.statusCode,
    refused: isGood ? '' : text.slice(0, 200),
  };
}
