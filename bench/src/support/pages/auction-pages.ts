import { readSearchPage as readYahoo } from '../../../../server/src/modules/marketplaces/yahoo-auctions/search-page.ts';
import {
  pageOf,
  readListingState,
} from '../../../../server/src/modules/marketplaces/yahoo-auctions/search-answer.ts';
import { readShared } from '../../../../server/test-support/world/captures.ts';
import { type CapturedPage, readAt } from './captured-page.ts';
import { peerRows, peerState } from './peer.ts';

const SITES = 'data/marketplaces';

/** Yahoo! Auctions. */
export function auctionPages(): CapturedPage[] {
  const yahooOpen = readShared(
    `${SITES}/yahoo-auctions/search_open_50items_fixedprice_2026-05-08.html`,
  );
  return [
    {
      name: 'yahoo-auctions search',
      text: yahooOpen,
      goods: 50,
      ours: (text) => readYahoo(text, readAt).listings.length,
      limit: 'sax',
      peer: (text) =>
        peerRows(text, 'li.Product', (row) => [
          row.find('a').attr('data-auction-id'),
          row.find('h3').text(),
          row.find('[data-auction-price]').attr('data-auction-price'),
        ]),
      grown: (times) => repeated(yahooOpen, '<li class="Product">', times),
    },
    {
      name: 'yahoo-auctions closed',
      text: readShared(`${SITES}/yahoo-auctions/closedsearch_7items_2026-05-08.html`),
      // Two of the seven were sold on the flea market and are left to it.
      goods: 5,
      ours: (text) => pageOf(readListingState(text), { status: 'sold' }, readAt).listings.length,
      limit: 'state',
      peer: peerState(5),
    },
  ];
}

/** Everything from the first of the goods to the last, once more and again. */
function repeated(html: string, opening: string, times: number): string {
  const from = html.indexOf(opening);
  const to = html.lastIndexOf(opening);
  return html.slice(0, from) + html.slice(from, to).repeat(times) + html.slice(to);
}
