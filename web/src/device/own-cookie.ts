/** Over TLS a browser takes a cookie with this prefix from this host alone. */
const PREFIX = '__Host-';

/** What a cookie of ours says, among the cookies of a request. */
export function ownCookieIn(cookies: string | null, name: string): string | undefined {
  const all = new Map(
    (cookies ?? '').split(/;\s*/).map((one) => {
      const [key = '', value = ''] = one.split('=', 2);
      return [key, value];
    }),
  );
  return all.get(`${PREFIX}${name}`) ?? all.get(name);
}

/** Writes a setting that the server must know before it draws the very next page. */
export function writeOwnCookie(name: string, value: string, seconds: number): void {
  const isSecure = location.protocol === 'https:';
  const start = isSecure ? `${PREFIX}${name}=${value}; secure` : `${name}=${value}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
  document.cookie = `${start}; path=/; max-age=${seconds}; samesite=lax`;
}
