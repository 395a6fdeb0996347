import { LRUCache } from 'lru-cache';
import { Outage } from '../../../kernel/outage.ts';
import type { Marketplace } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import {
  findShopKind,
  SHOP_KEYWORDS,
  type ShopKind,
  shopsAmong,
} from '../catalog/rules/shop-kinds.ts';
import {
  countPlaces,
  countSites,
  listShops as listKnownShops,
  saveShops,
  type KnownShop,
} from './shop-store.ts';
import { upTo } from '../../../kernel/up-to.ts';

export interface ShopsAsked {
  readonly kind?: string | undefined;
  readonly place?: number | undefined;
  readonly site?: string | undefined;
  readonly q?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export interface ShopsFound {
  readonly shops: KnownShop[];
  readonly total: number;
  readonly places: { place: number; count: number }[];
  readonly sites: { site: string; count: number }[];
  readonly isPartial: boolean;
}

const DEADLINE_MS = 4_000;
/** Shops do not change by the minute: a site is asked again for a kind after this. */
const ASK_AGAIN_MS = 15 * 60_000;
const SHOWN_FOR_MS = 30 * 24 * 3_600_000;
const GOODS_ASKED = 60;
/** A shop without a page of its own cannot be visited: the site itself (Amazon, Suruga-ya) is its only shop. */
const hasShops = ({ sellers }: Marketplace): boolean => sellers !== undefined;
/** Asked for when nobody named a kind, so that the page is never empty. */
const FIRST_KIND: ShopKind = 'camera';

/**
 * Shops by place and kind. No site has a list of its shops, so they are met through their goods: each site is asked for goods of the kind
 * in shops, and every shop met is remembered. A silent site costs only what is new of it.
 */
export const listShops = (deps: SearchDeps) => {
  const asking = new LRUCache<string, Promise<boolean>>({ ...upTo(500), ttl: ASK_AGAIN_MS });

  /** False when the site did not answer. */
  async function meet(marketplace: Marketplace, kind: ShopKind): Promise<boolean> {
    try {
      const query = {
        keyword: SHOP_KEYWORDS[kind],
        seller: 'store',
        size: GOODS_ASKED,
        page: 1,
      } as const;
      const { listings } = await deps.pages.search(marketplace, query, DEADLINE_MS);
      await saveShops(deps.db, kind, shopsAmong(listings), deps.clock.now());
      return true;
    } catch (failure) {
      if (!(failure instanceof Outage)) throw failure;
      asking.delete(`${marketplace.site} ${kind}`);
      return false;
    }
  }
  function meetOnce(marketplace: Marketplace, kind: ShopKind): Promise<boolean> {
    const key = `${marketplace.site} ${kind}`;
    const known = asking.get(key);
    if (known) return known;
    const answer = meet(marketplace, kind);
    asking.set(key, answer);
    return answer;
  }

  return async (asked: ShopsAsked): Promise<ShopsFound> => {
    const kind = findShopKind(asked.kind);
    const all = deps.marketplaces.all.filter(hasShops);
    const marketplaces =
      asked.site === undefined ? all : [deps.marketplaces.read(asked.site)].filter(hasShops);
    if (marketplaces.length === 0)
      return { shops: [], total: 0, places: [], sites: [], isPartial: false };
    const answers = await Promise.all(
      marketplaces.map((marketplace) => meetOnce(marketplace, kind ?? FIRST_KIND)),
    );
    const since = new Date(deps.clock.now().getTime() - SHOWN_FOR_MS);
    const wanted = { kind, words: asked.q, since, sites: marketplaces.map(({ site }) => site) };
    const everywhere = { ...wanted, sites: all.map(({ site }) => site) };
    const [found, places, sites] = await Promise.all([
      listKnownShops(deps.db, {
        ...wanted,
        place: asked.place,
        page: asked.page,
        size: asked.size,
      }),
      countPlaces(deps.db, wanted),
      countSites(deps.db, { ...everywhere, place: asked.place }),
    ]);
    return { ...found, places, sites, isPartial: answers.includes(false) };
  };
};
