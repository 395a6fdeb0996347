import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { type Yen, yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingCard } from '../listing.ts';
import { createYahooAuctions } from './yahoo-auctions.ts';

let simulator: Simulator;
let site: ReturnType<typeof createYahooAuctions>;
let account: string;

beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.stop());
beforeEach(async () => {
  simulator.world.faults.remove({});
  await site?.close();
  [account = ''] = [...simulator.world.house.accounts.keys()];
  site = createYahooAuctions({
    baseUrl: `${simulator.url}/yahoo-auctions`,
    pacePerSecond: 100,
    purchasing: 'agent',
    accounts: [account],
    clock: systemClock,
    timeoutMs: 2_000,
  });
});
afterAll(() => site.close());

const strike = (fault: object) =>
  simulator.world.faults.add({ party: 'yahoo-auctions', ...fault } as never);
const outageOf = async (asked: Promise<unknown>): Promise<Outage> => {
  const failure = await asked.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(failure).toBeInstanceOf(Outage);
  return failure as Outage;
};
/** An auction that runs long enough, from a seller without conditions. A buy-now price would end it at our first bid. */
const taken = new Set<string>();
const someAuction = async (): Promise<ListingCard> => {
  const { listings } = await site.search({ kind: 'auction', size: 100 });
  for (const card of listings) {
    if (taken.has(card.code)) continue;
    const listing =
      card.auction && card.auction.endsAt.getTime() > Date.now() + 600_000
        ? await site.findListing(card.code)
        : undefined;
    const isOpenEnded = listing?.price.buyNow === undefined;
    if (isOpenEnded && listing?.status === 'open' && listing.auction?.restrictions.length === 0) {
      taken.add(card.code);
      return listing;
    }
  }
  throw new Error('no auction to bid on');
};
const bidOf = (card: ListingCard, more: number): Yen =>
  yen(Number(card.price.currentBeforeTax ?? card.price.current) + more);

describe('the connector against the pretend site', () => {
  it('finds, narrows, pages and reads what it found', async () => {
    const all = await site.search({ keyword: 'ニコン フィルムカメラ', size: 20 });
    expect(all.listings.length).toBeGreaterThan(5);
    expect(all.listings.every(({ title }) => /ニコン|nikon/i.test(title))).toBe(true);
    const dear = await site.search({
      keyword: 'ニコン',
      minimumPrice: yen(50_000),
      sort: 'price-up',
    });
    const prices = dear.listings.map(({ price }) => Number(price.current));
    expect(prices.every((price) => price >= 50_000)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const second = await site.search({ keyword: 'ニコン フィルムカメラ', size: 20, page: 2 });
    expect(
      second.listings.some(({ code }) => all.listings.some((card) => card.code === code)),
    ).toBe(false);
    for (const card of all.listings.slice(0, 5)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        isShopItem: card.isShopItem,
      });
      expect(listing?.auction === undefined).toBe(card.auction === undefined);
      if (card.auction === undefined) expect(listing?.price.current).toBe(card.price.current);
    }
    expect((await site.search({ keyword: 'ぬるぽガッ' })).listings).toEqual([]);
    expect(await site.findListing('z999999999')).toBeUndefined();
  });

  it('gives the same listings from the page when the call is broken', async () => {
    const byCall = await site.search({ keyword: 'キヤノン', size: 50, sort: 'ending-soon' });
    strike({ path: '^/api/search/v3', kind: 'garbage' });
    const byPage = await site.search({ keyword: 'キヤノン', size: 50, sort: 'ending-soon' });
    const facts = ({ listings }: typeof byCall) =>
      new Map(
        listings.map(({ code, price, auction }) => [code, [price.tax, auction?.endsAt.getTime()]]),
      );
    const both = [...facts(byCall)].filter(([code]) => facts(byPage).has(code));
    expect(both.length).toBeGreaterThan(10);
    for (const [code, fact] of both) expect(facts(byPage).get(code)).toEqual(fact);
  });

  it('shows sellers, categories and related goods', async () => {
    const { listings } = await site.search({ keyword: 'レンズ' });
    const [card] = listings;
    const seller = await site.sellers?.findSeller(card?.seller.id ?? '');
    expect(seller?.id).toBe(card?.seller.id);
    const branch = await site.categories?.readBranch(undefined);
    expect(branch?.children.length).toBeGreaterThan(3);
    const related = await site.related?.listRelated(card?.code ?? '');
    expect(related?.some(({ code }) => code === card?.code)).toBe(false);
  });

  it("measures the market's clock within its own bounds", async () => {
    simulator.world.clock.set({ offsetMs: 7_000 });
    const card = await someAuction();
    const { clock, endsAt, isOpen } = (await site.auctions?.readTimeLeft(card.code)) ?? {};
    simulator.world.clock.set({ offsetMs: 0 });
    expect(isOpen).toBe(true);
    expect(endsAt?.getTime()).toBe(card.auction?.endsAt.getTime());
    expect(Math.abs((clock?.offsetMs ?? 0) - 7_000)).toBeLessThanOrEqual(
      (clock?.uncertaintyMs ?? 0) + 2,
    );
    // Better than the Date header, which is cut to the second.
    expect(clock?.uncertaintyMs).toBeLessThan(1_000);
  });

  it('bids once, and reads how it stands', async () => {
    const card = await someAuction();
    const answer = await site.auctions?.placeBid?.({
      code: card.code,
      maximum: bidOf(card, 900_000),
      account,
    });
    expect(answer).toMatchObject({ isPlaced: true, isHighestBidder: true });
    const standing = await site.auctions?.readStanding?.({ code: card.code, account });
    expect(standing).toMatchObject({
      hasBid: true,
      ourMaximum: bidOf(card, 900_000),
      isHighestBidder: true,
      isOpen: true,
    });
    const history = await site.auctions?.listBids(card.code, { account });
    expect(history?.bids.find(({ isHighest }) => isHighest)?.price).toBe(standing?.price);
    const low = await site.auctions?.placeBid?.({
      code: card.code,
      maximum: yen(1),
      account: 'nobody',
    });
    expect(low).toMatchObject({ isPlaced: false, reason: 'not-logged-in' });
  });

  it.each([
    ['reset-after-apply', 'unreachable'],
    ['garbage', 'broken'],
    ['half-body', 'unreachable'],
  ])(
    'says after %s that the bid may have been taken, and does not send it again',
    async (kind, outageKind) => {
      const card = await someAuction();
      strike({ method: 'POST', path: '/bids$', kind, times: 1 });
      const outage = await outageOf(
        site.auctions?.placeBid?.({
          code: card.code,
          maximum: bidOf(card, 500_000),
          account,
        }) as Promise<unknown>,
      );
      expect([outage.kind, outage.isMaybeApplied]).toEqual([outageKind, true]);
      const standing = await site.auctions?.readStanding?.({ code: card.code, account });
      expect(standing?.hasBid).toBe(true);
      const history = await site.auctions?.listBids(card.code, { account });
      expect(history?.bids.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    },
  );

  it.each([
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 403 }, 'blocked'],
    [{ kind: 'captcha' }, 'blocked'],
    [{ kind: 'redirect-login' }, 'blocked'],
    [{ kind: 'status', status: 503 }, 'failing'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'half-body' }, 'unreachable'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    strike(fault);
    expect((await outageOf(site.search({ keyword: 'ニコン' }, { timeoutMs: 400 }))).kind).toBe(
      kind,
    );
  });

  it('fetches new visitor cookies when the old ones are shut out', async () => {
    await site.search({ keyword: 'ニコン' });
    strike({ path: '^/api/search', kind: 'status', status: 423, times: 1 });
    expect((await site.search({ keyword: 'ニコン' })).listings.length).toBeGreaterThan(0);
  });

  it('leaves a blocking site alone', async () => {
    strike({ path: '^/api/search', kind: 'status', status: 403 });
    await outageOf(site.search({ keyword: 'ニコン' }));
    const struck = () =>
      simulator.world.faults.list().reduce((total, fault) => total + fault.struck, 0);
    const before = struck();
    for (let n = 0; n < 5; n += 1)
      expect((await outageOf(site.search({ keyword: 'ニコン' }))).kind).toBe('blocked');
    expect(struck()).toBe(before);
  });

  it('buys at the price that was agreed, and finds the purchase again', async () => {
    const { listings } = await site.search({ kind: 'fixed', size: 50, maximumPrice: yen(20_000) });
    const card = listings.find(({ auction }) => auction === undefined);
    const price = yen(Number(card?.price.buyNowBeforeTax ?? card?.price.buyNow));
    const bought = await site.purchases?.buy({ code: card?.code ?? '', price, account });
    expect(bought).toMatchObject({ isBought: true });
    const found = await site.purchases?.findPurchase({ code: card?.code ?? '', account });
    expect(found?.orderNumber).toBe(bought?.isBought ? bought.orderNumber : 'none');
  });
});
