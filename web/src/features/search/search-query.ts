import type { CatalogQuery } from '@hako/contract/search';
import type { Static } from 'typebox';
import { tidyKeyword } from '../../text/keyword.ts';

export type SearchQuery = Static<typeof CatalogQuery>;

/** The combined search in an address, where a site's name would stand. */
export const ALL_SITES = 'hako-go';

const SORTS = ['relevance', 'newest', 'ending-soon', 'price-up', 'price-down', 'bids'] as const;

/** What an address asks for; values that mean nothing are left out, so a mistyped address still finds something. */
export function readSearch(address: URLSearchParams): SearchQuery {
  const translate = address.get('__auto_translate_keyword');
  return {
    q: tidyKeyword(address.get('keyword') ?? ''),
    sort: oneOf(SORTS, address.get('sort')),
    kind: oneOf(['auction', 'fixed'], address.get('kind')),
    status: oneOf(['open', 'sold'], address.get('status')),
    condition: oneOf(['new', 'used'], address.get('condition')),
    seller_kind: oneOf(['store', 'private'], address.get('seller_kind')),
    min_price: wholeYen(address.get('min_price')),
    max_price: wholeYen(address.get('max_price')),
    free_shipping: address.get('free_shipping') === '1' ? true : undefined,
    category: /^\d{1,12}$/.exec(address.get('category') ?? '')?.[0],
    seller: /^[\w-]{1,60}$/.exec(address.get('seller') ?? '')?.[0],
    page: Math.min(100, Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1)),
    translate: oneOf(['auto', 'off'], translate),
  };
}

/** How many filters narrow the search, for the button that opens them. */
export function countFilters({ kind, status, condition, seller_kind, min_price, max_price, free_shipping }: SearchQuery): number {
  return [kind, status === 'sold' || undefined, condition, seller_kind, min_price, max_price, free_shipping].filter((value) => value !== undefined)
    .length;
}

function oneOf<V extends string>(allowed: readonly V[], value: string | null): V | undefined {
  return allowed.find((one) => one === value);
}

function wholeYen(text: string | null): number | undefined {
  const digits = (text ?? '').replace(/\D/g, '').slice(0, 8);
  return digits === '' ? undefined : Number(digits);
}
