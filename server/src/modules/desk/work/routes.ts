import { listWorkEndpoint } from '@hako/contract/desk/work';
import {
  assignWorkEndpoint,
  listWorkColleaguesEndpoint,
} from '@hako/contract/desk/work-assignments';
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
];
