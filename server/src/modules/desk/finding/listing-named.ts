import { findSite, type Site, SITES } from '@hako/contract/marketplaces/sites';
import { linkOf } from '../../marketplaces/index.ts';

/** A listing as somebody named it: its code, and the sites that may call one so. */
export interface ListingNamed {
  readonly sites: readonly Site[];
  readonly code: string;
}

const ALL_SITES = Object.keys(SITES) as Site[];

/** Our own page of a listing, as a customer copies its address. */
const OUR_PAGE = /\/([a-z-]+)\/item\/([^/?#\s]+)/;

/**
 * Which listing is meant: by a pasted address of it there or here, by a code that only one site has
 * (`x1234567890`), by a code behind its site (`Mercari m123`, `auction:x123`), else by a code that
 * may be any site's.
 */
export function listingNamed(typed: string): ListingNamed {
  const link = linkOf(typed);
  if (link?.kind === 'item') return { sites: [link.site], code: link.code };
  const [, path = '', coded = ''] = OUR_PAGE.exec(typed) ?? [];
  const own = findSite(path);
  if (own) return { sites: [own], code: decoded(coded) };
  for (const site of ALL_SITES) {
    const code = behind(typed, [SITES[site].name, SITES[site].path, SITES[site].siteCode, site]);
    if (code !== undefined) return { sites: [site], code };
  }
  return { sites: ALL_SITES, code: typed };
}

function behind(typed: string, names: readonly string[]): string | undefined {
  const lower = typed.toLowerCase();
  for (const name of names) {
    if (!lower.startsWith(name.toLowerCase())) continue;
    const [, code] = /^[\s:/]+(\S+)$/.exec(typed.slice(name.length)) ?? [];
    if (code !== undefined) return code;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
