import { searchTextOf } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { fold } from '../catalogue/words.ts';
import { chanceOf } from '../world/chance.ts';
import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import { ITEMS, itemOf, type MallItem, numberOf } from './item.ts';
import { SHOPS, mallShop } from './shops.ts';

/** What the log keeps about the mall. */
export type MallEntry = { t: 'make'; spec: MallSpec } | { t: 'patch'; code: string; patch: MallPatch };

export interface MallSpec {
  name?: string;
  caption?: string;
  kind?: string;
  price?: number;
  /** Shop code of one that exists. */
  shop?: string;
  isUsed?: boolean;
  isFree?: boolean;
  isTaxExcluded?: boolean;
  pointRate?: number;
}

export interface MallPatch {
  name?: string;
  price?: number;
  isSoldOut?: boolean;
  /** The shop takes it off its shelves: the service knows it no more. */
  isStopped?: boolean;
}

/** An item as it is offered this week. */
export interface Offer {
  item: MallItem;
  name: string;
  price: number;
  isSoldOut: boolean;
  /** Of the price, in percent: 1 without a campaign. */
  pointRate: number;
  /** Of the campaign or the sale, unix ms; null without. */
  pointsFrom: number | null;
  pointsTo: number | null;
  saleFrom: number | null;
  saleTo: number | null;
  updatedAt: number;
}

export type Mall = ReturnType<typeof createMall>;

const WEEK_MS = 7 * 86_400_000;
const JST_MS = 9 * 3_600_000;

/** Rakuten Ichiba as a place. Offers follow from seed and week; what people did to them lies over that and goes through the log. */
export function createMall(seed: number, clock: Clock, log: Log<MallEntry>) {
  const patches = new Map<string, MallPatch>();
  const made = new Map<string, { item: MallItem; pointRate: number }>();
  const items: MallItem[] = [];
  let offers: readonly Offer[] = [];
  let offersOf = Number.NaN;

  const week = () => Math.floor((clock.now() + JST_MS) / WEEK_MS);
  const all = (): readonly MallItem[] => {
    for (let n = items.length; n < ITEMS; n++) items.push(itemOf(seed, n));
    return items;
  };
  const apply = (entry: MallEntry): void => {
    offersOf = Number.NaN;
    if (entry.t === 'patch') patches.set(entry.code, { ...patches.get(entry.code), ...entry.patch });
    else {
      const item = madeItem(seed, made.size + 1, entry.spec);
      made.set(item.code, { item, pointRate: entry.spec.pointRate ?? 1 });
    }
  };
  const record = (entry: MallEntry): void => {
    log.append(entry);
    apply(entry);
  };
  for (const entry of log.past) apply(entry);

  const offerOf = (item: MallItem): Offer | undefined => {
    const patch = patches.get(item.code) ?? {};
    if (patch.isStopped) return undefined;
    const own = made.get(item.code);
    const base = own ? plainOffer(item, own.pointRate, clock.now()) : weeklyOffer(seed, item, week());
    return { ...base, name: patch.name ?? base.name, price: patch.price ?? base.price, isSoldOut: patch.isSoldOut ?? base.isSoldOut };
  };

  return {
    now: () => clock.now(),
    find(code: string): Offer | undefined {
      const n = numberOf(seed, code);
      const item = made.get(code)?.item ?? (n === undefined ? undefined : itemOf(seed, n));
      return item && offerOf(item);
    },
    /** Everything on the shelves, sold out or not, in no order. */
    offers(): readonly Offer[] {
      if (offersOf === week()) return offers;
      offers = [...[...made.values()].map(({ item }) => item), ...all()].flatMap((item) => offerOf(item) ?? []);
      offersOf = week();
      return offers;
    },
    make(spec: MallSpec): string {
      record({ t: 'make', spec });
      return [...made.keys()].at(-1) ?? '';
    },
    patch: (code: string, patch: MallPatch): void => record({ t: 'patch', code, patch }),
    reset(): void {
      patches.clear();
      made.clear();
      offersOf = Number.NaN;
    },
  };
}

/** Each week some things are cheaper, some bring more points, and some are sold out. */
function weeklyOffer(seed: number, item: MallItem, week: number): Offer {
  const c = chanceOf(seed, 'rakuten-week', item.n, week);
  const from = week * WEEK_MS - JST_MS;
  const to = from + WEEK_MS - 60_000;
  const off = c.may(0.12) ? c.pick([5, 10, 15, 20, 30, 50]) : 0;
  const pointRate = c.may(0.15) ? c.pick([2, 2, 3, 5, 10]) : 1;
  return {
    item,
    name: off > 0 ? `【${off}%OFF】${item.name}` : item.name,
    price: Math.max(100, Math.round((item.price * (100 - off)) / 1000) * 10),
    isSoldOut: c.may(0.06),
    pointRate,
    pointsFrom: pointRate > 1 ? from : null,
    pointsTo: pointRate > 1 ? to : null,
    saleFrom: off > 0 ? from : null,
    saleTo: off > 0 ? to : null,
    updatedAt: from - c.int(0, 30 * 86_400) * 1000,
  };
}

const plainOffer = (item: MallItem, pointRate: number, now: number): Offer => ({
  item,
  name: item.name,
  price: item.price,
  isSoldOut: false,
  pointRate,
  pointsFrom: null,
  pointsTo: null,
  saleFrom: null,
  saleTo: null,
  updatedAt: now,
});

/** An item made by hand, in a shop that exists. */
function madeItem(seed: number, serial: number, spec: MallSpec): MallItem {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'film-camera'));
  let n = 0;
  while (kind && itemOf(seed, n).kind !== kind) n++;
  const like = itemOf(seed, n);
  const shop = Array.from({ length: SHOPS }, (_, i) => mallShop(seed, i)).find(({ code }) => code === spec.shop) ?? like.shop;
  const name = spec.name ?? like.name;
  const manageNumber = `made-${String(serial).padStart(4, '0')}`;
  const caption = spec.caption ?? `商品番号：${manageNumber}`;
  return {
    ...like,
    n: 70_000_000 + serial,
    code: `${shop.code}:${70_000_000 + serial}`,
    manageNumber,
    shop,
    name,
    caption,
    searchText: `${searchTextOf(name, like.kind, spec.name === undefined ? like.maker : undefined)} ${fold(caption)}`,
    isUsed: spec.isUsed ?? like.isUsed,
    price: spec.price ?? 5_000,
    isFree: spec.isFree ?? true,
    isTaxExcluded: spec.isTaxExcluded ?? false,
    tagIds: [],
  };
}
