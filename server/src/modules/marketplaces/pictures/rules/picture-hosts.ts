/**
 * Hosts, each with its subdomains, from which the sites serve pictures of goods, shops and sellers.
 * Read off captured answers of all seven sites; Rakuten's shops also use `r10s.jp`.
 */
const HOSTS: readonly string[] = [
  'yimg.jp',
  'mercdn.net',
  'mercari-shops-static.com',
  'image.rakuten.co.jp',
  'r10s.jp',
  'suruga-ya.jp',
  'media-amazon.com',
  'ssl-images-amazon.com',
];

export interface AllowedPictures {
  /** Origins of the sites as they are configured: what somebody set is trusted, inner addresses too. */
  readonly origins: ReadonlySet<string>;
  /** Further hosts, each with its subdomains. */
  readonly hosts: readonly string[];
}

/**
 * The address from which we may fetch a picture; undefined for every other. An address with a
 * name, a password or a port of its own is none. Plain http to a known host becomes https.
 */
export function pictureSource(address: string, allowed: AllowedPictures): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  if (url.username || url.password) return undefined;
  if (allowed.origins.has(url.origin)) return url;
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.port) return undefined;
  const isKnown = [...HOSTS, ...allowed.hosts].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  );
  if (!isKnown) return undefined;
  url.protocol = 'https:';
  return url;
}
