import { draft, searchTextOf } from '../../catalogue/draft.ts';
import { kinds } from '../../catalogue/kinds.ts';
import { YAHOO_SELLERS, YAHOO_STORES, yahooSeller } from '../../catalogue/people.ts';
import { chanceOf } from '../../world/chance.ts';
import type { Auction } from './auction.ts';
import type { Listing } from './listing.ts';
import { rivalOf, type RivalWish } from './rivals.ts';

/** What a test or a demo may ask of an auction of its own; everything has a sensible default. Yen without tax. */
export interface AuctionSpec {
  title?: string;
  description?: string;
  /** Key of a kind of goods, e.g. `film-camera`. */
  kind?: string;
  endsInSeconds?: number;
  startPrice?: number;
  buyNowPrice?: number | null;
  isFixed?: boolean;
  isStore?: boolean;
  autoExtension?: boolean;
  earlyClosing?: boolean;
  quantity?: number;
  isFreeShipping?: boolean;
  shippingFee?: number | null;
  /** 1 new … 6 bad. */
  condition?: number;
  restrictsBidders?: boolean;
  /** Share of good ratings of the seller, e.g. 97.5. */
  sellerGoodPercent?: number;
  isHostile?: boolean;
  rivals?: readonly RivalWish[];
}

export interface AuctionPatch {
  title?: string;
  description?: string;
  endsInSeconds?: number;
  buyNowPrice?: number | null;
  autoExtension?: boolean;
  earlyClosing?: boolean;
  /** The seller ends it early, that many seconds from now, if somebody has bid. */
  earlyCloseInSeconds?: number | null;
  quantity?: number;
  restrictsBidders?: boolean;
  rivals?: readonly RivalWish[];
  /** The seller takes it off the site: 404. */
  isRemoved?: boolean;
  isClosed?: boolean;
}

const MADE_BASE = 1_900_000_000;

/** The listing of the `serial`-th auction made by hand; the same spec at the same moment gives the same listing. */
export function madeListing(seed: number, serial: number, spec: AuctionSpec, at: number): Listing {
  const id = `y${MADE_BASE + serial}`;
  const c = chanceOf(seed, 'made', id);
  const kind = kinds.find((one) => one.key === (spec.kind ?? 'film-camera'));
  let n = 500_000_000 + serial * 1000;
  let d = draft(seed, 'yahoo-made', n);
  while (kind && d.kind !== kind) d = draft(seed, 'yahoo-made', ++n);
  const isStore = spec.isStore ?? false;
  const seller = yahooSeller(
    seed,
    isStore ? c.int(0, YAHOO_STORES - 1) : c.int(YAHOO_STORES, YAHOO_SELLERS - 1),
  );
  const percent = spec.sellerGoodPercent ?? 99.8;
  const title = spec.title ?? d.title;
  const startPrice = spec.startPrice ?? 1_000;
  const endAt = at + Math.round((spec.endsInSeconds ?? 3_600) * 1000);
  const isFixed = spec.isFixed ?? false;
  return {
    id,
    isFixed,
    title,
    startPrice,
    endAt,
    startAt: at,
    draft: {
      ...d,
      title,
      searchText: searchTextOf(title, d.kind, spec.title === undefined ? d.maker : undefined),
      condition: spec.condition ?? 3,
      isHostile: spec.isHostile ?? false,
    },
    seller: {
      ...seller,
      goodPoint: Math.round(percent * 10),
      badPoint: 1000 - Math.round(percent * 10),
    },
    ...(spec.description === undefined ? {} : { descriptionHtml: spec.description }),
    buyNowPrice: isFixed ? startPrice : (spec.buyNowPrice ?? null),
    taxFlag: isStore ? 1 : 0,
    isAutomaticExtension: spec.autoExtension ?? false,
    isEarlyClosing: spec.earlyClosing ?? false,
    earlyCloseAt: null,
    quantity: spec.quantity ?? 1,
    isFreeShipping: spec.isFreeShipping ?? false,
    isShippingLater: false,
    shippingFee: spec.isFreeShipping ? 0 : spec.shippingFee === undefined ? 800 : spec.shippingFee,
    isReturnable: false,
    isOffer: false,
    restrictsBidders: spec.restrictsBidders ?? false,
    soldToOthersAt: [],
    watchers: 3,
    rivals: (spec.rivals ?? []).map((wish) =>
      rivalOf(c, { firstInSeconds: 0, ...wish }, { startAt: at, endAt }),
    ),
  };
}

/** Changes an auction under way; the caller works out afterwards when something is due next. */
export function applyPatch(a: Auction, patch: AuctionPatch, at: number): void {
  const l = { ...a.listing };
  if (patch.title !== undefined) {
    l.title = patch.title;
    l.draft = {
      ...l.draft,
      title: patch.title,
      searchText: searchTextOf(patch.title, l.draft.kind, undefined),
    };
  }
  if (patch.description !== undefined) l.descriptionHtml = patch.description;
  if (patch.buyNowPrice !== undefined) {
    l.buyNowPrice = patch.buyNowPrice;
    if (l.isFixed && patch.buyNowPrice !== null)
      a.book = { ...a.book, startPrice: patch.buyNowPrice, price: patch.buyNowPrice };
  }
  l.isAutomaticExtension = patch.autoExtension ?? l.isAutomaticExtension;
  l.isEarlyClosing = patch.earlyClosing ?? l.isEarlyClosing;
  l.restrictsBidders = patch.restrictsBidders ?? l.restrictsBidders;
  if (patch.earlyCloseInSeconds !== undefined)
    l.earlyCloseAt =
      patch.earlyCloseInSeconds === null ? null : at + patch.earlyCloseInSeconds * 1000;
  if (patch.quantity !== undefined) a.quantityLeft = patch.quantity;
  if (patch.endsInSeconds !== undefined && a.closedAt === null) {
    a.endAt = at + Math.round(patch.endsInSeconds * 1000);
    a.nextActs = a.nextActs.map((next, i) =>
      next !== null && l.rivals[i]?.behaviour === 'sniper' ? a.endAt - l.rivals[i].leadMs : next,
    );
  }
  if (patch.rivals) {
    const c = chanceOf('patched', l.id, at);
    const rivals = patch.rivals.map((wish) =>
      rivalOf(c, { firstInSeconds: 0, ...wish }, { startAt: at, endAt: a.endAt }),
    );
    l.rivals = rivals;
    a.acts = rivals.map(() => 0);
    a.nextActs = rivals.map((rival) =>
      rival.behaviour === 'sniper' ? a.endAt - rival.leadMs : rival.firstAt,
    );
  }
  if (patch.isRemoved !== undefined) a.isRemoved = patch.isRemoved;
  a.listing = l;
}
