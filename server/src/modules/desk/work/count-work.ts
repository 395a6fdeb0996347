import type { readDeskCountsEndpoint } from '@hako/contract/desk/desk';
import type { DeskPage } from '@hako/contract/desk/desk';
import { MOST_COUNTED, PAGE_OF_WORK, type PageWorkKind } from '@hako/contract/desk/work';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { DeskDeps } from '../deps.ts';
import { type Mine, workKindsOf } from '../whose-work.ts';
import { countWorkRows, readHours } from './work-store.ts';
import type { WorkFilter } from './work-filter-sql.ts';

export interface KindCount {
  readonly kind: string;
  readonly count: number;
  readonly isMore: boolean;
}

/**
 * How much of each of these kinds waits, up to a thousand of each; kinds of which nothing waits are
 * left out.
 */
export async function countKinds(
  { db, work }: Pick<DeskDeps, 'db' | 'work'>,
  kinds: readonly string[],
  filter: WorkFilter,
): Promise<KindCount[]> {
  const counts = await countWorkRows(
    db,
    work.filter(({ kind }) => kinds.includes(kind)),
    { filter, hours: await readHours(db), most: MOST_COUNTED + 1 },
  );
  return [...counts].flatMap(([kind, count]) =>
    count === 0
      ? []
      : [{ kind, count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED }],
  );
}

const isOfPage = (kind: string): kind is PageWorkKind => Object.hasOwn(PAGE_OF_WORK, kind);

/**
 * What waits on other pages of the desk, so that an empty queue does not say that there is no work.
 */
export async function countElsewhere(
  deps: Pick<DeskDeps, 'db' | 'clock' | 'work'>,
  mine: Mine,
): Promise<{ page: DeskPage; count: number }[]> {
  const kinds = workKindsOf(mine).filter(isOfPage);
  return byPage(await countKinds(deps, kinds, { now: deps.clock.now() }));
}

/** How much waits in the queue and on other pages, for the menu. */
export async function countWork(
  deps: Pick<DeskDeps, 'db' | 'clock' | 'work'>,
  mine: Mine,
): Promise<EndpointReply<typeof readDeskCountsEndpoint>['data']> {
  const counts = await countKinds(deps, workKindsOf(mine), { now: deps.clock.now() });
  const queue = counts.filter(({ kind }) => !isOfPage(kind));
  return {
    queue: queue.reduce((sum, { count }) => sum + count, 0),
    is_more: queue.some(({ isMore }) => isMore),
    elsewhere: byPage(counts),
  };
}

function byPage(counts: readonly KindCount[]): { page: DeskPage; count: number }[] {
  const sums = new Map<DeskPage, number>();
  for (const { kind, count } of counts)
    if (isOfPage(kind)) sums.set(PAGE_OF_WORK[kind], (sums.get(PAGE_OF_WORK[kind]) ?? 0) + count);
  return [...sums].map(([page, count]) => ({ page, count }));
}
