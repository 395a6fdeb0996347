/** Tabs, sorters and filters of the auction search: each carries the query that chooses it, which comes back to us as it is. */
import { SEARCH_MESSAGES } from '@hako/contract/messages/search';

export interface Asked {
  readonly fixed?: number | undefined;
  readonly sort?: string | undefined;
  readonly istatus?: number | undefined;
  readonly abatch?: number | undefined;
  readonly category?: string | undefined;
}

const { menu } = SEARCH_MESSAGES;

export interface Branch {
  readonly children: readonly { readonly id: string; readonly name: string; readonly count: number | undefined }[];
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
  { header: menu.sortOther, items: [sorter('relevance'), sorter('bids')] },
];

const sorter = (sort: keyof typeof menu.sorts) => ({ label: menu.sorts[sort], params: { sort }, url: '' });

/** Names of categories are already in Vietnamese. */
export const filtersOf = (asked: Asked, branch: Branch | undefined) => [
  {
    header: menu.category,
    data_name: 'category',
    filters: (branch?.children ?? []).map(({ id, name, count }) => choice(name, { category: id }, asked.category === id, count)),
  },
  {
    header: menu.price,
    data_name: 'price',
    filters: [5_000, 10_000, 30_000, 100_000].map((limit) => ({
      ...choice(menu.upTo.replace('{yen}', String(limit)), { aucmaxprice: String(limit) }, false),
      max_price: limit,
    })),
  },
  {
    header: menu.condition,
    data_name: 'itemstatus',
    filters: ([0, 1, 2] as const).map((status) => choice(menu.conditions[status], { istatus: String(status) }, (asked.istatus ?? 0) === status)),
  },
  {
    header: menu.seller,
    data_name: 'seller',
    filters: ([0, 1, 2] as const).map((kind) => choice(menu.sellers[kind], { abatch: String(kind) }, (asked.abatch ?? 0) === kind)),
  },
];
