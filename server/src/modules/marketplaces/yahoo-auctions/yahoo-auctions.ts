import type { Clock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import { believablePrice } from '../rules/believable.ts';
import { marketClockOf } from '../market-clock.ts';
import type { Listing } from '../listing.ts';
import { LotGone } from '../lot-gone.ts';
import type { AuctionCapability, Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { otherwise } from '../reading/second-way.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { yahooBidding, yahooPurchases } from './agent.ts';
import { createYahooClient, type YahooClient } from './client.ts';
import { listingOfItem } from './item.ts';
import { readNextData } from './next-data.ts';
import { yahooBrands, yahooCategories } from './modules.ts';
import { searchOf } from './search.ts';
import { searchBySeller } from './seller-page.ts';
import { withWarehouseFee, yahooShipping } from './shipments.ts';
import { CODE_PATTERN, readItem, SOURCE } from './shapes.ts';
import { readHistory } from './bid-shapes.ts';
import type { CallOptions } from '../listing-query.ts';

export interface YahooAuctionsSettings {
  readonly baseUrl: string;
  readonly pacePerSecond: number;
  /** `agent`: bids and buys by itself; `desk`: the parts that write are absent and a person does it. */
  readonly purchasing: 'agent' | 'desk';
  /** Names of our accounts there. */
  readonly accounts: readonly string[];
  /** JIS number of our warehouse's prefecture; absent: fees that depend on it stay estimates. */
  readonly warehousePrefecture?: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  readonly timeoutMs?: number;
}

const CODE = new RegExp(CODE_PATTERN);
/** Reads of guests go behind those that somebody's money hangs on: lots that are led, snipes looked at again, bids. */
export const GUEST_PATIENCE_MS = 500;

/** Yahoo! Auctions: JSON calls first, the HTML pages when those cannot be read. */
export function createYahooAuctions(
  settings: YahooAuctionsSettings,
): Marketplace & { close(): Promise<void> } {
  const line = openSiteLine({ source: SOURCE, patienceMs: GUEST_PATIENCE_MS, ...settings });
  const client = createYahooClient(line, settings.clock);
  const hasAgent = settings.purchasing === 'agent';

  const search = searchOf(client);
  const findListing = (code: string, options?: CallOptions) =>
    CODE.test(code)
      ? otherwise(
          () => itemByJson(client, code, settings.warehousePrefecture, options),
          () => itemByPage(client, code, options),
        )
      : Promise.resolve(undefined);

  return {
    site: 'auction',
    search,
    findListing,
    auctions: { ...auctionsOf(client), ...(hasAgent && yahooBidding(client)) },
    ...(hasAgent && { purchases: yahooPurchases(client) }),
    sellers: {
      listListings: (id, query, options) => searchBySeller(client, id, query, options),
      async findSeller(id, options) {
        const [first] = (await this.listListings(id, {}, options)).listings;
        return first && (await findListing(first.code, options))?.seller;
      },
    },
    categories: yahooCategories(client),
    brands: yahooBrands(client),
    // The site keeps no list of what sells best: what most people watch comes nearest.
    rankings: { listRanking: (query, options) => search({ ...query, sort: 'popular' }, options) },
    domesticShipping: yahooShipping(client, (code, options) => detailOf(client, code, options)),
    related: relatedBySearch({ search, findListing }),
    standing: line.standing,
    close: () => line.close(),
  };
}

function auctionsOf(client: YahooClient): Pick<AuctionCapability, 'readTimeLeft' | 'listBids'> {
  return {
    async readTimeLeft(code, options) {
      const read = await client.readJson(`/api/detail/v2/items/${code}`, options);
      if (!read) throw new LotGone(SOURCE, code);
      const item = readItem(read.json);
      if (item.auctionId !== code)
        throw broken(SOURCE, 'auctionId', `asked for ${code}, got ${item.auctionId}`);
      const price = believablePrice(item.price);
      if (price === undefined) throw broken(SOURCE, 'price');
      const endsAt = new Date(item.endTime);
      return {
        code,
        endsAt,
        isOpen: item.status === 'open',
        price,
        bidCount: item.bids,
        clock: clockOf(read.answer, endsAt, item.leftTime),
      };
    },

    async listBids(code, options) {
      const read = await client.readJson(`/api/bid/v1/items/${code}/history`, options);
      if (!read) throw new Refusal('marketplaces.no-such-listing', { code });
      const { result } = readHistory(read.json);
      return {
        code,
        isOpen: result.status === 'open',
        price: yen(result.price),
        bidCount: result.bidCount,
        bids: result.bids.map((bid) => ({
          bidder: bid.bidder,
          rating: bid.rating ?? undefined,
          price: yen(bid.price),
          at: new Date(bid.time),
          isOurs: bid.isMine,
          isHighest: bid.isHighest,
        })),
      };
    },
  };
}

/** The countdown is exact to the millisecond while it runs; else the Date header, which is cut to the second. */
function clockOf(
  { receivedAt, roundTripMs, headers }: OutsideAnswer,
  endsAt: Date,
  leftTimeSeconds: number | undefined,
) {
  if (leftTimeSeconds !== undefined && leftTimeSeconds > 0)
    return marketClockOf({
      receivedAt,
      roundTripMs,
      siteTimeMs: endsAt.getTime() - leftTimeSeconds * 1000,
      resolutionMs: 1,
    });
  const dateMs = Date.parse(String(headers['date'] ?? ''));
  if (Number.isNaN(dateMs)) throw broken(SOURCE, 'headers.date');
  return marketClockOf({ receivedAt, roundTripMs, siteTimeMs: dateMs, resolutionMs: 1000 });
}

/** The item as the site tells it; undefined for what is no code. */
async function detailOf(client: YahooClient, code: string, options?: CallOptions) {
  const read = CODE.test(code)
    ? await client.readJson(`/api/detail/v2/items/${code}`, options)
    : undefined;
  return read && readItem(read.json);
}

async function itemByJson(
  client: YahooClient,
  code: string,
  toPrefecture: number | undefined,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.readJson(`/api/detail/v2/items/${code}`, options);
  if (!read) return undefined;
  const item = readItem(read.json);
  const listing = sameItem(listingOfItem(item, read.answer.receivedAt), code);
  return withWarehouseFee(client, item, listing, toPrefecture, options);
}

async function itemByPage(
  client: YahooClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.readPage(`/jp/auction/${code}`, options);
  if (!read) return undefined;
  const item = readItem(readNextData(read.html), 'item.detail.item');
  return sameItem(listingOfItem(item, read.answer.receivedAt), code);
}

function sameItem(listing: Listing, code: string): Listing {
  if (listing.code !== code)
    throw broken(SOURCE, 'auctionId', `asked for ${code}, got ${listing.code}`);
  return listing;
}
