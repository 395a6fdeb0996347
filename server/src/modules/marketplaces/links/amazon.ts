import { category, item, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

/** Ten letters and figures; a book's is its ISBN. */
const ASIN = '([A-Z0-9]{10})(?:[/?]|$)';
const GOODS = [
  new RegExp(`/dp/(?:product/)?${ASIN}`, 'i'),
  new RegExp(`/gp/(?:product|aw/d|offer-listing|customer-reviews|product/glance)/${ASIN}`, 'i'),
  new RegExp(
    `/(?:product-reviews|exec/obidos/ASIN|exec/obidos/tg/detail/-|o/ASIN|ASIN|d)/${ASIN}`,
    'i',
  ),
];

export const amazonLinks: LinkReader = {
  site: 'amazon',
  hosts: [
    'www.amazon.co.jp',
    'amazon.co.jp',
    'm.amazon.co.jp',
    'smile.amazon.co.jp',
    'amazon.jp',
    'www.amazon.jp',
  ],
  read(url) {
    const path = pathOf(url).replace(/^\/-\/[a-z]{2}(?:_[A-Z]{2})?(?=\/)/, '');
    const query = url.searchParams;
    const goods =
      match(path, ...GOODS) ??
      match(query.get('asin') ?? query.get('ASIN') ?? '', /^([A-Z0-9]{10})$/i);
    if (goods) return item(goods.toUpperCase());
    const owner = match(
      query.get('seller') ?? query.get('me') ?? query.get('merchant') ?? '',
      /^(A[A-Z0-9]{9,20})$/,
    );
    const typed = /^\/(?:s|s\/.*|gp\/search|gp\/aw\/s|gp\/search\/.*)$/.test(path)
      ? searchFor(query.get('k'), query.get('field-keywords'), query.get('keywords'))
      : undefined;
    if (typed) return typed;
    if (owner) return seller(owner);
    return category(
      match(query.get('node') ?? query.get('bbn') ?? '', /^(\d{4,14})$/) ??
        match(query.get('rh') ?? '', /(?:^|,)n:(\d{4,14})(?:,|$)/) ??
        match(
          path,
          /^\/(?:[^/]+\/)?(?:b|gp\/(?:bestsellers|new-releases|most-gifted)\/[\w-]+)\/(\d{4,14})(?:\/|$)/,
        ),
    );
  },
};
