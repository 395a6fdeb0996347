import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chanceOf } from '../world/chance.ts';
import { isoJst } from '../world/jst.ts';
import type { World } from '../world/world.ts';
import { type Auction, isOpen } from './house/auction.ts';
import type { BidAnswer, BuyAnswer } from './house/house-types.ts';
import { maskedName } from './house/rivals.ts';
import { invalid, notFound, refuse } from './pages/errors.ts';

type Call = FastifyRequest<{ Params: { id: string }; Body: Record<string, unknown> | null }>;

/** Buying: the site documents none of it, so this wire is our own convention (see README.md beside). Amounts are without tax. */
export function buyRoutes(app: FastifyInstance, world: World): void {
  const { house } = world;
  /** Only for who is signed in with one of our accounts. */
  const signedIn =
    (answer: (request: Call, reply: FastifyReply, account: string) => object) =>
    async (request: Call, reply: FastifyReply) => {
      const account = accountOf(request, world);
      return account === undefined ? notLoggedIn(reply) : answer(request, reply, account);
    };

  app.post(
    '/api/bid/v1/items/:id/bids',
    signedIn((request, reply, account) => {
      const maximum = wholeYen(request.body?.['maxPrice']);
      return maximum === undefined
        ? invalid(reply, 'maxPrice は1以上の整数で指定してください')
        : answerBid(reply, house.bid(account, request.params.id, maximum));
    }),
  );
  app.post(
    '/api/bid/v1/items/:id/buynow',
    signedIn((request, reply, account) => {
      const price = wholeYen(request.body?.['price']);
      return price === undefined
        ? invalid(reply, 'price は1以上の整数で指定してください')
        : answerPurchase(reply, house.buyNow(account, request.params.id, price));
    }),
  );
  app.get(
    '/api/bid/v1/items/:id/history',
    signedIn((request, reply, account) => {
      const a = house.find(request.params.id);
      return a ? { result: history(a, account, house.now()) } : notFound(reply);
    }),
  );
  app.get(
    '/api/bid/v1/my/items/:id',
    signedIn((request, reply, account) => {
      const a = house.find(request.params.id);
      return a ? { result: mine(a, account, house.now()) } : notFound(reply);
    }),
  );
}

/** A refusal whose name is its code. */
const refuseBy = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details?: object,
) => refuse(reply, status, code, code, message, details);

const closed = (reply: FastifyReply) =>
  refuseBy(reply, 409, 'AUCTION_CLOSED', 'このオークションは終了しています');

function answerBid(reply: FastifyReply, answer: BidAnswer): object {
  switch (answer.kind) {
    case 'accepted': {
      const { isHighestBidder, price, endAt, bidCount } = answer;
      return { result: { isHighestBidder, price, endTime: isoJst(endAt), bidCount } };
    }
    case 'too-low': {
      const { nextPrice } = answer;
      const message = `${nextPrice}円以上で入札してください`;
      return refuseBy(reply, 400, 'BID_TOO_LOW', message, { nextPrice });
    }
    case 'not-found':
      return notFound(reply);
    case 'restricted':
      return refuseBy(reply, 403, 'BIDDER_RESTRICTED', '出品者の設定により、入札できません');
    case 'seller-blocked': {
      const message = '出品者のブラックリストに登録されているため、入札できません';
      return refuseBy(reply, 403, 'SELLER_BLOCKED', message);
    }
    case 'fixed-price':
      return refuseBy(reply, 400, 'FIXED_PRICE', '定額の商品には入札できません');
    case 'closed':
      return closed(reply);
  }
}

function answerPurchase(reply: FastifyReply, answer: BuyAnswer): object {
  switch (answer.kind) {
    case 'bought': {
      const { orderId, price, endAt } = answer;
      return { result: { orderId, price, endTime: isoJst(endAt) } };
    }
    case 'price-changed': {
      const { price } = answer;
      return refuseBy(reply, 409, 'PRICE_CHANGED', '価格が変更されました', { price });
    }
    case 'not-found':
      return notFound(reply);
    case 'sold':
      return refuseBy(reply, 409, 'SOLD', 'この商品は売り切れました');
    case 'no-buy-now':
      return refuseBy(reply, 400, 'NO_BUY_NOW', '即決価格が設定されていません');
    case 'closed':
      return closed(reply);
  }
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
  refuseBy(reply, 401, 'NOT_LOGGED_IN', 'ログインしてください');

const wholeYen = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
