import type { Clock } from '../../../kernel/clock.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { CallOptions } from '../listing-query.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import type { RakutenClient } from './client.ts';
import { type RakutenItem, readTags, type Tag } from './shapes.ts';

const SERVES_MS = 24 * 3_600_000;
const MOST_KEPT = 5_000;
/** The service names this many tags in one call. */
const TAGS_A_CALL = 10;

/** What the tags of an item mean, such as a size or a colour; kept for a day. */
export function createTagBook(client: RakutenClient, clock: Clock) {
  const kept = createMemory<readonly Tag[]>(clock, SERVES_MS, MOST_KEPT);
  return async ({ tagIds = [] }: RakutenItem, options: CallOptions): Promise<readonly Tag[]> => {
    const ids = tagIds.slice(0, TAGS_A_CALL).join(',');
    if (ids === '') return [];
    return kept.read(ids, async () => {
      const asked = await client.ask('tags', { tagId: ids }, sharedOptions(options));
      return asked ? readTags(asked.json) : [];
    });
  };
}
