import {
  category,
  item,
  type LinkReader,
  match,
  pathOf,
  type Reading,
  searchFor,
  seller,
} from './reading.ts';

/** First parts of www.rakuten.co.jp that are the mall's own pages. */
const OWN_PAGES = new Set([
  'category',
  'event',
  'ranking',
  'shop',
  'shopping',
  'gold',
  'help',
  'info',
  'doc',
  'campaign',
  'sitemap',
  'myrakuten',
  'com',
  'rms',
  'guide',
]);
const SHOP = '[a-z0-9][a-z0-9-]{0,60}';

export const rakutenLinks: LinkReader = {
  site: 'rakuten',
  hosts: [
    'item.rakuten.co.jp',
    'www.rakuten.co.jp',
    'rakuten.co.jp',
    'm.rakuten.co.jp',
    's.rakuten.co.jp',
    'search.rakuten.co.jp',
    'books.rakuten.co.jp',
    'ranking.rakuten.co.jp',
    'directory.rakuten.co.jp',
    'global.rakuten.com',
  ],
  read(url) {
    const path = pathOf(url);
    const byHost: Readonly<Record<string, () => Reading>> = {
      'item.rakuten.co.jp': () => goodsOrShop(path),
      'm.rakuten.co.jp': () => {
        // Telephones were told Rakuten's own number behind i, the shop's behind n.
        const [, shop, number] = /^\/([a-z0-9][a-z0-9-]{0,60})\/i\/(\d{8})$/i.exec(path) ?? [];
        return shop
          ? item(`${shop.toLowerCase()}:${number}`)
          : goodsOrShop(path.replace(/\/[in]\/(?=[^/]+$)/, '/'));
      },
      's.rakuten.co.jp': () => goodsOrShop(path),
      'global.rakuten.com': () =>
        goodsOrShop(
          path
            .replace(/^\/[a-z]{2}(?:-[a-z]{2})?\/store\/([^/]+)\/item\//, '/$1/')
            .replace(/^\/[a-z]{2}(?:-[a-z]{2})?\/store\//, '/'),
        ),
      'books.rakuten.co.jp': () => {
        const book = match(path, /^\/(?:rb|rk)\/([\w-]{4,40})$/);
        return book ? item(`book:${numberOf(book)}`) : searchFor(url.searchParams.get('sitem'));
      },
      'search.rakuten.co.jp': () => searchOf(path, url.searchParams),
      'ranking.rakuten.co.jp': () =>
        category(match(path, /^\/(?:daily|weekly|realtime)\/(\d{1,8})$/)),
      'directory.rakuten.co.jp': () =>
        category(match(path, /^\/(?:rms\/sd\/directory\/vc\/s\d+tz)?(\d{1,8})$/)),
    };
    return (byHost[url.hostname] ?? (() => mallPage(path)))();
  },
};

/** `/shop/code` is goods, `/shop` the shop, `/shop/c/0000000123` a shelf in it. */
function goodsOrShop(path: string): Reading {
  const [, shop = '', code = ''] =
    new RegExp(`^/(${SHOP})(?:/([^/]{1,100}))?(?:/|$)`, 'i').exec(path) ?? [];
  if (shop === '' || OWN_PAGES.has(shop)) return undefined;
  if (code === '' || code === 'c') return seller(shop.toLowerCase());
  return /^[\w.@~ -]+$/.test(code) ? item(`${shop.toLowerCase()}:${numberOf(code)}`) : undefined;
}

/** An address ends in the shop's own number; one that looks like Rakuten's (eight digits) is marked, for there it would name other goods. */
const numberOf = (code: string): string => (/^\d{8}$/.test(code) ? `p.${code}` : code);

function searchOf(path: string, query: URLSearchParams): Reading {
  const [, keyword = '', genre = ''] = /^\/search\/mall\/([^/]*)(?:\/(\d{1,8}))?/.exec(path) ?? [];
  const genreAsked = genre || match(query.get('g') ?? '', /^(\d{1,8})$/);
  return (
    searchFor(query.get('sitem'), keyword === '-' ? '' : keyword) ??
    category(genreAsked && genreAsked !== '0' ? genreAsked : undefined)
  );
}

function mallPage(path: string): Reading {
  const genre = match(path, /^\/category\/(\d{1,8})$/);
  if (genre) return category(genre);
  const shop = match(
    path,
    new RegExp(`^/gold/(${SHOP})(?:/|$)`),
    new RegExp(`^/(${SHOP})(?:/(?:info\\.html|index\\.html))?$`),
  );
  return shop && !OWN_PAGES.has(shop) ? seller(shop) : undefined;
}
