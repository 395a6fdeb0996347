import { draft } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { indexText } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import type { Log } from '../world/log.ts';
import type { World } from '../world/world.ts';
import { choicesOf, type Item, itemOf, ITEMS, numberOf } from './item.ts';
import { storeOf } from './stores.ts';

export interface ItemSpec {
  readonly name?: string;
  readonly price?: number;
  readonly salePrice?: number;
  readonly fixedPrice?: number;
  readonly kind?: string;
  readonly isUsed?: boolean;
  readonly shippingCode?: 1 | 2 | 3;
  readonly jan?: string;
  /** Number of the invented store. */
  readonly store?: number;
}

export interface ItemPatch {
  readonly name?: string;
  readonly price?: number;
  readonly isSoldOut?: boolean;
  readonly isRemoved?: boolean;
}

export type MallEntry =
  | { t: 'make'; spec: ItemSpec }
  | { t: 'patch'; code: string; patch: ItemPatch };

/** What an item costs and how many there are at a moment. */
export interface State {
  readonly name: string;
  readonly price: number;
  /** Set while it is in a sale; `price` is then the price in it. */
  readonly sale: { readonly usual: number; readonly startS: number; readonly endS: number } | null;
  readonly isInStock: boolean;
  /** Pieces for each combination of choices, in order; one number when there is nothing to choose. */
  readonly pieces: readonly number[];
}

export type Mall = ReturnType<typeof createMall>;

const WEEK_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

/** Yahoo! Shopping as a place. What people did goes through the log and is replayed. */
export function createMall({ seed, clock }: Pick<World, 'seed' | 'clock'>, log: Log<MallEntry>) {
  let standing: readonly Item[] | undefined;
  const made = new Map<string, Item>();
  const patches = new Map<string, ItemPatch>();

  const items = (): readonly Item[] => {
    standing ??= Array.from({ length: ITEMS }, (_, n) => itemOf(seed, n));
    return standing;
  };
  const apply = (entry: MallEntry): string => {
    if (entry.t === 'patch') {
      patches.set(entry.code, { ...patches.get(entry.code), ...entry.patch });
      return entry.code;
    }
    const item = madeItem(seed, made.size + 1, entry.spec);
    made.set(item.code, item);
    return item.code;
  };
  const record = (entry: MallEntry): string => {
    log.append(entry);
    return apply(entry);
  };
  for (const entry of log.past) apply(entry);

  return {
    now: () => clock.now(),
    /** By its code in any case of letters; a removed item is not there. */
    find: (code: string): Item | undefined => {
      const asked = code.toLowerCase();
      const n = numberOf(asked);
      const item = made.get(asked) ?? (n === undefined ? undefined : items()[n]);
      return item?.code === asked && patches.get(asked)?.isRemoved !== true ? item : undefined;
    },
    stateOf: (item: Item): State => stateOf(seed, item, patches.get(item.code) ?? {}, clock.now()),
    *shown(): Iterable<Item> {
      for (const item of made.values()) if (patches.get(item.code)?.isRemoved !== true) yield item;
      for (const item of items()) if (patches.get(item.code)?.isRemoved !== true) yield item;
    },
    make: (spec: ItemSpec): string => record({ t: 'make', spec }),
    patch: (code: string, patch: ItemPatch): void => void record({ t: 'patch', code, patch }),
    reset: (): void => {
      made.clear();
      patches.clear();
    },
  };
}

function stateOf(seed: number, item: Item, patch: ItemPatch, now: number): State {
  const week = Math.floor(now / WEEK_MS);
  const isOnSale =
    item.salePrice !== null &&
    patch.price === undefined &&
    (item.n >= ITEMS || (week + item.n) % 3 !== 0);
  const usual = patch.price ?? item.price;
  const combinations = item.choices.reduce((count, { values }) => count * values.length, 1);
  // Every day another thirteenth of the goods is out of stock.
  const isOut =
    patch.isSoldOut ??
    (item.n < ITEMS && hash(seed, 'stock', item.n, Math.floor(now / DAY_MS)) % 13 === 0);
  const pieces: number[] = Array.from({ length: combinations }, (_, i) =>
    isOut ? 0 : hash(seed, 'pieces', item.n, i) % (item.isNew ? 9 : 2),
  );
  if (!isOut && !pieces.some((count) => count > 0)) pieces[0] = 1;
  return {
    name: patch.name ?? item.title,
    price: isOnSale ? (item.salePrice ?? usual) : usual,
    sale: isOnSale
      ? { usual, startS: (week * WEEK_MS) / 1_000, endS: ((week + 1) * WEEK_MS) / 1_000 - 1 }
      : null,
    isInStock: !isOut,
    pieces,
  };
}

/** An item made by hand; the same spec as the so-manieth gives the same one. */
function madeItem(seed: number, serial: number, spec: ItemSpec): Item {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'film-camera'));
  if (!kind) throw new Error(`no kind ${spec.kind}`);
  let n = 900_000 + serial * 1_000;
  while (draft(seed, 'yahoo-shopping', n).kind !== kind) n++;
  const store = storeOf(seed, spec.store ?? 0);
  const base = itemOf(seed, n);
  const title = spec.name ?? base.title;
  return {
    ...base,
    // Out of the range of the standing goods, so that a sale or a stock of theirs never touches it.
    n: ITEMS + serial * 3,
    code: `${store.id}_made-${serial}`,
    store,
    title,
    searchText: spec.name === undefined ? base.searchText : indexText([title, kind.word]),
    isNew: spec.isUsed !== true,
    price: spec.price ?? base.price,
    salePrice: spec.salePrice ?? null,
    fixedPrice: spec.fixedPrice ?? null,
    shippingCode: spec.shippingCode ?? 2,
    jan: spec.jan ?? '',
    choices: spec.isUsed === true ? [] : choicesOf(kind.key),
  };
}
