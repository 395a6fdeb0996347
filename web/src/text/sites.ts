import {
  findSite,
  itemPathOf,
  siteName,
  SITES,
  type Site,
} from '@hako/contract/marketplaces/sites';

interface SiteWords {
  /** The name where there is little room: on a card. */
  readonly badge: string;
  /** What one finds there, in a few words. */
  readonly short: string;
}

/** What people read about a marketplace besides its name. Which of them are served is told by the server (`api/served-sites.ts`). */
export const SITE_WORDS: Readonly<Record<Site, SiteWords>> = {
  auction: { badge: 'Đấu giá', short: 'Đấu giá đồ cũ, đồ hiếm' },
  mercari: { badge: 'Mercari', short: 'Chợ đồ cũ giá cố định' },
  shopping: { badge: 'Y! Shopping', short: 'Cửa hàng, phần lớn hàng mới' },
  rakuten: { badge: 'Rakuten', short: 'Trung tâm thương mại trên mạng' },
  paypay: { badge: 'Flea Market', short: 'Chợ đồ cũ của Yahoo!' },
  surugaya: { badge: 'Suruga-ya', short: 'Trò chơi, mô hình, thẻ bài cũ' },
  amazon: { badge: 'Amazon', short: 'Hàng mới, giao nhanh' },
};

/** The first part of our addresses of a marketplace, by any of its names. */
export function sitePath(name: string): string {
  const site = findSite(name);
  return `/${site ? SITES[site].path : encodeURIComponent(name)}`;
}

/** Our page of an item: `YAC_JP` and `x123` give `/auction/item/x123`. */
export function itemPath(site: string, code: string): string {
  const known = findSite(site);
  return known ? itemPathOf(known, code) : `${sitePath(site)}/item/${encodeURIComponent(code)}`;
}

/** Our page of a seller; undefined where the site tells no seller. */
export function sellerPath(site: string, seller: string): string | undefined {
  return seller === '' ? undefined : `${sitePath(site)}/seller/${encodeURIComponent(seller)}`;
}

/** Our page of a category. */
export function categoryPath(site: string, category: string): string {
  return `${sitePath(site)}/category/${encodeURIComponent(category)}`;
}

/** Every marketplace and the shops that are quoted by hand, to choose from. */
export const SITE_CHOICES = [...Object.keys(SITES), 'other'].map((value) => ({
  value,
  label: siteName(value),
}));
