import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chanceOf } from '../world/chance.ts';
import { isoJst } from '../world/jst.ts';
import type { World } from '../world/world.ts';
import { type Auction, isOpen } from './house/auction.ts';
import { maskedName } from './house/rivals.ts';
import { invalid, notFound, refuse } from './pages/errors.ts';

type Call = FastifyRequest<{ Params: { id: string }; Body: Record<string, unknown> | null }>;

/** Buying: the site documents none of it, so this wire is our own convention (see README.md beside). Amounts are without tax. */
export function buyRoutes(app: FastifyInstance, world: World): void {
  const { house } = world;

  app.post('/api/bid/v1/items/:id/bids', async (request: Call, reply) => {
    const account = accountOf(request, world);
    if (account === undefined) return notLoggedIn(reply);
    const maximum = wholeYen(request.body?.['maxPrice']);
    if (maximum === undefined) return invalid(reply, 'maxPrice は1以上の整数で指定してください');
    const answer = house.bid(account, request.params.id, maximum);
    switch (answer.kind) {
      case 'accepted':
        return {
          result: {
            isHighestBidder: answer.isHighestBidder,
            price: answer.price,
            endTime: isoJst(answer.endAt),
            bidCount: answer.bidCount,
          },
        };
      case 'too-low':
        return refuse(
          reply,
          400,
          'BID_TOO_LOW',
          'BID_TOO_LOW',
          `${answer.nextPrice}円以上で入札してください`,
          { nextPrice: answer.nextPrice },
        );
      case 'not-found':
        return notFound(reply);
      case 'restricted':
        return refuse(
          reply,
          403,
          'BIDDER_RESTRICTED',
          'BIDDER_RESTRICTED',
          '出品者の設定により、入札できません',
        );
      case 'seller-blocked':
        return refuse(
          reply,
          403,
          'SELLER_BLOCKED',
          'SELLER_BLOCKED',
          '出品者のブラックリストに登録されているため、入札できません',
        );
      case 'fixed-price':
        return refuse(reply, 400, 'FIXED_PRICE', 'FIXED_PRICE', '定額の商品には入札できません');
      case 'closed':
        return refuse(
          reply,
          409,
          'AUCTION_CLOSED',
          'AUCTION_CLOSED',
          'このオークションは終了しています',
        );
    }
  });

  app.post('/api/bid/v1/items/:id/buynow', async (request: Call, reply) => {
    const account = accountOf(request, world);
    if (account === undefined) return notLoggedIn(reply);
    const price = wholeYen(request.body?.['price']);
    if (price === undefined) return invalid(reply, 'price は1以上の整数で指定してください');
    const answer = house.buyNow(account, request.params.id, price);
    switch (answer.kind) {
      case 'bought':
        return {
          result: { orderId: answer.orderId, price: answer.price, endTime: isoJst(answer.endAt) },
        };
      case 'price-changed':
        return refuse(reply, 409, 'PRICE_CHANGED', 'PRICE_CHANGED', '価格が変更されました', {
          price: answer.price,
        });
      case 'not-found':
        return notFound(reply);
      case 'sold':
        return refuse(reply, 409, 'SOLD', 'SOLD', 'この商品は売り切れました');
      case 'no-buy-now':
        return refuse(reply, 400, 'NO_BUY_NOW', 'NO_BUY_NOW', '即決価格が設定されていません');
      case 'closed':
        return refuse(
          reply,
          409,
          'AUCTION_CLOSED',
          'AUCTION_CLOSED',
          'このオークションは終了しています',
        );
    }
  });

  app.get('/api/bid/v1/items/:id/history', async (request: Call, reply) => {
    const account = accountOf(request, world);
    if (account === undefined) return notLoggedIn(reply);
    const a = house.find(request.params.id);
    return a ? { result: history(a, account, house.now()) } : notFound(reply);
  });

  app.get('/api/bid/v1/my/items/:id', async (request: Call, reply) => {
    const account = accountOf(request, world);
    if (account === undefined) return notLoggedIn(reply);
    const a = house.find(request.params.id);
    return a ? { result: mine(a, account, house.now()) } : notFound(reply);
  });
}

/** Newest first. What the leader would still pay stays hidden: the leader's line shows the current price. */
function history(a: Auction, account: string, now: number) {
  const lastOfLeader = a.bids.findLastIndex((one) => one.bidder === a.book.leader?.bidder);
  const bids = a.bids.map((one, i) => ({
    bidder: one.isAccount ? maskedName(chanceOf('mask', one.bidder)) : one.bidder,
    rating: one.rating,
    price: i === lastOfLeader ? a.book.price : Math.min(one.maximum, a.book.price),
    time: isoJst(one.at),
    isMine: one.isAccount && one.bidder === account,
    isHighest: i === lastOfLeader,
  }));
  return {
    price: a.book.price,
    bidCount: a.bids.length,
    status: isOpen(a, now) ? 'open' : 'closed',
    bids: bids.reverse(),
  };
}

function mine(a: Auction, account: string, now: number) {
  const own = a.bids.filter((one) => one.isAccount && one.bidder === account);
  const sale = a.sales.find((one) => one.isAccount && one.buyer === account);
  const isLeading = a.sales.length > 0 ? sale !== undefined : a.book.leader?.bidder === account;
  return {
    hasBid: own.length > 0,
    myMaxPrice: own.length > 0 ? Math.max(...own.map((one) => one.maximum)) : null,
    isHighestBidder: isLeading,
    price: sale?.price ?? a.book.price,
    status: isOpen(a, now) ? 'open' : 'closed',
    isWinner: sale !== undefined,
    orderId: sale?.orderId ?? null,
    endTime: isoJst(a.endAt),
  };
}

function accountOf(request: FastifyRequest, world: World): string | undefined {
  const name = /(?:^|;\s*)HAKO_ACCOUNT=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return name !== undefined && world.house.accounts.has(name) ? name : undefined;
}

const notLoggedIn = (reply: FastifyReply) =>
  refuse(reply, 401, 'NOT_LOGGED_IN', 'NOT_LOGGED_IN', 'ログインしてください');

const wholeYen = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
