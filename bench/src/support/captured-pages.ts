import { load } from 'cheerio';
import { Parser } from 'htmlparser2';
import { parse as parseYaml } from 'yaml';
import { cardOfSearchItem as mercariCard } from '../../../server/src/modules/marketplaces/mercari/card.ts';
import {
  readSearch as readMercari,
  readSearchItem as readMercariItem,
} from '../../../server/src/modules/marketplaces/mercari/shapes.ts';
import { cardOfSearchItem as paypayCard } from '../../../server/src/modules/marketplaces/paypay/card.ts';
import { listingOfItem } from '../../../server/src/modules/marketplaces/paypay/item.ts';
import { itemOfPage, searchOfPage } from '../../../server/src/modules/marketplaces/paypay/pages.ts';
import {
  readItem,
  readSearch as readPaypay,
  readSearchItem as readPaypayItem,
} from '../../../server/src/modules/marketplaces/paypay/shapes.ts';
import { cardOfItem } from '../../../server/src/modules/marketplaces/rakuten/card.ts';
import { readItemSearch } from '../../../server/src/modules/marketplaces/rakuten/shapes.ts';
import { cardOf as surugayaCard } from '../../../server/src/modules/marketplaces/surugaya/card.ts';
import { readSearchPage as readSurugaya } from '../../../server/src/modules/marketplaces/surugaya/search-page.ts';
import { readSearchPage as readYahoo } from '../../../server/src/modules/marketplaces/yahoo-auctions/search-page.ts';
import {
  pageOf,
  readListingState,
} from '../../../server/src/modules/marketplaces/yahoo-auctions/search-answer.ts';
import { cardOfHit } from '../../../server/src/modules/marketplaces/yahoo-shopping/card.ts';
import {
  readHit,
  readSearch as readShopping,
} from '../../../server/src/modules/marketplaces/yahoo-shopping/shapes.ts';
import { readShared } from '../../../server/test-support/world/captures.ts';
import { SHOPPING_SEARCH } from '../../../server/test-support/world/shopping-documents.ts';

/** One page as it came over the wire, what we make of it, and what others do with it. Each reading gives the number of goods it found. */
export interface CapturedPage {
  readonly name: string;
  readonly text: string;
  readonly goods: number;
  readonly ours: (text: string) => number;
  /** `state`: the JSON in it is parsed and thrown away. `sax`: one pass by the parser that ours uses, with every attribute and text, that keeps nothing. */
  readonly limit: 'state' | 'sax';
  /** A document of the page, and from it code, title and price of each of the goods. Absent for plain JSON. */
  readonly peer?: (text: string) => number;
  /** The same page with its goods so many times, to see how the time grows. */
  readonly grown?: (times: number) => string;
}

const readAt = new Date('2026-05-08T00:00:00+09:00');
const SITES = 'data/marketplaces';
const MADE_HITS = 50;

export function capturedPages(): CapturedPage[] {
  const yahooOpen = readShared(
    `${SITES}/yahoo-auctions/search_open_50items_fixedprice_2026-05-08.html`,
  );
  const paypaySearch = readShared(
    `${SITES}/paypay-fleamarket/search_open_100items_2026-05-05.html`,
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
    {
      name: 'paypay search',
      text: paypaySearch,
      goods: 100,
      ours: (text) =>
        readPaypay(searchOfPage(text)).items.map((item, i) =>
          paypayCard(readPaypayItem(item, `items.${i}.`), `items.${i}`, readAt),
        ).length,
      limit: 'state',
      peer: peerState(100),
      grown: (times) => withItems(paypaySearch, times),
    },
    {
      name: 'paypay item',
      text: readShared(`${SITES}/paypay-fleamarket/item_z604620404_2026-05-05.html`),
      goods: 1,
      ours: (text) =>
        listingOfItem(readItem(itemOfPage(text)), readAt).code === 'z604620404' ? 1 : 0,
      limit: 'state',
      peer: peerState(1),
    },
    {
      name: 'surugaya search',
      text: readShared(`${SITES}/suruga-ya/search_category5_24items_2026-05-05.html`),
      goods: 24,
      ours: (text) => {
        const { items, scripted } = readSurugaya(text);
        return items.map((item, i) => surugayaCard(item, `item.${i}`, scripted, readAt)).length;
      },
      limit: 'sax',
      peer: (text) =>
        peerRows(text, '#search_result div.item:has(.photo_box)', (row) => [
          row.find('img').attr('src'),
          row.find('h3').text(),
          row.find('.text-red').first().text(),
        ]),
    },
    {
      name: 'mercari search',
      text: recorded('mercari/web-api-cassettes/test_search_fetch_next_page.yml'),
      goods: 119,
      ours: (text) =>
        readMercari(JSON.parse(text)).items.map((item, i) =>
          mercariCard(readMercariItem(item, `items.${i}.`), `items.${i}`, readAt),
        ).length,
      limit: 'state',
    },
    {
      name: 'rakuten search',
      text: recorded('rakuten/cassettes-ichiba/test_item_search_pages.yaml'),
      goods: 30,
      ours: (text) =>
        readItemSearch(JSON.parse(text)).items.map((item, i) =>
          cardOfItem(item, `Items.${i}.`, readAt, (id) => [{ id, name: '' }]),
        ).length,
      limit: 'state',
    },
    {
      // Nobody captured an answer of this site: our own, of as many goods as it gives at once.
      name: 'yahoo-shopping search (made)',
      text: JSON.stringify(madeSearch(1)),
      goods: MADE_HITS,
      ours: (text) =>
        readShopping(JSON.parse(text)).hits.map((hit, i) =>
          cardOfHit(readHit(hit, `hits.${i}.`), `hits.${i}`, readAt),
        ).length,
      limit: 'state',
      grown: (times) => JSON.stringify(madeSearch(times)),
    },
  ];
}

/** What of a page is read. */
export const partOf = ({ limit }: CapturedPage, text: string): string =>
  limit === 'state' ? stateOf(text) : text;

/** The whole work of the limit. */
export function readAtLimit(page: CapturedPage, text: string): unknown {
  if (page.limit === 'state') return JSON.parse(partOf(page, text));
  let seen = 0;
  const parser = new Parser({
    onopentag(_, attributes) {
      if (attributes['class'] !== undefined) seen += 1;
    },
    ontext(piece) {
      seen += piece.length;
    },
  });
  parser.end(text);
  return seen;
}

function stateOf(text: string): string {
  if (text.startsWith('{')) return text;
  const from = text.indexOf('>', text.indexOf('<script id="__NEXT_DATA__"')) + 1;
  return text.slice(from, text.indexOf('</script>', from));
}

type Row = ReturnType<ReturnType<typeof load>>;
/** With htmlparser2, the faster of the two parsers of cheerio. */
const documentOf = (text: string) => load(text, { xml: { xmlMode: false } });

function peerRows(
  text: string,
  selector: string,
  facts: (row: Row) => (string | undefined)[],
): number {
  const $ = documentOf(text);
  const rows = $(selector).toArray();
  return rows.filter((row) => facts($(row) as Row).every(Boolean)).length;
}

/** How most programs read such a page: a document of all of it for the sake of one script. */
const peerState = (goods: number) => (text: string) =>
  JSON.parse(documentOf(text)('#__NEXT_DATA__').text()) ? goods : 0;

/** The first answer of a recording. */
function recorded(file: string): string {
  const { interactions } = parseYaml(readShared(`${SITES}/${file}`)) as {
    interactions: { response: { content?: string; body?: { string: string } } }[];
  };
  const { content, body } = interactions[0]?.response ?? {};
  return content ?? body?.string ?? '';
}

const madeSearch = (times: number) => {
  const hits = Array.from({ length: (MADE_HITS / 2) * times }, () => SHOPPING_SEARCH.hits).flat();
  return { ...SHOPPING_SEARCH, totalResultsReturned: hits.length, hits };
};

/** Everything from the first of the goods to the last, once more and again. */
function repeated(html: string, opening: string, times: number): string {
  const from = html.indexOf(opening);
  const to = html.lastIndexOf(opening);
  return html.slice(0, from) + html.slice(from, to).repeat(times) + html.slice(to);
}

function withItems(html: string, times: number): string {
  const state = stateOf(html);
  const tree = JSON.parse(state) as {
    props: { initialState: { searchState: { search: { result: { items: unknown[] } } } } };
  };
  const { result } = tree.props.initialState.searchState.search;
  result.items = Array.from({ length: times }, () => result.items).flat();
  return html.replace(state, () => JSON.stringify(tree));
}
