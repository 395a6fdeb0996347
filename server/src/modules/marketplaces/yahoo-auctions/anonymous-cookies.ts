import type { Clock } from '../../../kernel/clock.ts';
import type { CallOptions } from '../listing-query.ts';
import type { SiteLine, SiteRead } from '../reading/site-line.ts';

/** [L] ec-mcp 2026-08: anonymous cookies serve about half an hour; 423 asks for new ones. */
const COOKIES_SERVE_MS = 30 * 60_000;

/** `isForWrite`: they go with a write, which waits for nothing and is held back by nothing. */
type CookiesAsked = CallOptions & Pick<SiteRead, 'isForWrite'>;

/** What each call to the site carries. */
export const HEADERS = {
  accept: 'application/json',
  'accept-language': 'ja-JP,ja;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  referer: 'https://auctions.yahoo.co.jp/',
};

/**
 * The cookies that the site gives to everybody: asked for once for all who need them, until they
 * are forgotten or too old.
 */
export function createAnonymousCookies(line: SiteLine, clock: Clock) {
  let known: { readonly text: string; readonly untilMs: number } | undefined;
  // A write waits for no read, which may have to wait for its turn.
  let fetching: { readonly cookies: Promise<string>; readonly isForWrite: boolean } | undefined;

  async function fetchNew(options: CookiesAsked): Promise<string> {
    const answer = await line.read({ method: 'HEAD', path: '/', headers: HEADERS, ...options });
    const text = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
    known = { text, untilMs: clock.monotonicMs() + COOKIES_SERVE_MS };
    return text;
  }

  return {
    async read(options: CookiesAsked): Promise<string> {
      if (known && clock.monotonicMs() < known.untilMs) return known.text;
      const isForWrite = options.isForWrite === true;
      if (!fetching || (isForWrite && !fetching.isForWrite)) {
        const asked = { cookies: fetchNew(options), isForWrite };
        fetching = asked;
        const end = (): void => {
          if (fetching === asked) fetching = undefined;
        };
        asked.cookies.then(end, end);
      }
      return fetching.cookies;
    },
    forget(): void {
      known = undefined;
    },
  };
}
