/**
 * The marketplaces by their wire names. `siteCode` is what carts, favourites and orders carry on the wire
 * (mobile client: "Names of sites"); `name` is what people read.
 */
export const SITES = {
  auction: { siteCode: 'YAC_JP', name: 'Yahoo! Đấu giá' },
  mercari: { siteCode: 'MER_JP', name: 'Mercari' },
  shopping: { siteCode: 'YSP_JP', name: 'Yahoo! Shopping' },
  rakuten: { siteCode: 'RAK_JP', name: 'Rakuten' },
  paypay: { siteCode: 'PFL_JP', name: 'Yahoo! Flea Market' },
  surugaya: { siteCode: 'SUR_JP', name: 'Suruga-ya' },
  amazon: { siteCode: 'AMZ_JP', name: 'Amazon Japan' },
} as const;

/** Wire name of a marketplace: `auction`, `mercari`, … */
export type Site = keyof typeof SITES;
/** Wire code of a marketplace in carts, favourites and orders: `YAC_JP`, `MER_JP`, … */
export type SiteCode = (typeof SITES)[Site]['siteCode'];

/** The site of either wire name (`auction`) or wire code (`YAC_JP`); undefined for anything else. */
export function findSite(name: string): Site | undefined {
  if (Object.hasOwn(SITES, name)) return name as Site;
  for (const [site, { siteCode }] of Object.entries(SITES)) if (siteCode === name) return site as Site;
  return undefined;
}
