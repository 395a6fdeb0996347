import { findShownListing, initialOf, type SearchDeps } from '../../search/index.ts';
import {
  listMercariBrandsEndpoint,
  listMercariCategoriesEndpoint,
  listMercariCategoryGroupsEndpoint,
  listMercariServicesEndpoint,
} from '@hako/contract/marketplaces/mercari-datasets';
import { keepReply } from '../../../platform/http/kept-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CategoryRow } from '../../marketplaces/index.ts';
import type { PreparedTables } from '../../pricing/index.ts';

/** Mercari's own lists, and what can be ordered with one of its listings. */
export const mercariDatasetRoutes = (deps: SearchDeps): Route[] => {
  const mercari = () => deps.marketplaces.read('mercari');
  const shown = new WeakMap<readonly CategoryRow[], ReturnType<typeof wholeTree>>();

  async function treeOf() {
    const rows = (await mercari().categories?.listAll?.()) ?? [];
    const known = shown.get(rows);
    if (known) return known;
    const tree = wholeTree(rows, (name) => deps.translation.titleNow(name).text);
    shown.set(rows, tree);
    return tree;
  }

  return [
    route(listMercariCategoriesEndpoint, async ({ query: { parent_id: parent } }) => {
      const tree = await treeOf();
      return parent === undefined
        ? tree
        : {
            itemCategories: tree.itemCategories.filter((row) => row.parent_category_id === parent),
          };
    }),
    route(listMercariCategoryGroupsEndpoint, async () => {
      const { itemCategories } = await treeOf();
      return {
        itemCategoryGroups: itemCategories
          .filter(({ parent_category_id: parent }) => parent === '0')
          .map(({ id, name, name_vi }) => ({
            id,
            name,
            name_vi,
            count: itemCategories.filter((row) => row.root_category_id === id).length - 1,
            itemCategories: itemCategories.filter((row) => row.parent_category_id === id),
          })),
      };
    }),
    route(
      listMercariBrandsEndpoint,
      async ({ query: { keyword, query, initial, page = 1, size } }) => {
        const words = keyword ?? query;
        const found = (
          (await mercari().brands?.listBrands(words ? { keyword: words } : {})) ?? []
        ).filter(
          ({ reading, name }) =>
            initial === undefined || initialOf(reading ?? name) === initialOf(initial),
        );
        const part = size === undefined ? found : found.slice((page - 1) * size, page * size);
        return {
          itemBrands: part.map(({ id, name, latinName, reading }) => ({
            id,
            name,
            subname: latinName ?? '',
            initial: initialOf(reading ?? name),
            jaPronunciation: reading ?? '',
          })),
          total: found.length,
        };
      },
    ),
    route(listMercariServicesEndpoint, async ({ query: { code, item_id: item } }) => {
      const asked = code ?? item;
      const [tables, priceRequest] = await Promise.all([
        deps.pricing.tablesAt(),
        asked === undefined ? null : priceRequestOf(deps, asked),
      ]);
      return { data: { services: servicesOf(tables), price_request: priceRequest } };
    }),
  ];
};

/** The rows as the specification names them, once for every reading of the tree. */
function wholeTree(rows: readonly CategoryRow[], vietnamese: (name: string) => string) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return keepReply({
    itemCategories: rows.map(({ id, name, rootId, parentId, isLeaf }) => ({
      id,
      name,
      name_vi: vietnamese(name),
      root_category_id: rootId,
      root_category_name: names.get(rootId) ?? '',
      parent_category_id: parentId,
      parent_category_name: names.get(parentId) ?? '',
      type: 'mercari-jp',
      has_child: !isLeaf,
    })),
  });
}

const servicesOf = ({ services }: PreparedTables) =>
  [...services].map(([code, { label, payment, charge }]) => ({
    code,
    name: label,
    price_vnd: 'dong' in charge ? charge.dong : null,
    per: charge.per,
    basis_points: 'basisPoints' in charge ? charge.basisPoints : null,
    payment,
  }));

async function priceRequestOf(deps: SearchDeps, code: string) {
  const [listing, wishes] = await Promise.all([
    findShownListing(deps, 'mercari', code),
    // The wishes of others are an aside: without them the answer still stands.
    deps.marketplaces
      .read('mercari')
      .wishes?.readWishes(code)
      .catch(() => undefined),
  ]);
  return {
    is_open: listing.status === 'open' && listing.isOfferable,
    wishes: wishes?.count ?? 0,
    highest_jpy: wishes?.highest ?? null,
    lowest_jpy: wishes?.lowest ?? null,
  };
}
