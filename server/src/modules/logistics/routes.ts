import {
  checkInEndpoint,
  exportShipmentEndpoint,
  openParcelEndpoint,
  packShipmentEndpoint,
  receiveParcelEndpoint,
  unpackShipmentEndpoint,
} from '@hako/contract/logistics/logistics';
import { DONE, type Route, route, staffOf } from '../../platform/http/route.ts';
import { measuresOf } from './parcels/wire-measures.ts';
import type { Logistics } from './logistics.ts';

export const logisticsRoutes = (logistics: Logistics): Route[] => [
  route(receiveParcelEndpoint, async ({ body, caller }) => {
    const { scanned, shelf, photos = [], further: isFurther } = body;
    const what = { scanned, isFurther, measures: measuresOf(body), shelf, photos };
    const received = { ...what, by: staffOf(caller) };
    const { code, contents } = await logistics.receiveParcel(received);
    return { data: { code, order_id: contents[0]?.orderId ?? '' } };
  }),
  route(packShipmentEndpoint, async ({ body, caller }) => {
    const { code, shipMode } = await logistics.packShipment({
      parcelCodes: body.parcels,
      shipmentCode: body.shipment,
      by: staffOf(caller),
    });
    return { data: { code, ship_mode: shipMode } };
  }),
  route(unpackShipmentEndpoint, async ({ params, body, caller }) => {
    await logistics.unpackShipment({
      shipmentCode: params.code,
      parcelCode: body.parcel,
      by: staffOf(caller),
    });
    return DONE;
  }),
  route(exportShipmentEndpoint, async ({ params, body, caller }) => {
    await logistics.exportShipment({
      code: params.code,
      waybill: body.waybill,
      by: staffOf(caller),
    });
    return DONE;
  }),
  route(checkInEndpoint, async ({ body, caller }) => ({
    data: await logistics.checkIn({ scanned: body.scanned, by: staffOf(caller) }),
  })),
  route(openParcelEndpoint, async ({ params, body, caller }) => {
    const opened = { code: params.code, measures: measuresOf(body), photos: body.photos ?? [] };
    await logistics.openParcel({ ...opened, by: staffOf(caller) });
    return DONE;
  }),
];
