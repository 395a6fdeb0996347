/** Tabs, sorters and filters of the auction search: each carries the query that chooses it, which comes back to us as it is. */
import { yenFigure } from '../../../kernel/wording.ts';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { Brand } from '../../marketplaces/index.ts';

export interface Asked {
  readonly fixed?: number | undefined;
  readonly sort?: string | undefined;
  readonly istatus?: number | undefined;
  readonly abatch?: number | undefined;
  readonly category?: string | undefined;
  readonly hours?: number | undefined;
  /** Several as a comma list. */
  readonly brandId?: string | undefined;
  /** The words as the site was asked. */
  readonly japanese?: string | undefined;
}

const { menu } = SEARCH_MESSAGES;

export interface Branch {
  readonly children: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
}

const choice = (label: string, params: Record<string, string>, isActive: boolean, count = 0) => ({
  label,
  params,
  url: '',
  is_active: isActive,
  checked: isActive,
  is_children: false,
  count,
  max_price: 0,
});

/** The three ways of selling as tabs; only the chosen one knows how many there are. */
export const tabsOf = (asked: Asked, total: number) =>
  ([3, 2, 1] as const).map((fixed) => ({
    label: menu.kinds[fixed],
    count: (asked.fixed ?? 3) === fixed ? total : 0,
    is_active: (asked.fixed ?? 3) === fixed,
    params: { fixed: String(fixed) },
  }));

export const sortersOf = () => [
  { header: menu.sortByPrice, items: [sorter('price-up'), sorter('price-down')] },
  { header: menu.sortByTime, items: [sorter('newest'), sorter('ending-soon')] },
  { header: menu.sortOther, items: [sorter('relevance'), sorter('bids'), sorter('popular')] },
];

const sorter = (sort: keyof typeof menu.sorts) => ({
  label: menu.sorts[sort],
  params: { sort },
  url: '',
});

/** Names of categories are already in Vietnamese. Brands stand there only when the site names some: the mobile client cannot show none. */
export const filtersOf = (
  asked: Asked,
  branch: Branch | undefined,
  brands: readonly Brand[] = [],
) => [
  ...brandFilter(asked, brands),
  {
    header: menu.category,
    data_name: 'category',
    filters: (branch?.children ?? []).map(({ id, name, count }) =>
      choice(name, { category: id }, asked.category === id, count),
    ),
  },
  {
    header: menu.price,
    data_name: 'price',
    filters: [5_000, 10_000, 30_000, 100_000].map((limit) => ({
      ...choice(
        menu.upTo.replace('{yen}', yenFigure(limit)),
        { aucmaxprice: String(limit) },
        false,
      ),
      max_price: limit,
    })),
  },
  {
    header: menu.condition,
    data_name: 'itemstatus',
    filters: ([0, 1, 2] as const).map((status) =>
      choice(menu.conditions[status], { istatus: String(status) }, (asked.istatus ?? 0) === status),
    ),
  },
  {
    header: menu.seller,
    data_name: 'seller',
    filters: ([0, 1, 2] as const).map((kind) =>
      choice(menu.sellers[kind], { abatch: String(kind) }, (asked.abatch ?? 0) === kind),
    ),
  },
  {
    header: menu.endsWithin,
    data_name: 'item',
    filters: ([1, 6, 24] as const).map((hours) =>
      choice(menu.hours[hours], { ends_within_hours: String(hours) }, asked.hours === hours),
    ),
  },
];

const BRANDS_SHOWN = 10;

function brandFilter({ brandId, category, japanese }: Asked, brands: readonly Brand[]) {
  if (brands.length === 0) return [];
  const selected = (brandId ?? '').split(',').filter((id) => /^\d+$/.test(id));
  const query = new URLSearchParams({
    ...(japanese && { keyword: japanese }),
    ...(category && { category }),
  });
  return [
    {
      header: menu.brand,
      data_name: 'brand',
      filters: brands
        .slice(0, BRANDS_SHOWN)
        .map(({ id, name, count }) => choice(name, { brand_id: id }, selected.includes(id), count)),
      selected: selected.map(Number),
      fetch_data_url: `api/auction/search-brand?${query}`,
    },
  ];
}
