import type { BrandCapability, CategoryCapability } from '../marketplace.ts';
import type { YahooClient } from './client.ts';
import { readModules } from './shapes.ts';

/** What narrows a search, counted by the site: categories below one, and the brands in it. */
export function yahooCategories(client: YahooClient): CategoryCapability {
  return {
    async readBranch(id, options) {
      const read = await client.readJson(pathOf({ categoryId: id }), options);
      if (!read) return { current: undefined, children: [] };
      const { current, parent, children } = readModules(read.json).modules.category;
      return {
        current: { id: String(current.id), name: current.name },
        // 0 is the root, which is no category.
        parent:
          parent && parent.id !== 0 ? { id: String(parent.id), name: parent.name } : undefined,
        children: children.map((child) => ({
          id: String(child.id),
          name: child.name,
          count: child.count,
          isLeaf: child.isLeaf ?? false,
        })),
      };
    },
  };
}

/** The site names the brands that most listings carry, most first. */
export function yahooBrands(client: YahooClient): BrandCapability {
  return {
    async listBrands(query, options) {
      const read = await client.readJson(pathOf(query), options);
      return (read ? (readModules(read.json).modules.brand?.children ?? []) : []).map(
        ({ id, name, kanaName, count }) => ({
          id: String(id),
          name,
          reading: kanaName || undefined,
          count,
        }),
      );
    },
  };
}

function pathOf({
  categoryId,
  keyword,
}: {
  readonly categoryId?: string | undefined;
  readonly keyword?: string | undefined;
}): string {
  const params = new URLSearchParams({ categoryId: categoryId ?? '0', status: 'OPEN' });
  // An empty query would be answered with HTTP 500.
  if (keyword?.trim()) params.set('query', keyword.trim());
  return `/api/search/v1/search/modules?${params}`;
}
