import { setPurchaseMeansEndpoint } from '@hako/contract/desk/purchases';
import { writeOrderNoteEndpoint } from '@hako/contract/orders/notes';
import {
  addSellerParcelEndpoint,
  changeSellerParcelEndpoint,
} from '@hako/contract/orders/seller-parcels';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { OrdersModule } from '../orders.ts';

/**
 * What staff writes down about an order: the parcels of its seller, by what it was paid, and notes.
 */
export const writtenRoutes = (orders: OrdersModule): Route[] => [
  route(addSellerParcelEndpoint, async ({ params: { code }, body, caller: { userId: by } }) => {
    const { carrier, tracking_number: trackingNumber, title, expected } = body;
    await orders.addSellerParcel({ code, by, carrier, trackingNumber, title, expected });
    return DONE;
  }),
  route(changeSellerParcelEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const { carrier, tracking_number: trackingNumber } = body;
    await orders.changeSellerParcel({ ...params, by, carrier, trackingNumber });
    return DONE;
  }),
  route(setPurchaseMeansEndpoint, async ({ params: { code }, body: { label }, caller }) => {
    await orders.setMeans({ code, by: caller.userId, label });
    return DONE;
  }),
  route(writeOrderNoteEndpoint, async ({ params: { code }, body: { text }, caller }) => {
    await orders.writeNote({ code, by: caller.userId, text });
    return DONE;
  }),
];
