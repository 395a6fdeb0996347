import { category, item, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

/** Numbers of goods: digits, with up to five letters before them. A list of offers (`product-other`) is about the same goods. */
const NUMBER = '([A-Z]{0,5}\\d{6,12})';

export const surugayaLinks: LinkReader = {
  site: 'surugaya',
  hosts: ['www.suruga-ya.jp', 'suruga-ya.jp', 'sp.suruga-ya.jp'],
  read(url) {
    const path = pathOf(url);
    const query = url.searchParams;
    return (
      item(
        match(
          path,
          new RegExp(`^/product(?:/detail|-detail|-other|/other)/${NUMBER}$`, 'i'),
          new RegExp(`^/kaitori/kaitori_detail/${NUMBER}$`, 'i'),
        )?.toUpperCase(),
      ) ??
      seller(match(path, /^\/(?:shop|tenpo|seller)\/(\d{3,8})(?:\/|$)/)) ??
      (path === '/search' ? searchFor(query.get('search_word')) : undefined) ??
      category(
        match(path === '/search' ? (query.get('category') ?? '') : '', /^(\d{1,10})$/) ??
          match(path, /^\/(?:category|ctop|c)\/(\d{1,10})$/),
      ) ??
      (path === '/search' ? seller(match(query.get('tenpo_code') ?? '', /^(\d{3,8})$/)) : undefined)
    );
  },
};
