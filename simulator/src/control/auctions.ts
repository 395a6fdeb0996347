import type { FastifyInstance, FastifyReply } from 'fastify';
import { isoJst } from '../world/jst.ts';
import type { World } from '../world/world.ts';
import { newAccount } from '../yahoo-auctions/house/accounts.ts';
import type { Auction } from '../yahoo-auctions/house/auction.ts';
import type { AuctionHouse } from '../yahoo-auctions/house/house.ts';
import type { AuctionPatch, AuctionSpec } from '../yahoo-auctions/house/made.ts';

type ById = { Params: { id: string } };

/** Auctions made, changed and ended by hand, and the truth about what was bid and bought. */
export function auctionControls(app: FastifyInstance, world: World): void {
  const { house } = world;
  const shown = (id: string, reply: FastifyReply) => {
    const a = house.find(id);
    return a ? inside(a) : reply.code(404).send({ error: `no auction ${id}` });
  };

  app.post<{ Body: AuctionSpec | null }>('/auctions', async (request, reply) => {
    const id = house.make(request.body ?? {});
    return { url: `https://auctions.yahoo.co.jp/jp/auction/${id}`, ...shown(id, reply.code(201)) };
  });
  app.get<ById>('/auctions/:id', async (request, reply) => shown(request.params.id, reply));
  app.patch<ById & { Body: AuctionPatch }>('/auctions/:id', async (request, reply) => {
    if (!house.find(request.params.id))
      return reply.code(404).send({ error: `no auction ${request.params.id}` });
    house.patch(request.params.id, request.body ?? {});
    return request.body?.isRemoved
      ? { removed: request.params.id }
      : shown(request.params.id, reply);
  });
  app.post<ById & { Body: { inSeconds?: number } | null }>(
    '/auctions/:id/end',
    async (request, reply) => {
      const inSeconds = request.body?.inSeconds ?? 0;
      house.patch(
        request.params.id,
        inSeconds <= 0 ? { isClosed: true } : { endsInSeconds: inSeconds },
      );
      return shown(request.params.id, reply);
    },
  );
  app.post<ById & { Body: { maximum: number; name?: string } }>(
    '/auctions/:id/rival-bid',
    async (request, reply) => {
      const { maximum, name = 'r***l' } = request.body ?? {};
      if (!Number.isSafeInteger(maximum) || maximum <= 0)
        throw new Error('maximum is a whole number of yen');
      house.rivalBid(request.params.id, maximum, name);
      return shown(request.params.id, reply);
    },
  );

  accountControls(app, house);
  truthRoutes(app, world);
}

/** Our accounts at the auction house. */
function accountControls(app: FastifyInstance, house: AuctionHouse): void {
  app.get('/accounts', async () => ({ accounts: [...house.accounts.values()] }));
  app.post<{
    Body: { name: string; rating?: number; isRestricted?: boolean; blockedBy?: string[] };
  }>('/accounts', async (request) => {
    if (typeof request.body?.name !== 'string') throw new Error('name is missing');
    const account = {
      ...newAccount(request.body.name),
      ...house.accounts.get(request.body.name),
      ...request.body,
    };
    house.setAccount(account);
    return account;
  });
}

/** What was really bid and bought. */
function truthRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { auction?: string } }>('/truth/bids', async (request) => ({
    bids: world.house
      .truthOfBids(request.query.auction)
      .map((one) => ({ ...one, time: isoJst(one.at) })),
  }));
  app.get<{ Querystring: { party?: string } }>('/truth/purchases', async (request) => ({
    purchases: purchases(world)
      .filter((one) => request.query.party === undefined || one.party === request.query.party)
      .map((one) => ({ ...one, time: isoJst(one.at) })),
  }));
}

/** What was bought anywhere, in one shape. */
const purchases = (world: World) => [
  ...world.house.truthOfPurchases(),
  ...world.market.purchases().map((one) => ({
    party: 'mercari',
    item: one.itemId,
    account: one.client,
    price: one.price,
    at: one.at,
    how: 'purchase',
    orderId: String(one.transactionId),
  })),
];

/** Everything about an auction, the hidden things too. */
function inside(a: Auction) {
  return {
    id: a.listing.id,
    title: a.listing.title,
    status: a.closedAt === null ? 'open' : 'closed',
    price: a.book.price,
    startPrice: a.listing.startPrice,
    buyNowPrice: a.listing.buyNowPrice,
    endsAt: a.endAt,
    endTime: isoJst(a.endAt),
    isExtended: a.isExtended,
    isAutomaticExtension: a.listing.isAutomaticExtension,
    taxFlag: a.listing.taxFlag,
    quantityLeft: a.quantityLeft,
    sellerId: a.listing.seller.aucUserId,
    leader: a.book.leader ?? null,
    bids: a.bids,
    sales: a.sales,
    rivals: a.listing.rivals,
  };
}
