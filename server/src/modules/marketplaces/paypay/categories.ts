import type { ListingCategory } from '../listing.ts';
import type { CategoryCapability } from '../marketplace.ts';
import type { PaypayClient } from './client.ts';
import { readChildren, readSearch, readSearchItem } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** The real roots stand below this one, "shopping". */
const ROOT = '1';
const NAMES_KEPT = 20_000;

/** The site's tree, a branch at a time. Its call tells children only; the name of a category that was never seen comes from goods in it. */
export function categoriesOf(client: PaypayClient): CategoryCapability {
  const names = new Map<string, string>();

  async function nameOf(id: string, options?: CallOptions): Promise<string | undefined> {
    const known = names.get(id);
    if (known !== undefined) return known;
    const read = await client.readJson(
      `/api/v1/search?genreCategoryIds=${id}&results=1&offset=0`,
      options,
    );
    const [first] = read ? readSearch(read.json).items : [];
    if (first === undefined) return undefined;
    const { path } = readSearchItem(first, 'items.0.').category;
    return path.find((node) => String(node.id) === id)?.name;
  }

  return {
    async readBranch(id, options) {
      const asked = id ?? ROOT;
      if (!/^\d{1,12}$/.test(asked)) return { current: undefined, children: [] };
      const read = await client.readJson(`/api/v1/categories/${asked}/children`, options);
      // A leaf is answered like a category that does not exist.
      const children = (read ? readChildren(read.json) : []).map((node) => ({
        id: String(node.id),
        name: node.name,
      }));
      if (names.size > NAMES_KEPT) names.clear();
      for (const child of children) names.set(child.id, child.name);
      const name = asked === ROOT ? undefined : await nameOf(asked, options);
      const current: ListingCategory | undefined =
        name === undefined ? undefined : { id: asked, name };
      return {
        current,
        children: children.map((child) => ({ ...child, count: undefined, isLeaf: false })),
      };
    },
  };
}
