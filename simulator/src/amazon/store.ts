import { kinds } from '../catalogue/kinds.ts';
import { makerOf } from '../catalogue/makers.ts';
import type { Log } from '../world/log.ts';
import { type Item, itemOf, ITEMS, numberOf, searchTextOf } from './item.ts';
import { leafOf } from './nodes.ts';

export interface ItemSpec {
  readonly title?: string;
  readonly kind?: string;
  readonly price?: number;
  readonly listPrice?: number | null;
  readonly stock?: number | null;
  readonly isAdult?: boolean;
  readonly isHidden?: boolean;
}
export type ItemPatch = Partial<Pick<Item, 'title' | 'price' | 'listPrice' | 'stock'>> & {
  readonly isRemoved?: boolean;
};
export type StoreEntry =
  | { t: 'make'; spec: ItemSpec }
  | { t: 'patch'; asin: string; patch: ItemPatch };
export type Store = ReturnType<typeof createStore>;

/** Amazon as a place: goods follow from the seed, what was done to them by hand lies over that and goes through the log. */
export function createStore(seed: number, log: Log<StoreEntry>) {
  let seeded: readonly Item[] | undefined;
  const made = new Map<string, Item>();
  const patches = new Map<string, ItemPatch>();
  const apply = (entry: StoreEntry) => {
    if (entry.t === 'patch')
      patches.set(entry.asin, { ...patches.get(entry.asin), ...entry.patch });
    else {
      const item = madeItem(seed, made.size + 1, entry.spec);
      made.set(item.asin, item);
    }
  };
  const record = (entry: StoreEntry) => {
    log.append(entry);
    apply(entry);
  };
  for (const entry of log.past) apply(entry);

  const shown = (item: Item): Item | undefined => {
    const patch = patches.get(item.asin);
    if (!patch) return item;
    const { isRemoved, ...changes } = patch;
    return isRemoved ? undefined : { ...item, ...changes };
  };
  const find = (asin: string): Item | undefined => {
    const n = numberOf(asin);
    const item = made.get(asin) ?? (n === undefined ? undefined : itemOf(seed, n));
    return item && shown(item);
  };
  return {
    find,
    *all(): Iterable<Item> {
      seeded ??= Array.from({ length: ITEMS }, (_, n) => itemOf(seed, n));
      for (const item of [...made.values(), ...seeded]) {
        const now = shown(item);
        if (now) yield now;
      }
    },
    /** The colours of a family, named by itself or by one of them. */
    family(asin: string): Item[] {
      const first = /^B0P(\d{7})$/.exec(asin)?.[1] ?? find(asin)?.parent?.slice(3);
      if (first === undefined) return [];
      const from = Number(first);
      return [0, 1, 2].flatMap((i) => shown(itemOf(seed, from + i)) ?? []);
    },
    make(spec: ItemSpec): string {
      record({ t: 'make', spec });
      return [...made.keys()].at(-1) ?? '';
    },
    patch: (asin: string, patch: ItemPatch): void => record({ t: 'patch', asin, patch }),
    reset(): void {
      made.clear();
      patches.clear();
    },
  };
}

function madeItem(seed: number, serial: number, spec: ItemSpec): Item {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'headphone'));
  if (!kind) throw new Error(`no kind ${spec.kind}`);
  const like = itemOf(seed, 5);
  const maker = makerOf(kind.goods[0]?.[0] ?? 'sony');
  const title = spec.title ?? like.title;
  return {
    ...like,
    asin: `B0MADE${String(serial).padStart(4, '0')}`,
    parent: null,
    kind,
    maker,
    title,
    searchText: searchTextOf(title, kind, maker),
    node: leafOf(kind.key),
    price: spec.price ?? 5_000,
    listPrice: spec.listPrice ?? null,
    stock: spec.stock === undefined ? 3 : spec.stock,
    isUsed: false,
    isAdult: spec.isAdult ?? false,
    isHidden: spec.isHidden ?? false,
  };
}
