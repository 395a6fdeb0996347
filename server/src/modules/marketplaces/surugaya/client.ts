import { Outage } from '../../../kernel/outage.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'ja-JP,ja;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
/** What the button of the age dialog sets; without them age-restricted goods are hidden behind it. */
const GROWN_UP = 'safe_search_option=3; safe_search_expired=3';

export interface SurugayaPage {
  readonly html: string;
  readonly receivedAt: Date;
}

/** One page of the site; undefined when it says 404. */
export const readPage =
  (line: SiteLine) =>
  async (
    path: string,
    { isGrownUp, ...options }: CallOptions & { readonly isGrownUp?: boolean } = {},
  ): Promise<SurugayaPage | undefined> => {
    const answer = await line.read({
      path,
      headers: { ...HEADERS, ...(isGrownUp && { cookie: GROWN_UP }) },
      ...options,
    });
    if (answer.status === 404) return undefined;
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${path}`, 'status');
    return { html: answer.text(), receivedAt: answer.receivedAt };
  };
