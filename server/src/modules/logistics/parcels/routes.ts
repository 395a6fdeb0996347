import * as calls from '@hako/contract/logistics/parcels';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import { boxesOf, repackedOf } from './wire-measures.ts';
import type { Logistics } from '../logistics.ts';

const asked = ({ code }: { code: string }) => ({ ...DONE, data: { code } });

/** Parcels of a customer and what they ask to be done with them; the warehouse's answers. */
export const parcelRoutes = (logistics: Logistics): Route[] => [
  route(calls.listParcelsEndpoint, async ({ caller }) => ({
    data: await logistics.listMyParcels(caller.customerId),
  })),
  route(calls.joinParcelsEndpoint, async ({ body, caller }) =>
    asked(await logistics.askJoin({ customerId: caller.customerId, codes: body.parcels })),
  ),
  route(calls.splitParcelEndpoint, async ({ params, body, caller }) =>
    asked(
      await logistics.askSplit({
        customerId: caller.customerId,
        code: params.code,
        orderCodes: body.orders,
      }),
    ),
  ),
  route(calls.trialPackingEndpoint, async ({ params, caller }) =>
    asked(await logistics.askTrialPacking({ customerId: caller.customerId, code: params.code })),
  ),
  route(calls.cancelParcelRequestEndpoint, async ({ params, caller }) => {
    await logistics.cancelRequest({ code: params.code, customerId: caller.customerId });
    return DONE;
  }),
  route(calls.chooseBoxEndpoint, async ({ params, body, caller }) => {
    await logistics.chooseBox({
      code: params.code,
      number: body.box,
      customerId: caller.customerId,
    });
    return DONE;
  }),
  route(calls.readParcelRequestEndpoint, async ({ params }) => ({
    data: await logistics.readRequest(params.code),
  })),
  route(calls.repackEndpoint, async ({ params, body, caller }) => {
    const results = repackedOf({ body });
    const made = await logistics.repack({ code: params.code, results, by: staffOf(caller) });
    return { data: { codes: made.map(({ code }) => code) } };
  }),
  route(calls.offerBoxesEndpoint, async ({ params, body, caller }) => {
    const boxes = boxesOf({ body });
    await logistics.offerBoxes({ code: params.code, boxes, by: staffOf(caller) });
    return DONE;
  }),
];
