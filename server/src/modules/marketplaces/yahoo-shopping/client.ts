import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

const CALLS = {
  search: '/ShoppingWebService/V3/itemSearch',
  lookup: '/ShoppingWebService/V1/json/itemLookup',
  categories: '/ShoppingWebService/V1/json/categorySearch',
  ranking: '/ShoppingWebService/V1/highRatingTrendRanking',
} as const;

/** The calls to the web service, undressed. */
export interface YahooShoppingClient {
  ask(
    call: keyof typeof CALLS,
    params: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<{ readonly json: unknown; readonly readAt: Date }>;
}

export const createYahooShoppingClient = (
  line: SiteLine,
  applicationId: string,
): YahooShoppingClient => ({
  async ask(call, params, options = {}) {
    const query = new URLSearchParams({ appid: applicationId, ...params });
    const answer = await line.read({
      path: `${CALLS[call]}?${query}`,
      headers: { accept: 'application/json' },
      ...options,
    });
    return { json: jsonOf(answer, call), readAt: answer.receivedAt };
  },
});

function jsonOf(answer: OutsideAnswer, call: string): unknown {
  const text = answer.text();
  // Maintenance is told in XML, also to those who asked for JSON.
  if (text.trimStart().startsWith('<')) {
    const said = /<Message>([^<]{0,200})<\/Message>/.exec(text)?.[1];
    throw new Outage(
      SOURCE,
      said === 'API_MAINTENANCE' ? 'failing' : 'broken',
      `${call}: ${said ?? 'no JSON'}`,
      said ? undefined : 'json',
    );
  }
  if (answer.status === 401)
    throw new Outage(SOURCE, 'blocked', `${call}: our application id was refused`);
  const json = answer.json();
  const error =
    typeof json === 'object' && json !== null && 'Error' in json ? json.Error : undefined;
  if (error !== undefined || answer.status !== 200)
    throw new Outage(
      SOURCE,
      'broken',
      `${call}: HTTP ${answer.status} ${JSON.stringify(error ?? '').slice(0, 200)}`,
      'status',
    );
  return json;
}
