import {
  openTaskEndpoint,
  readDeskCountsEndpoint,
  readDeskQueueEndpoint,
} from '@hako/contract/desk/desk';
import { readStationEndpoint } from '@hako/contract/desk/stations';
import { findAtDeskEndpoint } from '@hako/contract/desk/find';
import { listSiteHealthEndpoint, listUnreadableEndpoint } from '@hako/contract/desk/sites';
import { type Route, route } from '../../platform/http/route.ts';
import type { Desk } from './desk.ts';
import { customerRoutes } from './customers/routes.ts';
import { viewingRoutes } from './customers/viewing-routes.ts';
import { goodsTableRoutes } from './goods/routes.ts';
import { orderTableRoutes } from './orders/routes.ts';
import { personRoutes } from './person/routes.ts';
import { purchaseTableRoutes } from './purchases/routes.ts';
import { mineOf } from './whose-work.ts';
import { workRoutes } from './work/routes.ts';

export const deskRoutes = (desk: Desk): Route[] => [
  ...orderTableRoutes(desk),
  ...purchaseTableRoutes(desk),
  ...goodsTableRoutes(desk),
  ...workRoutes(desk),
  ...customerRoutes(desk),
  ...viewingRoutes(desk),
  ...personRoutes(desk),
  route(openTaskEndpoint, async ({ body: { key }, caller }) => {
    await desk.openTask({ staffId: caller.userId, taskKey: key, ...mineOf(caller) });
    return { status: true };
  }),
  route(readDeskQueueEndpoint, async ({ query: { kind, scan, task }, caller }) => {
    const mine = mineOf(caller);
    const asked = { staffId: caller.userId, ...mine, kind };
    const sections = await desk.readQueue(asked);
    const elsewhere = await desk.countElsewhere(mine);
    const found = await desk.findAsked({ ...asked, scanned: scan, key: task });
    return { data: { sections, elsewhere, found } };
  }),
  route(readDeskCountsEndpoint, async ({ caller }) => ({
    data: await desk.countWork(mineOf(caller)),
  })),
  route(readStationEndpoint, async ({ params: { station }, query, caller }) => {
    const asked = { station, scanned: query.scan, staffId: caller.userId, ...mineOf(caller) };
    return { data: await desk.readStation(asked) };
  }),
  route(findAtDeskEndpoint, async ({ query: { q }, caller: asker }) => ({
    data: { found: await desk.findAnything({ typed: q, asker }) },
  })),
  route(listSiteHealthEndpoint, async () => ({ data: await desk.listSiteHealth({}) })),
  route(listUnreadableEndpoint, async ({ params }) => ({
    data: await desk.listUnreadable({ site: params.site }),
  })),
];
