import {
  declareShipmentEndpoint,
  holdParcelsEndpoint,
  readShipmentEndpoint,
  releaseParcelsEndpoint,
  undoHoldEndpoint,
} from '@hako/contract/logistics/gate';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { CustomsGate } from './gate.ts';
import { sheetOf } from './shipment-view.ts';

/** A shipment, and the customs gate in Vietnam. */
export const gateRoutes = (gate: CustomsGate): Route[] => [
  route(readShipmentEndpoint, async ({ params, caller }) => ({
    data: sheetOf(await gate.readShipment(params.code), caller),
  })),
  route(declareShipmentEndpoint, async ({ params, body, caller }) => {
    await gate.declareShipment({ ...params, ...body, by: staffOf(caller) });
    return DONE;
  }),
  route(holdParcelsEndpoint, async ({ params, body: { parcels, ...why }, caller }) => {
    await gate.holdParcels({ ...params, ...why, parcelCodes: parcels, by: staffOf(caller) });
    return DONE;
  }),
  route(undoHoldEndpoint, async ({ params, body: { parcels, reason }, caller }) => {
    await gate.undoHold({ ...params, reason, parcelCodes: parcels, by: staffOf(caller) });
    return DONE;
  }),
  route(releaseParcelsEndpoint, async ({ params, body, caller }) => {
    const { parcels: parcelCodes, duty_vnd: dutyVnd, vat_vnd: vatVnd, reason, proofs } = body;
    const charged = { dutyVnd, vatVnd, reason, proofs };
    await gate.releaseParcels({ ...params, ...charged, parcelCodes, by: staffOf(caller) });
    return DONE;
  }),
];
