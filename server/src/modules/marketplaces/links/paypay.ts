import { category, item, type LinkReader, match, pathOf, searchFor, seller } from './reading.ts';

export const paypayLinks: LinkReader = {
  site: 'paypay',
  hosts: ['paypayfleamarket.yahoo.co.jp'],
  read(url) {
    const path = pathOf(url);
    const query = url.searchParams;
    return (
      item(match(path, /^\/(?:item|purchase)\/([a-z]?\d{6,12})(?:\/|$)/i)?.toLowerCase()) ??
      seller(match(path, /^\/user\/([\w-]{2,40})$/)) ??
      (path.startsWith('/search')
        ? searchFor(match(path, /^\/search\/([^/]+)$/), query.get('query'), query.get('keyword'))
        : undefined) ??
      category(
        match(path, /^\/category\/(?:\d+\/)*(\d{1,8})$/) ??
          match(
            query.get('categoryIds') ?? query.get('genreCategoryIds') ?? '',
            /^(\d{1,8})(?:,|$)/,
          ),
      )
    );
  },
};
