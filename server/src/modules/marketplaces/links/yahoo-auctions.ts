import { category, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

const ID = '[a-z]?\\d{6,12}';
/** Pages of one lot: today's, those of the years before, its questions, its bids and its notice of violations. */
const ITEMS = [
  new RegExp(`^/(?:jp/)?(?:auction|item|show/item)/(${ID})(?:/|$)`, 'i'),
  new RegExp(`^/jp/show/(?:bid_hist|qanda|discussion|auction)/(${ID})$`, 'i'),
];
const AUCTION_ID = new RegExp(`^${ID}$`, 'i');

export const yahooAuctionsLinks: LinkReader = {
  site: 'auction',
  hosts: [
    'auctions.yahoo.co.jp',
    'page.auctions.yahoo.co.jp',
    'aucview.auctions.yahoo.co.jp',
    'm.auctions.yahoo.co.jp',
    'search.auctions.yahoo.co.jp',
    'closedsearch.auctions.yahoo.co.jp',
    'sellinglist.auctions.yahoo.co.jp',
    'list.auctions.yahoo.co.jp',
    ...Array.from({ length: 23 }, (_, n) => `page${n + 1}.auctions.yahoo.co.jp`),
  ],
  read(url) {
    const path = pathOf(url);
    const query = url.searchParams;
    const asked = query.get('aID') ?? query.get('auctionId') ?? query.get('aid') ?? '';
    const lot = match(path, ...ITEMS) ?? (AUCTION_ID.test(asked) ? asked : undefined);
    // Goods of Yahoo! Flea Market are shown here, too, but sold there only.
    if (lot)
      return {
        kind: 'item',
        code: lot.toLowerCase(),
        ...(/^z/i.test(lot) && { site: 'paypay' as const }),
      };
    const owner =
      match(path, /^\/seller\/([\w-]{1,40})$/, /^\/(?:jp\/)?user\/([\w-]{1,40})$/) ??
      match(query.get('userID') ?? '', /^([\w-]{1,40})$/);
    if (owner) return seller(owner);
    const searched = path.startsWith('/search') || path.startsWith('/closedsearch');
    const words = searched
      ? searchFor(
          query.get('p'),
          query.get('va'),
          match(path, /^\/(?:search\/search|closedsearch\/closedsearch)\/([^/]+)/),
        )
      : undefined;
    if (words) return words;
    return category(
      match(
        path,
        /^\/category\/list\/(?:[^/]*?-)?(\d{1,12})$/,
        /^\/category\/leaf\/(\d{1,12})$/,
        /^\/(?:jp\/|list\d\/)?(\d{1,12})-category(?:-leaf)?\.html$/,
      ) ?? match(query.get('auccat') ?? query.get('category') ?? '', /^(\d{1,12})$/),
    );
  },
};
