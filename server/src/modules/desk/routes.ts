import { readDeskQueueEndpoint } from '@hako/contract/desk/desk';
import { type Route, route } from '../../platform/http/route.ts';
import type { Desk } from './desk.ts';

export const deskRoutes = (desk: Desk): Route[] => [
  route(readDeskQueueEndpoint, async ({ query, caller }) => ({
    data: {
      sections: await desk.readQueue({ roles: caller.roles, kind: query.kind }),
      found: query.scan
        ? await desk.findTasks({ roles: caller.roles, kind: query.kind, scanned: query.scan })
        : [],
    },
  })),
];
