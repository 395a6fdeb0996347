import { parse } from 'yaml';
import { hasShared, readShared } from '../../../server/test-support/world/captures.ts';
import type { SiteName } from '../../../server/src/config.ts';
import { type Reading, itemOf, search, sold } from './readings.ts';
import type { Recording } from './sites.ts';
import { anywhere } from './stage.ts';

const FOLDER = 'data/marketplaces';

const JSON_TYPE = 'application/json';
const page = (file: string) => anywhere(readShared(`${FOLDER}/${file}`), 'text/html');
const json = (file: string) => anywhere(readShared(`${FOLDER}/${file}`), JSON_TYPE);
const cassette = (name: string) => {
  const text = readShared(`${FOLDER}/rakuten/cassettes-ichiba/test_${name}.yaml`);
  const { interactions } = parse(text) as {
    interactions: { response: { body: { string: string } } }[];
  };
  return anywhere(interactions[0]?.response.body.string ?? '', JSON_TYPE);
};

type Captured = readonly [Reading, () => ReturnType<typeof anywhere>];
const CAPTURED: Partial<Readonly<Record<SiteName, readonly Captured[]>>> = {
  'yahoo-auctions': [
    [search, () => page('yahoo-auctions/search_open_1item_auction_2026-05-08.html')],
    [search, () => page('yahoo-auctions/search_open_50items_fixedprice_2026-05-08.html')],
    [sold, () => page('yahoo-auctions/closedsearch_7items_2026-05-08.html')],
  ],
  mercari: [
    [search, () => json('mercari/web-api-2026-09/search_page.json')],
    [search, () => json('mercari/web-api-2026-09/search_page_auction.json')],
    [itemOf('m87177707015'), () => json('mercari/web-api-2026-09/item_detail.json')],
    [itemOf('2JWDpXc97kLGT6F5i2JLSF'), () => json('mercari/web-api-2026-09/shops_product.json')],
  ],
  rakuten: [
    [search, () => cassette('item_search_pages')],
    [search, () => cassette('item_search_with_postageFlag')],
    [search, () => cassette('item_search_with_sort6')],
  ],
  paypay: [
    [search, () => page('paypay-fleamarket/search_3items_1sold_2026-05-05.html')],
    [search, () => page('paypay-fleamarket/search_open_100items_2026-05-05.html')],
    [itemOf('z604620404'), () => page('paypay-fleamarket/item_z604620404_2026-05-05.html')],
  ],
  surugaya: [[search, () => page('suruga-ya/search_category5_24items_2026-05-05.html')]],
};

/** What was captured at the real site, read in place; nothing where the shared folder is missing. */
export const capturesOf = (site: SiteName): Recording[] =>
  hasShared
    ? (CAPTURED[site] ?? []).map(([reading, answer]) => ({
        site,
        reading: { ...reading, name: `captured ${reading.name}` },
        answers: [answer()],
      }))
    : [];
