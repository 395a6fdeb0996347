import { listWorkEndpoint } from '@hako/contract/desk/work';
import {
  assignWorkEndpoint,
  listWorkColleaguesEndpoint,
} from '@hako/contract/desk/work-assignments';
import {
  deleteWorkFilterEndpoint,
  listWorkFiltersEndpoint,
  saveWorkFilterEndpoint,
} from '@hako/contract/desk/work-filters';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';
import { mineOf } from '../whose-work.ts';

const personOf = (caller: Caller) => ({ staffId: caller.userId, ...mineOf(caller) });

export const workRoutes = (desk: Desk): Route[] => [
  route(listWorkEndpoint, async ({ query: { after, ...query }, caller }) => {
    return { data: await desk.listWork({ ...personOf(caller), query, after }) };
  }),
  route(listWorkColleaguesEndpoint, async ({ caller }) => ({
    data: await desk.listColleagues(personOf(caller)),
  })),
  route(assignWorkEndpoint, async ({ body, caller }) => ({
    data: await desk.assignWork({ ...personOf(caller), ...body }),
  })),
  route(listWorkFiltersEndpoint, async ({ caller }) => ({
    data: await desk.listSavedFilters(personOf(caller)),
  })),
  route(saveWorkFilterEndpoint, async ({ body, caller }) => ({
    data: await desk.saveFilter({ ...personOf(caller), ...body }),
  })),
  route(deleteWorkFilterEndpoint, async ({ params: { id }, caller: { userId: staffId } }) => {
    await desk.removeFilter({ staffId, id });
    return { status: true };
  }),
];
