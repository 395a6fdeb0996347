import { itemPathOf, type Site, SITES } from './site.ts';

/** What a pasted address points at, in our words. Nothing is fetched to find out. */
export interface Link {
  readonly site: Site;
  readonly siteCode: (typeof SITES)[Site]['siteCode'];
  readonly kind: 'item' | 'seller' | 'search';
  /** Item or seller code; the keyword for a search. */
  readonly code: string;
  /** Where it is shown here. */
  readonly path: string;
}

/** `site` where the address belongs to another site than its host: goods of Yahoo!フリマ are shown at Yahoo! Auctions, but sold there only. */
type Reading = { kind: Link['kind']; code: string; site?: Site } | undefined;
type Reader = (url: URL) => Reading;

const YAHOO_ITEM = /^\/(?:jp\/)?(?:auction|show\/item)\/([a-z]?\d{6,12})\/?$/i;

const readYahoo: Reader = (url) => {
  const item =
    YAHOO_ITEM.exec(url.pathname)?.[1] ??
    (/\/show\/|\/item/.test(url.pathname) ? /^[a-z]?\d{6,12}$/i.exec(url.searchParams.get('aID') ?? '')?.[0] : undefined);
  if (item) return { kind: 'item', code: item.toLowerCase(), ...(/^z/i.test(item) && { site: 'paypay' }) };
  const seller = /^\/seller\/([\w-]{1,40})\/?$/.exec(url.pathname)?.[1];
  if (seller) return { kind: 'seller', code: seller };
  const keyword = /^\/search\/search\/?/.test(url.pathname) ? (url.searchParams.get('p') ?? '').trim() : '';
  return keyword ? { kind: 'search', code: keyword } : undefined;
};

const readMercari: Reader = (url) => {
  const path = url.pathname.replace(/^\/(?:en|zh-TW|zh-tw|jp)(?=\/)/, '');
  const item = /^\/(?:items?\/)?(m\d{9,12})\/?$/.exec(path)?.[1] ?? /^\/shops\/product\/([A-Za-z0-9]{22})\/?$/.exec(path)?.[1];
  if (item) return { kind: 'item', code: item };
  const seller = /^\/user\/profile\/(\d{1,12})\/?$/.exec(path)?.[1] ?? /^\/u\/(\d{1,12})\/?$/.exec(path)?.[1];
  if (seller) return { kind: 'seller', code: seller };
  const keyword = /^\/search\/?$/.test(path) ? (url.searchParams.get('keyword') ?? '').trim() : '';
  return keyword ? { kind: 'search', code: keyword } : undefined;
};

const readPaypay: Reader = (url) => {
  const item = /^\/item\/([a-z]?\d{6,12})\/?$/i.exec(url.pathname)?.[1];
  if (item) return { kind: 'item', code: item.toLowerCase() };
  const seller = /^\/user\/([\w-]{2,40})\/?$/.exec(url.pathname)?.[1];
  if (seller) return { kind: 'seller', code: seller };
  const keyword = /^\/search\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  const words = keyword && decoded(keyword).trim();
  return words ? { kind: 'search', code: words } : undefined;
};

/** Empty when it is no well-formed part of an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Exact host names: a name that merely contains one of them is somebody else. */
const HOSTS: Readonly<Record<string, { site: Site; read: Reader }>> = {
  'auctions.yahoo.co.jp': { site: 'auction', read: readYahoo },
  'page.auctions.yahoo.co.jp': { site: 'auction', read: readYahoo },
  'aucview.auctions.yahoo.co.jp': { site: 'auction', read: readYahoo },
  'jp.mercari.com': { site: 'mercari', read: readMercari },
  'mercari.com': { site: 'mercari', read: readMercari },
  'www.mercari.com': { site: 'mercari', read: readMercari },
  'item.mercari.com': { site: 'mercari', read: readMercari },
  'paypayfleamarket.yahoo.co.jp': { site: 'paypay', read: readPaypay },
  'mercari-shops.com': {
    site: 'mercari',
    read: (url) => {
      const code = /^\/products\/([A-Za-z0-9]{22})\/?$/.exec(url.pathname)?.[1];
      return code ? { kind: 'item', code } : undefined;
    },
  },
};

/**
 * The goods that a pasted text points at: the first address in it (apps share "title https://…"). Undefined for anything that is not a plain
 * http(s) address of a site we know: other hosts, ports, user names, other schemes.
 */
export function linkOf(pasted: string): Link | undefined {
  const address = /https?:\/\/[^\s<>"']+/i.exec(pasted.slice(0, 2_000))?.[0];
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password || url.port) return undefined;
  const host = Object.hasOwn(HOSTS, url.hostname) ? HOSTS[url.hostname] : undefined;
  const read = host?.read(url);
  if (!host || !read) return undefined;
  const { site = host.site, kind, code } = read;
  return { site, siteCode: SITES[site].siteCode, kind, code, path: pathOf(site, read) };
}

function pathOf(site: Site, read: NonNullable<Reading>): string {
  const { path } = SITES[site];
  if (read.kind === 'seller') return `/${path}/seller/${encodeURIComponent(read.code)}`;
  if (read.kind === 'search') return `/${path}/search?keyword=${encodeURIComponent(read.code)}`;
  return itemPathOf(site, read.code);
}
