import { LRUCache } from 'lru-cache';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Listing } from '../../../marketplaces/index.ts';
import { keepReply } from '../../../../platform/http/kept-reply.ts';
import type { PriceBasis } from '../../../pricing/index.ts';
import type { Item } from '../catalog-view.ts';
import { itemOf } from './item-view.ts';
import type { SearchDeps } from '../../deps.ts';
import { pricesNow, signOfAsker } from '../price-basis.ts';
import { upTo } from '../../../../kernel/up-to.ts';

export interface ItemQuestion {
  readonly site: string;
  readonly code: string;
  readonly isFresh?: boolean;
  /** Who looks, for "recently viewed"; undefined for a guest. */
  readonly customerId?: string | undefined;
}

/** Older than this although it was asked for now: the site is silent and we show what was kept. */
const STALE_MS = 60_000;

export interface ItemReply {
  readonly data: Item;
}

interface KeptItem {
  readonly listing: Listing;
  readonly prices: PriceBasis | undefined;
  readonly untilMs: number;
  readonly reply: ItemReply;
}

const ITEMS_KEPT = 10_000;
/** A title that is half translated may be whole soon. */
const HALF_TRANSLATED_MS = 5_000;

/**
 * The whole listing for its page, remembered as viewed. The same reply for all who ask alike, while
 * the listing, the rate and the price
 * tables are the same. Refusal `marketplaces.no-such-listing`.
 */
export const readCatalogItem = (deps: SearchDeps) => {
  const kept = new LRUCache<string, KeptItem>(upTo(ITEMS_KEPT));
  return async ({ site, code, isFresh, customerId }: ItemQuestion): Promise<ItemReply> => {
    const [listing, prices] = await Promise.all([
      findShownListing(deps, site, code, isFresh ? 2_000 : 10_000),
      pricesNow(deps, customerId),
    ]);
    deps.countView(listing, customerId, deps.clock.now());
    if (listing.status === 'sold') deps.noteSold([listing]);
    const key = `${listing.site}:${listing.code} ${prices ? signOfAsker(prices.asker) : ''}`;
    const known = kept.get(key);
    if (
      known &&
      known.listing === listing &&
      isSamePrice(known.prices, prices) &&
      deps.clock.monotonicMs() < known.untilMs
    )
      return known.reply;
    const reply = keepReply({ data: await shownItem(deps, listing, prices) });
    kept.set(key, {
      listing,
      prices,
      untilMs:
        deps.clock.monotonicMs() + (reply.data.is_title_whole ? STALE_MS : HALF_TRANSLATED_MS),
      reply,
    });
    return reply;
  };
};

const isSamePrice = (a: PriceBasis | undefined, b: PriceBasis | undefined): boolean =>
  a?.tables === b?.tables && a?.rate.vnd === b?.rate.vnd && a?.rate.scale === b?.rate.scale;

/** A listing as its page shows it, with what it costs for whom these prices are. */
export async function shownItem(
  deps: SearchDeps,
  listing: Listing,
  prices: PriceBasis | undefined,
): Promise<Item> {
  const names = [
    ...(listing.options ?? []).flatMap(({ name, values }) => [name, ...values]),
    ...(listing.attributes ?? []).map(({ name }) => name),
  ];
  const incomplete = [listing.title, ...names].filter(
    (text) => !deps.translation.titleNow(text).isWhole,
  );
  const [history, completed] = await Promise.all([
    deps.marketplaces.listPrices(listing.site, listing.code),
    incomplete.length === 0 ? undefined : deps.translation.completeTitles(incomplete, 700),
  ]);
  if (completed?.size === 0)
    deps.log.debug({ listing: listing.code }, 'a title stays half translated');
  const isStale = deps.clock.now().getTime() - listing.readAt.getTime() > STALE_MS;
  return itemOf(deps, listing, prices, { history, isStale });
}

/** The listing, or the refusal that there is none. */
export async function findShownListing(
  deps: SearchDeps,
  site: string,
  code: string,
  maxAgeMs = 10_000,
): Promise<Listing> {
  const listing = await deps.marketplaces.findListing(site, code, { maxAgeMs });
  if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
  return listing;
}
