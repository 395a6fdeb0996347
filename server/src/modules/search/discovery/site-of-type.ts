import { findSite, type Site } from '../../marketplaces/index.ts';

/** The site that an older client means: `auction`, `y-auction`, `mercari-jp`, `mercari-shop`, `YAC_JP`, `suruga-ya` …; undefined for anything else. */
export function siteOfType(type: string | undefined): Site | undefined {
  if (!type) return undefined;
  return findSite(type) ?? findSite(type.replace(/^y-/, '').replace(/-(jp|shop)$/, ''));
}
