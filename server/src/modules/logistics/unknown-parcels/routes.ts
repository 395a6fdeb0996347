import * as calls from '@hako/contract/logistics/unknown-parcels';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Caller, DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';
import { measuresOf } from '../parcels/wire-measures.ts';

const who = (caller: Caller) => ({ by: staffOf(caller), warehouse: caller.warehouse });

/** Parcels that no order knows. */
export const unknownRoutes = (logistics: Logistics): Route[] => [
  route(calls.listUnknownParcelsEndpoint, async ({ query: { tab = 'open', ...query } }) => ({
    data: await logistics.listUnknownParcels({ ...query, tab }),
  })),
  route(calls.readUnknownParcelEndpoint, async ({ params: { code }, query: { q: words } }) => ({
    data: await logistics.readUnknownParcel({ code, words }),
  })),
  route(calls.recordUnknownParcelEndpoint, async ({ body, caller }) => {
    const { house, photos, place, note } = body;
    const read = { carrierNumber: body.carrier_number, sellerName: body.seller_name };
    const isFurther = body.further === true;
    const seen = { house, photos, place, note, isFurther, ...read, measures: measuresOf(body) };
    return { data: await logistics.recordUnknown({ ...seen, ...who(caller) }) };
  }),
  route(calls.placeUnknownParcelEndpoint, async ({ params: { code }, body: { place }, caller }) => {
    await logistics.placeUnknown({ code, place, ...who(caller) });
    return DONE;
  }),
  route(calls.matchUnknownParcelEndpoint, async ({ params: { code }, body, caller }) => ({
    data: await logistics.matchUnknown({ code, ...body, ...who(caller) }),
  })),
  route(calls.takeBackMatchEndpoint, async ({ params: { code }, body: { reason }, caller }) => {
    await logistics.takeBackMatch({ code, reason, ...who(caller) });
    return DONE;
  }),
  route(calls.closeUnknownParcelEndpoint, async ({ params: { code }, body, caller }) => {
    await logistics.proposeUnknownEnd({ code, ...body, ...who(caller) });
    return DONE;
  }),
  route(calls.readUnknownLabelEndpoint, async ({ params: { code }, query: { size }, reply }) =>
    sendFile(
      reply,
      'pdf',
      'nhan-kien-chua-ro',
      logistics.now(),
      await logistics.printUnknown({ code, size }),
    ),
  ),
];
