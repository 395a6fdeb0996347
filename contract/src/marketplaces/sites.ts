/**
 * The marketplaces by their wire names. `siteCode` is what carts, favourites and orders carry on the wire
 * (mobile client: "Names of sites"); `name` is what people read; `path` is the first part of our addresses of its pages.
 */
export const SITES = {
  auction: { siteCode: 'YAC_JP', name: 'Yahoo! Đấu giá', path: 'auction' },
  mercari: { siteCode: 'MER_JP', name: 'Mercari', path: 'mercari' },
  shopping: { siteCode: 'YSP_JP', name: 'Yahoo! Shopping', path: 'shopping' },
  rakuten: { siteCode: 'RAK_JP', name: 'Rakuten', path: 'rakuten' },
  paypay: { siteCode: 'PFL_JP', name: 'Yahoo! Flea Market', path: 'paypay' },
  surugaya: { siteCode: 'SUR_JP', name: 'Suruga-ya', path: 'suruga-ya' },
  amazon: { siteCode: 'AMZ_JP', name: 'Amazon Nhật', path: 'amazon' },
} as const;

/** Wire name of a marketplace: `auction`, `mercari`, … */
export type Site = keyof typeof SITES;
/** Wire code of a marketplace in carts, favourites and orders: `YAC_JP`, `MER_JP`, … */
export type SiteCode = (typeof SITES)[Site]['siteCode'];

/** The site of its wire name (`auction`), wire code (`YAC_JP`) or path (`suruga-ya`); undefined for anything else. */
export function findSite(name: string): Site | undefined {
  if (Object.hasOwn(SITES, name)) return name as Site;
  for (const [site, { siteCode, path }] of Object.entries(SITES))
    if (siteCode === name || path === name) return site as Site;
  return undefined;
}

/**
 * What people read of a marketplace by any of its names; `other` is any shop that is quoted by hand,
 * an unknown one keeps its own word.
 */
export function siteName(name: string): string {
  const site = findSite(name);
  if (site) return SITES[site].name;
  return name.toLowerCase() === 'other' ? 'Cửa hàng khác' : name;
}

/** What Mercari calls a product of a shop (Mercari Shops); listings of people have other codes (`m87177707015`). */
export const MERCARI_SHOPS_CODE = '[A-Za-z0-9]{22}';
const shopsCode = new RegExp(`^${MERCARI_SHOPS_CODE}$`);

/** Whether a code of Mercari is that of a shop's product. */
export const isMercariShopsCode = (code: string): boolean => shopsCode.test(code);

/** Our page of a listing. Products of Mercari Shops carry `type=mers`. */
export function itemPathOf(site: Site, code: string): string {
  const kind = site === 'mercari' && isMercariShopsCode(code) ? '?type=mers' : '';
  return `/${SITES[site].path}/item/${encodeURIComponent(code)}${kind}`;
}
