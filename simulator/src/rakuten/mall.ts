import { searchTextOf } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { fold } from '../catalogue/words.ts';
import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import { ITEMS, itemOf, type MallItem, numberOf } from './item.ts';
import { type Offer, plainOffer, weeklyOffer, weekOf } from './offers.ts';
import { mallShop, SHOPS } from './shops.ts';

/** What the log keeps about the mall. */
export type MallEntry =
  | { t: 'make'; spec: MallSpec }
  | { t: 'patch'; code: string; patch: MallPatch };

export interface MallSpec {
  name?: string;
  caption?: string;
  kind?: string;
  price?: number;
  /** Of the dearest variant. */
  highest?: number;
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
  /** Of the dearest variant. */
  highest?: number;
  isSoldOut?: boolean;
  /** The shop takes it off its shelves: the service knows it no more. */
  isStopped?: boolean;
}

export type Mall = ReturnType<typeof createMall>;

/** Rakuten Ichiba as a place. Offers follow from seed and week; what people did to them lies over that and goes through the log. */
export function createMall(seed: number, clock: Clock, log: Log<MallEntry>) {
  const patches = new Map<string, MallPatch>();
  const made = new Map<string, { item: MallItem; pointRate: number }>();
  const items: MallItem[] = [];
  let offers: readonly Offer[] = [];
  let offersOf = Number.NaN;

  const week = () => weekOf(clock.now());
  const all = (): readonly MallItem[] => {
    for (let n = items.length; n < ITEMS; n++) items.push(itemOf(seed, n));
    return items;
  };
  const apply = (entry: MallEntry): void => {
    offersOf = Number.NaN;
    if (entry.t === 'patch')
      patches.set(entry.code, { ...patches.get(entry.code), ...entry.patch });
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
    const base = own
      ? plainOffer(item, own.pointRate, clock.now())
      : weeklyOffer(seed, item, week());
    return {
      ...base,
      name: patch.name ?? base.name,
      price: patch.price ?? base.price,
      highest: patch.highest ?? patch.price ?? base.highest,
      isSoldOut: patch.isSoldOut ?? base.isSoldOut,
    };
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
      offers = [...[...made.values()].map(({ item }) => item), ...all()].flatMap(
        (item) => offerOf(item) ?? [],
      );
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

/** An item made by hand, in a shop that exists. */
function madeItem(seed: number, serial: number, spec: MallSpec): MallItem {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'film-camera'));
  let n = 0;
  while (kind && itemOf(seed, n).kind !== kind) n++;
  const like = itemOf(seed, n);
  const shop =
    Array.from({ length: SHOPS }, (_, i) => mallShop(seed, i)).find(
      ({ code }) => code === spec.shop,
    ) ?? like.shop;
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
    highest: spec.highest ?? spec.price ?? 5_000,
    isFree: spec.isFree ?? true,
    isTaxExcluded: spec.isTaxExcluded ?? false,
    tagIds: [],
  };
}
