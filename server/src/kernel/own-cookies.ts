/**
 * The name of a cookie that we name ourselves. Over TLS browsers take one with such a prefix from
 * this host alone (`__Host-`, for all paths), or at least never from a page without TLS
 * (`__Secure-`): nobody plants it from another name of the domain.
 */
function cookieName(name: string, path: string, isSecure: boolean): string {
  if (!isSecure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/**
 * The names under which such a cookie is written. Release 0.1.0, which may stand beside this one,
 * reads the plain name alone: the next release stops writing it over TLS.
 */
export const cookieNames = (name: string, path: string, isSecure: boolean): ReadonlySet<string> =>
  new Set([cookieName(name, path, isSecure), name]);

type Cookies = Readonly<Record<string, string | undefined>>;

/** The values of such a cookie under each of its names, the one that nobody can plant first. */
export const ownCookies = (cookies: Cookies, name: string): readonly string[] =>
  [`__Host-${name}`, `__Secure-${name}`, name].flatMap((one) => cookies[one] ?? []);

/** The value of such a cookie; without TLS it has its plain name. */
export const ownCookie = (cookies: Cookies, name: string): string | undefined =>
  ownCookies(cookies, name)[0];
