import {
  type LastingQuery,
  type listWorkFiltersEndpoint,
  MOST_FILTERS,
  MOST_ON_TAB,
} from '@hako/contract/desk/work-filters';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { newId } from '../../../kernel/chance.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import type { Mine } from '../whose-work.ts';
import { deleteFilter, listFilters, upsertFilter } from './filter-store.ts';
import { narrowedTo } from './narrow-work.ts';
import { countAll, readHours } from './work-store.ts';

interface Person extends Mine {
  readonly staffId: string;
}

/**
 * The tabs above the list: what is mine and nobody's, and the saved filters, each with how much it
 * holds now.
 */
export async function listSavedFilters(
  deps: DeskDeps,
  person: Person,
): Promise<EndpointReply<typeof listWorkFiltersEndpoint>['data']> {
  const { staffId } = person;
  const roles = await sharersOf(deps, person);
  const saved = await listFilters(deps.db, { staffId, roles, most: MOST_FILTERS });
  const hours = await readHours(deps.db);
  const staff = await deps.listStaff();
  const known: DeskDeps = { ...deps, listStaff: async () => staff };
  const countOf = async (query: LastingQuery) => {
    const { work, filter } = await narrowedTo(known, query, person);
    const count = await countAll(deps.db, work, { filter, hours, most: MOST_ON_TAB + 1 });
    return { count: Math.min(count, MOST_ON_TAB), is_more: count > MOST_ON_TAB };
  };
  const [mine, nobody, ...counts] = await twoAtATime(
    [{ whose: 'mine' }, { whose: 'nobody' }, ...saved.map(({ filter }) => filter)],
    countOf,
  );
  return {
    mine: mine ?? NOTHING,
    nobody: nobody ?? NOTHING,
    filters: saved.map(({ id, name, filter, sharedWith, staffId: owner }, at) => ({
      id,
      name,
      filter,
      is_shared: sharedWith.length > 0,
      is_mine: owner === staffId,
      ...(counts[at] ?? NOTHING),
    })),
  };
}

/** The fixed roles of somebody, and the ids of own ones. */
const sharersOf = async (
  { ownRolesOf }: Pick<DeskDeps, 'ownRolesOf'>,
  { staffId, roles }: Pick<Person, 'staffId' | 'roles'>,
): Promise<readonly string[]> => [...roles, ...(await ownRolesOf(staffId))];

const NOTHING = { count: 0, is_more: false };

/** Each count asks every kind of work: the connections of the api are for others too. */
async function twoAtATime<In, Out>(
  all: readonly In[],
  work: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  const queue = all.entries();
  const lane = async () => {
    for (const [at, one] of queue) done[at] = await work(one);
  };
  await Promise.all([lane(), lane()]);
  return done;
}

/** Saves how somebody narrows the list, over one of the same name. Refusal `desk.filters-many`. */
export async function saveFilter(
  deps: DeskDeps,
  {
    staffId,
    roles,
    name,
    filter,
    is_shared: isShared,
  }: Person & { readonly name: string; readonly filter: LastingQuery; readonly is_shared: boolean },
): Promise<{ id: string }> {
  const at = deps.clock.now();
  const wanted = {
    id: newId(at.getTime()),
    staffId,
    name: name.trim(),
    filter,
    sharedWith: isShared ? await sharersOf(deps, { staffId, roles }) : [],
  };
  return inTransaction(deps.db, async (trx) => {
    const id = await upsertFilter(trx, wanted, { at, most: MOST_FILTERS });
    if (id === undefined) throw new Refusal('desk.filters-many', { most: MOST_FILTERS });
    await deps.audit(trx, {
      actor: staffId,
      action: 'work-filter.save',
      subject: `work-filter:${id}`,
      after: { name: wanted.name, filter, shared_with: wanted.sharedWith },
    });
    return { id };
  });
}

/** One of a person's own filters goes; nothing happens when it is gone. */
export async function removeFilter(
  deps: DeskDeps,
  { staffId, id }: { readonly staffId: string; readonly id: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const name = await deleteFilter(trx, { id, staffId });
    if (name === undefined) return;
    await deps.audit(trx, {
      actor: staffId,
      action: 'work-filter.delete',
      subject: `work-filter:${id}`,
      before: { name },
    });
  });
}
