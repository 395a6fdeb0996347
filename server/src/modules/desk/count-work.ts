import type { readDeskCountsEndpoint } from '@hako/contract/desk/desk';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { DeskDeps } from './deps.ts';
import { countElsewhere } from './elsewhere.ts';
import { listWaiting } from './read-queue.ts';
import type { Mine } from './whose-work.ts';

/** How much waits in the queue and on other pages; of each kind of work in the queue at most fifty are counted. */
export async function countWork(
  deps: DeskDeps,
  asked: Mine,
): Promise<EndpointReply<typeof readDeskCountsEndpoint>['data']> {
  const [elsewhere, waiting] = await Promise.all([
    countElsewhere(deps, asked.roles),
    listWaiting(deps, asked),
  ]);
  return {
    queue: waiting.reduce((sum, { untold }) => sum + untold.length, 0),
    is_more: waiting.some(({ isMore }) => isMore),
    elsewhere,
  };
}
