import {
  type ChangedChoices,
  changeChoicesEndpoint,
  priceChoicesEndpoint,
} from '@hako/contract/orders/choices';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import { listOrderDoorsEndpoint, setOrderDoorEndpoint } from '@hako/contract/desk/order-address';
import { breakdownRowOf, couponEffectOf } from '../../pricing/index.ts';
import type { OrdersModule } from '../orders.ts';
import type { Changed, WantedChoices } from './with-choices.ts';

/** What was chosen at checkout, changed afterwards. */
export const choicesRoutes = (orders: OrdersModule): Route[] => [
  route(priceChoicesEndpoint, async ({ params: { code }, body, caller: { customerId } }) =>
    replyOf(await orders.priceChoices({ code, customerId, ...wantedOf(body) })),
  ),
  route(changeChoicesEndpoint, async ({ params: { code }, body, caller: { customerId } }) =>
    replyOf(await orders.changeChoices({ code, customerId, ...wantedOf(body) })),
  ),
  route(listOrderDoorsEndpoint, async ({ params }) => ({ data: await orders.listDoors(params) })),
  route(setOrderDoorEndpoint, async ({ params: { code }, body, caller }) => {
    const { address_id: addressId, reason } = body;
    await orders.setDoor({ code, addressId, reason: reason.trim(), by: staffOf(caller) });
    return DONE;
  }),
];

const replyOf = ({ order: { price }, tried }: Pick<Changed, 'order' | 'tried'>) => ({
  ...DONE,
  data: breakdownRowOf(price, [0]),
  coupons: tried.map(couponEffectOf),
});

const wantedOf = (body: ChangedChoices): Omit<WantedChoices, 'code' | 'customerId'> => ({
  addressId: body.address_id || undefined,
  shipMode: body.ship_mode || undefined,
  services: body.services_extra ?? undefined,
  note: body.note?.trim() ?? undefined,
  discountCodes: body.discount_codes ?? undefined,
  agreedSecond: body.agreed_second_payment ?? undefined,
});
