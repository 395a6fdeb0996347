/**
 * The marketplaces as people know them: the only place in the web that names them. Which of them are served is told by the server
 * (`api/served-sites.ts`). Keys are wire names, in the order in which people see them.
 */
export const SITES = {
  auction: {
    code: 'YAC_JP',
    name: 'Yahoo! Đấu giá',
    path: 'auction',
    badge: 'Đấu giá',
    short: 'Đấu giá đồ cũ, đồ hiếm',
  },
  mercari: {
    code: 'MER_JP',
    name: 'Mercari',
    path: 'mercari',
    badge: 'Mercari',
    short: 'Chợ đồ cũ giá cố định',
  },
  shopping: {
    code: 'YSP_JP',
    name: 'Yahoo! Shopping',
    path: 'shopping',
    badge: 'Y! Shopping',
    short: 'Cửa hàng, phần lớn hàng mới',
  },
  rakuten: {
    code: 'RAK_JP',
    name: 'Rakuten',
    path: 'rakuten',
    badge: 'Rakuten',
    short: 'Trung tâm thương mại trên mạng',
  },
  paypay: {
    code: 'PFL_JP',
    name: 'Yahoo! Flea Market',
    path: 'paypay',
    badge: 'Flea Market',
    short: 'Chợ đồ cũ của Yahoo!',
  },
  surugaya: {
    code: 'SUR_JP',
    name: 'Suruga-ya',
    path: 'suruga-ya',
    badge: 'Suruga-ya',
    short: 'Trò chơi, mô hình, thẻ bài cũ',
  },
  amazon: {
    code: 'AMZ_JP',
    name: 'Amazon Nhật',
    path: 'amazon',
    badge: 'Amazon',
    short: 'Hàng mới, giao nhanh',
  },
} as const satisfies Readonly<Record<string, SiteWords>>;

interface SiteWords {
  /** As carts, favourites and orders carry it. */
  readonly code: string;
  readonly name: string;
  /** The first part of our addresses of its pages. */
  readonly path: string;
  /** The name where there is little room: on a card. */
  readonly badge: string;
  /** What one finds there, in a few words. */
  readonly short: string;
}

export type Site = keyof typeof SITES;

const byAnyName = new Map<string, Site>(
  Object.entries(SITES).flatMap(([site, { code, path }]) =>
    [site, code, path].map((name): [string, Site] => [name, site as Site]),
  ),
);

/** The site of its wire name (`surugaya`), wire code (`SUR_JP`) or path (`suruga-ya`). */
export function findSite(name: string): Site | undefined {
  return byAnyName.get(name);
}

/** The name of a marketplace by any of its names; `other` is any shop that is quoted by hand, an unknown one keeps its own word. */
export function siteName(name: string): string {
  const site = findSite(name);
  if (site) return SITES[site].name;
  return name.toLowerCase() === 'other' ? 'Cửa hàng khác' : name;
}

/** The first part of our addresses of a marketplace, by any of its names. */
export function sitePath(name: string): string {
  const site = findSite(name);
  return `/${site ? SITES[site].path : encodeURIComponent(name)}`;
}

/** Codes of Mercari Shops have 22 letters, and their pages carry `type=mers`. */
const SHOPS_CODE_LENGTH = 22;

/** Our page of an item: `YAC_JP` and `x123` give `/auction/item/x123`. */
export function itemPath(site: string, code: string): string {
  const isMercariShop = findSite(site) === 'mercari' && code.length === SHOPS_CODE_LENGTH;
  return `${sitePath(site)}/item/${encodeURIComponent(code)}${isMercariShop ? '?type=mers' : ''}`;
}

/** Our page of a seller; undefined where the site tells no seller. */
export function sellerPath(site: string, seller: string): string | undefined {
  return seller === '' ? undefined : `${sitePath(site)}/seller/${encodeURIComponent(seller)}`;
}

/** Our page of a category. */
export function categoryPath(site: string, category: string): string {
  return `${sitePath(site)}/category/${encodeURIComponent(category)}`;
}
