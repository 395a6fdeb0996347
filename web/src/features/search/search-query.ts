import {
  MERGED_CONDITIONS,
  MERGED_SORTS,
  type MergedQuery,
} from '@hako/contract/search/merged-search';
import { findSite } from '@hako/contract/marketplaces/sites';
import type { Static } from 'typebox';
import { tidyKeyword } from '../../text/keyword.ts';

/** What an address of the search asks for, without the sites, which its path says. */
export type SearchQuery = Omit<Static<typeof MergedQuery>, 'sites' | 'size'>;

/** The combined search in an address, where a site's name would stand. */
export const ALL_SITES = 'hako-go';

/** What an address asks for; values that mean nothing are left out, so a mistyped address still finds something. */
export function readSearch(address: URLSearchParams): SearchQuery {
  return {
    q: tidyKeyword(address.get('keyword') ?? ''),
    sort: oneOf(MERGED_SORTS, address.get('sort')),
    kind: oneOf(['auction', 'fixed'], address.get('kind')),
    condition: oneOf(MERGED_CONDITIONS, address.get('condition')),
    seller_kind: oneOf(['store', 'private'], address.get('seller_kind')),
    min_price: whole(address.get('min_price'), 8),
    max_price: whole(address.get('max_price'), 8),
    min_landed: whole(address.get('min_landed'), 11),
    max_landed: whole(address.get('max_landed'), 11),
    ends_within_hours:
      oneOf(['1', '6', '24', '72'], address.get('ends_within')) &&
      Number(address.get('ends_within')),
    free_shipping: address.get('free_shipping') === '1' ? true : undefined,
    importable: address.get('importable') === '1' ? true : undefined,
    exclude: tidyKeyword(address.get('exclude') ?? ''),
    translate: oneOf(['auto', 'off'], address.get('__auto_translate_keyword')),
  };
}

/** What the page of a site, or of all of them, is asked. */
export function questionOf(site: string, address: URLSearchParams) {
  const query = { ...readSearch(address), sites: site === ALL_SITES ? undefined : findSite(site) };
  // Everything of one site may be looked through in some order; everything of all sites is no
  // question.
  return { site, query, isAsked: query.q !== undefined || site !== ALL_SITES };
}

/** How many filters narrow the search, for the button that opens them. */
export function countFilters({
  q,
  sort,
  translate,
  sites,
  size,
  ...narrowing
}: SearchQuery & { readonly sites?: string | undefined; readonly size?: number }): number {
  return Object.values(narrowing).filter((value) => value !== undefined).length;
}

/** The same address without its filters: what was typed, in which order, and how it is read. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const kept = ['keyword', 'sort', '__auto_translate_keyword'];
  return new URLSearchParams([...address].filter(([name]) => kept.includes(name)));
}

function oneOf<V extends string>(allowed: readonly V[], value: string | null): V | undefined {
  return allowed.find((one) => one === value);
}

function whole(text: string | null, length: number): number | undefined {
  const digits = (text ?? '').replace(/\D/g, '').slice(0, length);
  return digits === '' ? undefined : Number(digits);
}
