import type { Brand, BrandCapability } from '../marketplace.ts';
import { broken } from '../reading/shape.ts';
import type { PaypayClient } from './client.ts';
import { MOST, searchParamsOf } from './search-query.ts';
import { readRows } from '../reading/rows.ts';
import { readSearch, readSearchItem, SOURCE } from './shapes.ts';

/** No call for brands is known: those of the hundred goods that the site ranks first, the most frequent first. How they are read and how many there are is not told. */
export const brandsOf = (client: PaypayClient): BrandCapability => ({
  async listBrands({ categoryId, keyword }, options) {
    const params = searchParamsOf({
      size: MOST,
      ...(categoryId && { categoryId }),
      ...(keyword && { keyword }),
    });
    const read = await client.readJson(`/api/v1/search?${params}`, options);
    if (!read) throw broken(SOURCE, 'items', 'no search call there');
    const found = new Map<number, { brand: Brand; times: number }>();
    const { rows } = readRows(readSearch(read.json).items, (row, index) =>
      readSearchItem(row, `items.${index}.`),
    );
    for (const { brand } of rows) {
      if (!brand) continue;
      const times = (found.get(brand.id)?.times ?? 0) + 1;
      found.set(brand.id, {
        brand: { id: String(brand.id), name: brand.name, reading: undefined, count: undefined },
        times,
      });
    }
    return [...found.values()].toSorted((a, b) => b.times - a.times).map(({ brand }) => brand);
  },
});
