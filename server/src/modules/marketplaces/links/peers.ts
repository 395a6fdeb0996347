import { MERCARI_SHOPS_CODE, type Site } from '@hako/contract/marketplaces/sites';
import { item, type LinkReader, match, pathOf, type Reading, searchFor } from './reading.ts';

/**
 * How other services name the marketplaces in their addresses; the first that stands there is
 * meant.
 */
const NAMES: readonly (readonly [RegExp, Site])[] = [
  [/mercari/, 'mercari'],
  [/paypay|flea-?market|fleama/, 'paypay'],
  [/rakuten/, 'rakuten'],
  [/suruga/, 'surugaya'],
  [/amazon/, 'amazon'],
  [/shopping/, 'shopping'],
  [/auction|yahoo|jdirectitems/, 'auction'],
];
/** Shops that they serve and we do not, beside whose names ours may stand. */
const NOT_OURS = /rakuma|fril/;

const CODES: Readonly<Record<Site, RegExp>> = {
  auction: /^([a-z]?\d{6,12})$/i,
  mercari: new RegExp(`^(m\\d{9,12}|${MERCARI_SHOPS_CODE})$`),
  paypay: /^([a-z]?\d{6,12})$/i,
  rakuten: /^([a-z0-9][a-z0-9-]{0,60}:[\w.@~-]{1,100})$/i,
  surugaya: /^([A-Z]{0,5}\d{6,12})$/i,
  amazon: /^([A-Z0-9]{10})$/i,
  shopping: /^([a-z0-9][a-z0-9-]{0,60}_[\w.-]{1,100})$/i,
};

/**
 * Addresses of the same goods at Buyee, ZenMarket, FROM JAPAN and Janbox: the marketplace's name
 * and code stand in them.
 */
export const peerLinks: LinkReader = {
  site: 'auction',
  hosts: ['buyee.jp', 'zenmarket.jp', 'fromjapan.co.jp', 'www.fromjapan.co.jp', 'janbox.com'],
  read(url) {
    const path = pathOf(url);
    const lower = path.toLowerCase();
    const site = NOT_OURS.test(lower) ? undefined : NAMES.find(([name]) => name.test(lower))?.[1];
    if (!site) return undefined;
    const reading = goodsIn(url, site, path) ?? searchIn(url, path);
    return reading && { ...reading, site: reading.site ?? site };
  },
};

function goodsIn(url: URL, site: Site, path: string): Reading {
  const asked = ['itemCode', 'itemcode', 'code', 'id'].map((name) => url.searchParams.get(name));
  const last = path.split('/').at(-1) ?? '';
  for (const text of [...asked, last]) {
    const code = match(text ?? '', CODES[site]);
    if (code) return coded(site, code);
  }
  return undefined;
}

/** In the spelling of our own pages. Goods of the flea market stand among auctions, too. */
function coded(site: Site, code: string): Reading {
  if (site === 'mercari') return item(code);
  if (site === 'amazon' || site === 'surugaya') return item(code.toUpperCase());
  if (site !== 'auction' || !/^z/i.test(code)) return item(code.toLowerCase());
  return { kind: 'item', code: code.toLowerCase(), site: 'paypay' };
}

const searchIn = (url: URL, path: string): Reading =>
  /search|query|\.aspx$/i.test(path)
    ? searchFor(
        url.searchParams.get('keyword'),
        url.searchParams.get('q'),
        url.searchParams.get('query'),
        match(path, /\/search\/query\/([^/]+)/, /\/search\/q-([^/]+)/),
      )
    : undefined;
