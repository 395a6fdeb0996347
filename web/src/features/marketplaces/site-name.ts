/** What people call the marketplaces, by wire name and by wire code. */
const NAMES: Readonly<Record<string, string>> = {
  auction: 'Yahoo! Đấu giá',
  YAC_JP: 'Yahoo! Đấu giá',
  mercari: 'Mercari',
  MER_JP: 'Mercari',
  shopping: 'Yahoo! Shopping',
  YSP_JP: 'Yahoo! Shopping',
  rakuten: 'Rakuten',
  RAK_JP: 'Rakuten',
  paypay: 'Yahoo! Flea Market',
  PFL_JP: 'Yahoo! Flea Market',
  surugaya: 'Suruga-ya',
  'suruga-ya': 'Suruga-ya',
  SUR_JP: 'Suruga-ya',
  amazon: 'Amazon Nhật',
  AMZ_JP: 'Amazon Nhật',
};

/** The name of a marketplace; an unknown one keeps its own word. */
export function siteName(site: string): string {
  return NAMES[site] ?? site;
}

/** Wire codes, as views and favourites keep them, and the first part of our own addresses. */
const SITES: Readonly<Record<string, string>> = {
  YAC_JP: 'auction',
  MER_JP: 'mercari',
  YSP_JP: 'shopping',
  RAK_JP: 'rakuten',
  PFL_JP: 'paypay',
  SUR_JP: 'surugaya',
  AMZ_JP: 'amazon',
};

/** Our page of an item by its wire code: `YAC_JP` and `x123` give `/auction/item/x123`. */
export function itemPath(siteCode: string, code: string): string {
  return `/${SITES[siteCode] ?? siteCode}/item/${encodeURIComponent(code)}`;
}
