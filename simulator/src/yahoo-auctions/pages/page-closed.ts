import { chanceOf } from '../../world/chance.ts';
import { escapeHtml, nextPage } from './html.ts';
import type { Found, SearchWish } from '../search.ts';
import { metadata, searchItem, type Wire } from './wire-search.ts';
import { modulesOf } from './wire-modules.ts';

/** `/closedsearch/closedsearch`: what was sold, as the site's own search answer inside `__NEXT_DATA__`. */
export function closedPage(
  found: Found,
  wish: SearchWish,
  wire: Wire,
  now: number,
  cookies: readonly string[],
  query: Record<string, string>,
): string {
  const items = found.items.map((a) => searchItem(a, wire, now));
  const listing = {
    isFetching: false,
    items,
    totalResultsAvailable: found.all.length,
    metadata: metadata(found, wish),
    modules: modulesOf(found.all, 0),
    setCookies: cookies,
  };
  const list = items
    .map(
      (item) =>
        `<li><a href="https://auctions.yahoo.co.jp/jp/auction/${item.auctionId}">${escapeHtml(item.title)}</a> 落札 ${item.price.toLocaleString('ja-JP')}円</li>`,
    )
    .join('');
  return nextPage(
    `「${wish.query}」の落札相場 - Yahoo!オークション`,
    `<main><h1>落札相場</h1><ul>${list}</ul></main>`,
    {
      page: '/closedsearch/closedsearch/[[...params]]',
      query,
      initialProps: { device: 'responsive', useGtm: false },
      initialState: {
        search: {
          items: { listing },
          category: { isFetching: false },
          brand: { isFetching: false },
          initialBrand: { isFetching: false },
        },
      },
    },
  );
}

/** The anonymous visitor cookies. Without the site's domain, so that a cookie jar on another host keeps them. */
export function visitorCookies(now: number, serial: number): string[] {
  const c = chanceOf('cookie', now, serial);
  const a = c.text(13, 'abcdefghijklmnopqrstuvwxyz0123456789');
  const s = Math.floor(now / 1000);
  const b = `${c.text(8, '0123456789abcdef')}-${c.text(4, '0123456789abcdef')}-1a33-8b9e-${c.text(12, '0123456789abcdef')}`;
  const tail = 'path=/; httponly';
  return [
    `A=${a}&sd=A&t=${s}&u=${s}&v=1; ${tail}`,
    `XA=${a}&sd=A&t=${s}&u=${s}&v=1; ${tail}`,
    `B=${b}&v=6&u=${s}&s=30; ${tail}`,
    `XB=${b}&v=6&u=${s}&s=30; ${tail}`,
  ];
}
