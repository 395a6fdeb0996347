import { parse as parseYaml } from 'yaml';
import { cardOfSearchItem as mercariCard } from '../../../../server/src/modules/marketplaces/mercari/card.ts';
import {
  readSearch as readMercari,
  readSearchItem as readMercariItem,
} from '../../../../server/src/modules/marketplaces/mercari/shapes.ts';
import { cardOfItem } from '../../../../server/src/modules/marketplaces/rakuten/card.ts';
import { readItemSearch } from '../../../../server/src/modules/marketplaces/rakuten/shapes.ts';
import { cardOfHit } from '../../../../server/src/modules/marketplaces/yahoo-shopping/card.ts';
import {
  readHit,
  readSearch as readShopping,
} from '../../../../server/src/modules/marketplaces/yahoo-shopping/shapes.ts';
import { readShared } from '../../../../server/test-support/world/captures.ts';
import { SHOPPING_SEARCH } from '../../../../server/test-support/world/shopping-documents.ts';
import { type CapturedPage, readAt } from './captured-page.ts';

const SITES = 'data/marketplaces';

const MADE_HITS = 50;

/** Sites that answer with JSON. */
export const plainAnswers = (): CapturedPage[] => [
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
