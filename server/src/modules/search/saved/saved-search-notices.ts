import { say, type SaidNotice } from '@hako/contract/notices/say';
import { shortName } from '../../../kernel/wording.ts';
import type { FindsToTell } from './saved-search-store.ts';

export interface FindsNotice extends SaidNotice {
  readonly kind: 'saved_search';
  readonly link: string;
  readonly facts: Readonly<Record<string, number>>;
}

const NAMED = 3;

/** What a customer is told of new goods, all of them in one message; undefined when there are none. */
export function findsNotice(
  finds: readonly FindsToTell[],
  titleOf: (japanese: string) => string,
): FindsNotice | undefined {
  const [first] = finds;
  if (!first) return undefined;
  const count = finds.reduce((sum, one) => sum + one.count, 0);
  const facts = { found: count, searches: finds.length };
  const newest = shortName(titleOf(first.newestTitle));
  if (finds.length === 1)
    return {
      kind: 'saved_search',
      ...say('search-found', {
        count: String(count),
        search: shortName(first.name),
        newest: count === 1 ? newest : `Mới nhất: ${newest}`,
      }),
      link: `/account/saved-searches?open=${first.id}`,
      facts,
    };
  const named = finds
    .slice(0, NAMED)
    .map(({ name, count: found }) => `“${shortName(name)}” (${found})`);
  const more = finds.length - named.length;
  return {
    kind: 'saved_search',
    ...say('searches-found', {
      count: String(count),
      searches: String(finds.length),
      list: named.join(', ') + (more > 0 ? ` và ${more} tìm kiếm khác` : ''),
    }),
    link: '/account/saved-searches',
    facts,
  };
}
