import { itemPathOf, type Site, type SiteCode, SITES } from '@hako/contract/marketplaces/sites';
import { isBareAddress, siteOfBareCode } from '@hako/contract/marketplaces/pasted';
import { amazonLinks } from './amazon.ts';
import { mercariLinks } from './mercari.ts';
import { paypayLinks } from './paypay.ts';
import { peerLinks } from './peers.ts';
import { rakutenLinks } from './rakuten.ts';
import type { LinkReader, Reading } from './reading.ts';
import { surugayaLinks } from './surugaya.ts';
import { unwrapped } from './wrappers.ts';
import { yahooAuctionsLinks } from './yahoo-auctions.ts';
import { yahooShoppingLinks } from './yahoo-shopping.ts';

/** What a pasted address points at, in our words. Nothing is fetched to find out. */
export interface Link {
  readonly site: Site;
  readonly siteCode: SiteCode;
  readonly kind: 'item' | 'seller' | 'category' | 'search';
  /** Code of the item, seller or category; the keyword for a search. */
  readonly code: string;
  /** Where it is shown here. */
  readonly path: string;
}

const READERS: readonly LinkReader[] = [
  yahooAuctionsLinks,
  mercariLinks,
  yahooShoppingLinks,
  rakutenLinks,
  paypayLinks,
  surugayaLinks,
  amazonLinks,
  peerLinks,
];
const BY_HOST: ReadonlyMap<string, LinkReader> = new Map(
  READERS.flatMap((reader) => reader.hosts.map((host) => [host, reader] as const)),
);

const LONGEST_TEXT = 4_000;
const MOST_ADDRESSES = 5;
/** An advertiser's link inside a messenger's inside a translation: deeper is a trick. */
const DEEPEST = 3;

/**
 * What a pasted text points at: the goods of a bare code (`x1234567890`), else the first address in
 * it that we can show (apps share "title https://…"). Undefined for anything that is not a plain
 * http(s) address of a site we know, or of a known wrapper around one: other hosts, ports, user
 * names, other schemes.
 */
export function linkOf(pasted: string): Link | undefined {
  const bare = pasted.trim();
  const site = siteOfBareCode(bare);
  if (site)
    return toLink(site, { kind: 'item', code: site === 'amazon' ? bare : bare.toLowerCase() });
  for (const url of addressesIn(pasted)) {
    const link = linkOfAddress(url);
    if (link) return link;
  }
  return undefined;
}

/** The plain addresses of a text, in order; the marks of a sentence around them do not belong to them. */
export function addressesIn(pasted: string): URL[] {
  const text = pasted.slice(0, LONGEST_TEXT).trim();
  const written =
    text.match(/https?:\/\/[^\s<>"'`、。，」』】）]+/gi) ??
    (isBareAddress(text) ? [`https://${text}`] : []);
  return written
    .slice(0, MOST_ADDRESSES)
    .map((address) =>
      address
        .replace(/[.,;:!?…]+$/, '')
        .replace(/\)+$/, (closing) => (address.includes('(') ? closing : '')),
    )
    .flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
}

/**
 * A site's pages for telephones stand below its own name (`sp.suruga-ya.jp`,
 * `item.sp.rakuten.co.jp`): the address at the name that we know.
 */
function atKnownHost(url: URL): URL {
  const names = [
    url.hostname,
    url.hostname.replace(/^(?:sp|m|s|touch|www)\./, ''),
    url.hostname.replace(/^(?:sp|m|s|touch)\./, 'www.'),
    url.hostname.replace(/(?<=\.)sp\./, ''),
  ];
  const known = names.find((name) => BY_HOST.has(name));
  if (known === undefined || known === url.hostname) return url;
  return new URL(`${url.protocol}//${known}${url.pathname}${url.search}`);
}

function linkOfAddress(address: URL): Link | undefined {
  let next: URL | undefined = address;
  for (let depth = 0; next && depth <= DEEPEST; depth += 1) {
    if (!isPlain(next)) return undefined;
    const url = atKnownHost(next);
    const reader = BY_HOST.get(url.hostname);
    const reading = reader?.read(url);
    if (reader && reading) return toLink(reading.site ?? reader.site, reading);
    next = unwrapped(url);
  }
  return undefined;
}

/** No user name, no port, no scheme but the web's: what a person copies has none of them. */
export const isPlain = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.port === '';

function toLink(site: Site, { kind, code }: NonNullable<Reading>): Link {
  const { path, siteCode } = SITES[site];
  const coded = encodeURIComponent(code);
  const paths = {
    item: itemPathOf(site, code),
    seller: `/${path}/seller/${coded}`,
    category: `/${path}/category/${coded}`,
    search: `/${path}/search?keyword=${coded}`,
  };
  return { site, siteCode, kind, code, path: paths[kind] };
}
