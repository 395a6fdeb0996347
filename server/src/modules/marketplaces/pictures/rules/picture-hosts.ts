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
  'media-amazon.com',
  'ssl-images-amazon.com',
];

/** Suruga-ya serves pictures from the very host of its pages. These paths there are pictures, no others. */
const SHOP = 'www.suruga-ya.jp';
const PICTURES_OF_SHOP = ['/database/photo.php', '/database/pics', '/pics_webp/', '/pics/'];

export interface AllowedPictures {
  /**
   * Where the sites are configured to be: pictures beside that address are trusted, inner ones too.
   * What lies under it is the site itself.
   */
  readonly sites: readonly URL[];
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
  if (isBesideSite(url, allowed.sites)) return url;
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.port) return undefined;
  if (!isKnownHost(url, allowed.hosts) && !isPictureOfShop(url)) return undefined;
  url.protocol = 'https:';
  return url;
}

const isKnownHost = ({ hostname }: URL, hosts: readonly string[]): boolean =>
  [...HOSTS, ...hosts].some((host) => hostname === host || hostname.endsWith(`.${host}`));

const isPictureOfShop = ({ hostname, pathname }: URL): boolean =>
  hostname === SHOP && PICTURES_OF_SHOP.some((path) => pathname.startsWith(path));

/**
 * At the origin of a configured site, and under none of the sites there but for the pictures of a
 * shop: nobody calls a site through its pictures.
 */
function isBesideSite(url: URL, sites: readonly URL[]): boolean {
  const here = sites.filter(({ origin }) => origin === url.origin);
  const isCall = ({ pathname }: URL): boolean => {
    const home = pathname.replace(/\/$/, '');
    if (!`${url.pathname}/`.startsWith(`${home}/`)) return false;
    const path = url.pathname.slice(home.length);
    return !PICTURES_OF_SHOP.some((picture) => path.startsWith(picture));
  };
  return here.length > 0 && !here.some(isCall);
}
