import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { readErrors, SOURCE } from './shapes.ts';
import type { Tokens } from './token.ts';
import type { CallOptions } from '../listing-query.ts';

export type Operation = 'searchItems' | 'getItems' | 'getVariations' | 'getBrowseNodes';

/** The calls to the catalogue, undressed. */
export interface AmazonClient {
  /** Undefined: Amazon says that there is no such thing, or that it may not be shown through this interface. */
  ask(
    operation: Operation,
    body: object,
    options?: CallOptions,
  ): Promise<{ json: unknown; readAt: Date } | undefined>;
}

export interface AmazonClientSettings {
  readonly line: SiteLine;
  readonly tokens: Tokens;
  readonly partnerTag: string;
}

const MARKETPLACE = 'www.amazon.co.jp';

export function createAmazonClient({
  line,
  tokens,
  partnerTag,
}: AmazonClientSettings): AmazonClient {
  async function send(
    operation: Operation,
    body: object,
    options: CallOptions,
  ): Promise<{ answer: OutsideAnswer; token: string }> {
    const token = await tokens.current();
    const answer = await line.read({
      method: 'POST',
      path: `/catalog/v1/${operation}`,
      headers: {
        authorization: `Bearer ${token}`,
        'x-marketplace': MARKETPLACE,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ partnerTag, ...body }),
      ...options,
    });
    return { answer, token };
  }

  return {
    async ask(operation, body, options = {}) {
      let { answer, token } = await send(operation, body, options);
      if (answer.status === 401) {
        tokens.drop(token);
        ({ answer } = await send(operation, body, options));
      }
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw refusalOf(answer, operation);
      const json = answer.json();
      return isNothing(json, operation) ? undefined : { json, readAt: answer.receivedAt };
    },
  };
}

/** `{type, message, reason, fieldList}`; what concerns our own standing is for a person, not for another try. */
function refusalOf(answer: OutsideAnswer, operation: Operation): Outage {
  const said = answer.text().slice(0, 300);
  if (
    answer.status === 401 ||
    /InvalidPartnerTag|InvalidAssociate|AccessDenied|Unauthorized/i.test(said)
  )
    return new Outage(SOURCE, 'blocked', `HTTP ${answer.status} to ${operation}: ${said}`);
  return new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${operation}: ${said}`, 'status');
}

const RESULTS: Readonly<Record<Operation, string>> = {
  searchItems: 'searchResult',
  getItems: 'itemsResult',
  getVariations: 'variationsResult',
  getBrowseNodes: 'browseNodesResult',
};
/** Said beside HTTP 200 instead of a result: nothing was found, no such item, or one that this interface does not show. */
const NOTHING = new Set(['NoResults', 'ItemNotAccessible', 'InvalidParameterValue']);

function isNothing(json: unknown, operation: Operation): boolean {
  const { errors } = readErrors(json);
  const hasResult = Boolean((json as Record<string, unknown>)[RESULTS[operation]]);
  if (!errors || errors.length === 0 || hasResult) return false;
  const worst = errors.find(({ code }) => !NOTHING.has(code));
  if (!worst) return true;
  throw new Outage(
    SOURCE,
    /TooManyRequests|Throttl/i.test(worst.code) ? 'limited' : 'broken',
    `${worst.code} ${worst.message ?? ''}`,
    'errors',
  );
}
