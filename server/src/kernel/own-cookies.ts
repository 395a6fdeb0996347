/**
 * The name of a cookie that we name ourselves. Over TLS browsers take one with such a prefix from
 * this host alone (`__Host-`, for all paths), or at least never from a page without TLS
 * (`__Secure-`): nobody plants it from another name of the domain.
 */
export function cookieName(name: string, path: string, isSecure: boolean): string {
  if (!isSecure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** The value of such a cookie; without TLS it has its plain name. */
export const ownCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined => cookies[`__Host-${name}`] ?? cookies[`__Secure-${name}`] ?? cookies[name];
