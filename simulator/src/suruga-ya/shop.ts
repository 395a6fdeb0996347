import { kinds } from '../catalogue/kinds.ts';
import { makerOf } from '../catalogue/makers.ts';
import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import { categoryPathOf } from './categories.ts';
import {
  numberOf,
  type Offer,
  type Product,
  productOf,
  PRODUCTS,
  searchTextOf,
  type Sort,
} from './product.ts';

export interface ProductSpec {
  readonly title?: string;
  readonly kind?: string;
  /** Null or absent: the shop itself has none. */
  readonly price?: number | null;
  readonly sort?: Sort;
  readonly listPrice?: number | null;
  readonly offers?: readonly Offer[];
  readonly isAdult?: boolean;
}

export interface ProductPatch {
  readonly title?: string;
  readonly price?: number;
  readonly isSoldOut?: boolean;
  readonly offers?: readonly Offer[];
  /** The page is gone. */
  readonly isRemoved?: boolean;
}

export type ShopEntry =
  | { t: 'make'; spec: ProductSpec; at: number }
  | { t: 'patch'; code: string; patch: ProductPatch };
export type Shop = ReturnType<typeof createShop>;

/** Suruga-ya as a place: goods follow from the seed, what was done to them by hand lies over that and goes through the log. */
export function createShop(seed: number, clock: Clock, log: Log<ShopEntry>) {
  let seeded: readonly Product[] | undefined;
  const made = new Map<string, Product>();
  const patches = new Map<string, ProductPatch>();

  const apply = (entry: ShopEntry) => {
    if (entry.t === 'patch')
      patches.set(entry.code, { ...patches.get(entry.code), ...entry.patch });
    else {
      const product = madeProduct(seed, made.size + 1, entry.spec, entry.at);
      made.set(product.code, product);
    }
  };
  const record = (entry: ShopEntry) => {
    log.append(entry);
    apply(entry);
  };
  for (const entry of log.past) apply(entry);

  const shown = (product: Product): Product | undefined => {
    const patch = patches.get(product.code);
    return patch ? patched(product, patch) : product;
  };
  return {
    find(code: string): Product | undefined {
      const n = numberOf(code);
      const product = made.get(code) ?? (n === undefined ? undefined : productOf(seed, n));
      return product && shown(product);
    },
    *all(): Iterable<Product> {
      seeded ??= Array.from({ length: PRODUCTS }, (_, n) => productOf(seed, n));
      for (const product of [...made.values(), ...seeded]) {
        const now = shown(product);
        if (now) yield now;
      }
    },
    make(spec: ProductSpec): string {
      record({ t: 'make', spec, at: clock.now() });
      return [...made.keys()].at(-1) ?? '';
    },
    patch: (code: string, patch: ProductPatch): void => record({ t: 'patch', code, patch }),
    reset(): void {
      made.clear();
      patches.clear();
    },
  };
}

function patched(product: Product, patch: ProductPatch): Product | undefined {
  if (patch.isRemoved) return undefined;
  const price = patch.price ?? product.own?.price;
  return {
    ...product,
    title: patch.title ?? product.title,
    own:
      patch.isSoldOut || price === undefined ? null : { price, sort: product.own?.sort ?? '中古' },
    offers: patch.offers ?? product.offers,
  };
}

function madeProduct(seed: number, serial: number, spec: ProductSpec, at: number): Product {
  const kind = kinds.find(({ key }) => key === (spec.kind ?? 'film-camera'));
  if (!kind) throw new Error(`no kind ${spec.kind}`);
  const like = productOf(seed, serial);
  const maker = makerOf(kind.goods[0]?.[0] ?? 'nikon');
  const title = spec.title ?? like.title;
  return {
    ...like,
    code: `MADE${900_000 + serial}`,
    kind,
    maker,
    title,
    searchText: searchTextOf(title, kind, maker),
    path: categoryPathOf(kind.key, spec.isAdult ?? false),
    isAdult: spec.isAdult ?? false,
    own: typeof spec.price === 'number' ? { price: spec.price, sort: spec.sort ?? '中古' } : null,
    listPrice: spec.listPrice ?? null,
    offers: spec.offers ?? [],
    updatedAt: at,
  };
}
