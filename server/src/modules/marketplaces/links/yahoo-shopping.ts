import { category, item, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

/** Sections of a shop that are no goods. */
const SECTIONS = new Set([
  'search',
  'info',
  'review',
  'guide',
  'index',
  'privacypolicy',
  'newitem',
  'bargain',
]);
/** A shop's own categories are named by the bytes of their Japanese name. */
const SHOP_CATEGORY = /^(?:[a-f][0-9a-f]){4,}$/;

export const yahooShoppingLinks: LinkReader = {
  site: 'shopping',
  hosts: [
    'store.shopping.yahoo.co.jp',
    'shopping.yahoo.co.jp',
    'm.shopping.yahoo.co.jp',
    'search.shopping.yahoo.co.jp',
    'item.shopping.yahoo.co.jp',
  ],
  read(url) {
    const path = pathOf(url);
    const query = url.searchParams;
    if (
      url.hostname === 'store.shopping.yahoo.co.jp' ||
      url.hostname === 'item.shopping.yahoo.co.jp'
    ) {
      const [, shop = '', page = ''] =
        /^\/([a-z0-9][a-z0-9-]{0,60})(?:\/([\w.-]{1,100}?)(?:\.html)?)?$/i.exec(path) ?? [];
      if (shop === '') return undefined;
      if (page === '' || SHOP_CATEGORY.test(page)) return seller(shop.toLowerCase());
      if (SECTIONS.has(page)) return searchFor(query.get('p')) ?? seller(shop.toLowerCase());
      return item(`${shop.toLowerCase()}_${page.toLowerCase()}`);
    }
    const typed = path.startsWith('/search')
      ? searchFor(query.get('p'), match(path, /^\/search\/([^/]+)/))
      : undefined;
    return (
      typed ??
      category(
        match(path, /^\/category\/(?:\d+\/)*(\d{1,8})(?:\/|$)/) ??
          match(query.get('cid') ?? query.get('category') ?? '', /^(\d{1,8})$/),
      )
    );
  },
};
