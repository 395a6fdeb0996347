import * as calls from '@hako/contract/logistics/counting';
import { type Caller, DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';

const who = (caller: Caller) => ({ by: staffOf(caller), warehouse: caller.warehouse });

/** Counting what lies on places, and the register of places. */
export const countRoutes = (logistics: Logistics): Route[] => [
  route(calls.listPlacesEndpoint, async ({ query }) => ({
    data: await logistics.listPlaces(query),
  })),
  route(calls.savePlaceEndpoint, async ({ params: { place }, body, caller }) => {
    const { note, is_closed: isClosed } = body;
    await logistics.savePlace({ place, note, isClosed, ...who(caller) });
    return DONE;
  }),
  route(calls.startCountEndpoint, async ({ body: { place }, caller }) => ({
    data: await logistics.startCount({ place, ...who(caller) }),
  })),
  route(calls.readCountEndpoint, async ({ params: { id } }) => ({
    data: await logistics.readCount(id),
  })),
  route(calls.scanCountEndpoint, async ({ params: { id }, body, caller }) => {
    const scan = await logistics.scanCount({ id, code: body.code, ...who(caller) });
    const { code, verdict, knownPlace } = scan;
    return { data: { code, verdict, known_place: knownPlace ?? null } };
  }),
  route(calls.finishCountEndpoint, async ({ params: { id }, caller }) => ({
    data: await logistics.finishCount({ id, ...who(caller) }),
  })),
  route(calls.settleFindingEndpoint, async ({ params, body, caller }) => {
    await logistics.settleFinding({ ...params, ...body, ...who(caller) });
    return DONE;
  }),
];
