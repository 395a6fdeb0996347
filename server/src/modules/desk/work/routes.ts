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
import { type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';

export const workRoutes = (desk: Desk): Route[] => [
  route(listWorkEndpoint, async ({ query: { after, ...query }, caller }) => {
    const { userId: staffId, roles, warehouse } = caller;
    return { data: await desk.listWork({ staffId, roles, warehouse, query, after }) };
  }),
  route(listWorkColleaguesEndpoint, async ({ caller: { userId: staffId, roles, warehouse } }) => ({
    data: await desk.listColleagues({ staffId, roles, warehouse }),
  })),
  route(assignWorkEndpoint, async ({ body, caller: { userId: staffId, roles, warehouse } }) => ({
    data: await desk.assignWork({ staffId, roles, warehouse, ...body }),
  })),
  route(listWorkFiltersEndpoint, async ({ caller: { userId: staffId, roles, warehouse } }) => ({
    data: await desk.listSavedFilters({ staffId, roles, warehouse }),
  })),
  route(saveWorkFilterEndpoint, async ({ body, caller: { userId: staffId, roles } }) => ({
    data: await desk.saveFilter({ staffId, roles, ...body }),
  })),
  route(deleteWorkFilterEndpoint, async ({ params: { id }, caller: { userId: staffId } }) => {
    await desk.removeFilter({ staffId, id });
    return { status: true };
  }),
];
