import * as calls from '@hako/contract/logistics/places';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';

/** Places of the two houses, and what lies on them. */
export const placeRoutes = (logistics: Logistics): Route[] => [
  route(calls.findPlacedParcelEndpoint, async ({ params }) => ({
    data: await logistics.findPlacedParcel(params.code),
  })),
  route(calls.putParcelEndpoint, async ({ params: { code }, body: { place }, caller }) => {
    const { warehouse } = caller;
    return { data: await logistics.putParcel({ code, place, by: staffOf(caller), warehouse }) };
  }),
  route(calls.readPlaceEndpoint, async ({ params }) => ({
    data: await logistics.readPlace(params.place),
  })),
  route(calls.readPlaceLabelEndpoint, async ({ params: { place }, query: { size }, reply }) =>
    sendFile(reply, 'pdf', 'nhan-ke', logistics.now(), logistics.printPlace({ place, size })),
  ),
];
