import { kinds } from '../../catalogue/kinds.ts';
import type { Auction } from '../house/auction.ts';
import { shownPrice } from '../house/prices.ts';
import { ROOT } from './wire-search.ts';

interface Place {
  id: number;
  name: string;
  parent: number;
  isLeaf: boolean;
}

const places = new Map<number, Place>();
for (const kind of kinds) {
  kind.yahoo.forEach((node, i) => {
    const parent = kind.yahoo[i - 1]?.id ?? 0;
    if (!places.has(node.id))
      places.set(node.id, { ...node, parent, isLeaf: i === kind.yahoo.length - 1 });
  });
}

export const isCategory = (id: number): boolean => id === 0 || places.has(id);

/** Category, brand and price facets of what was found, as the `modules` tree of the site. */
export function modulesOf(all: readonly Auction[], categoryId: number) {
  const current = places.get(categoryId);
  const counts = new Map<number, number>();
  const brands = new Map<
    number,
    { id: number; name: string; kanaName: string; count: number; url: string }
  >();
  for (const { listing } of all) {
    for (const node of listing.draft.kind.yahoo)
      counts.set(node.id, (counts.get(node.id) ?? 0) + 1);
    const { maker } = listing.draft;
    const brand = brands.get(maker.yahooId) ?? {
      id: maker.yahooId,
      name: maker.en,
      kanaName: maker.ja,
      count: 0,
      url: `https://auctions.yahoo.co.jp/brand/${maker.yahooId}`,
    };
    brand.count++;
    brands.set(maker.yahooId, brand);
  }
  const children = [...places.values()]
    .filter((place) => place.parent === categoryId)
    .map((place) => ({
      count: counts.get(place.id) ?? 0,
      id: place.id,
      isCar: false,
      isLeaf: place.isLeaf,
      isLink: false,
      name: place.name,
    }));
  const parent = current ? (places.get(current.parent) ?? { ...ROOT, isLeaf: false }) : undefined;
  return {
    brand: {
      children: [...brands.values()].sort((a, b) => b.count - a.count).slice(0, 30),
      firstBrands: [],
    },
    category: {
      current: {
        id: categoryId,
        name: current?.name ?? 'すべて',
        count: all.length,
        isLeaf: current?.isLeaf ?? false,
      },
      ...(parent ? { parent: { id: parent.id, name: parent.name, isLeaf: false } } : {}),
      children,
      isCarTop: false,
    },
    initialBrand: [],
    price: { ranges: priceRanges(all) },
    shpSpecModules: [],
    countryBrand: { countries: [] },
  };
}

/** Up to six ranges that hold about as many goods each. */
function priceRanges(all: readonly Auction[]): { from: number; to: number; count: number }[] {
  const prices = all.map(shownPrice).sort((a, b) => a - b);
  const ranges: { from: number; to: number; count: number }[] = [];
  let from = 0;
  for (let i = 1; i <= 6 && prices.length > 0; i++) {
    const top = prices[Math.ceil((prices.length * i) / 6) - 1] ?? 0;
    const to = Math.ceil((top + 1) / 1000) * 1000 - 1;
    if (to < from) continue;
    ranges.push({ from, to, count: prices.filter((price) => price >= from && price <= to).length });
    from = to + 1;
  }
  return ranges;
}
