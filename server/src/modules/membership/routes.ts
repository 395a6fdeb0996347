import {
  activateVipEndpoint,
  cancelVipEndpoint,
  listLevelsEndpoint,
  readVipEndpoint,
} from '@hako/contract/membership/membership';
import { giveLevelEndpoint, readCustomerLevelEndpoint } from '@hako/contract/membership/desk';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import type { Memberships } from './memberships.ts';
import { ACTIVATED_MESSAGE, CANCELLED_MESSAGE } from './notices.ts';
import { activeRow, offerReply, standingReply } from './wire.ts';

/** Calls about levels and plans. */
export const membershipRoutes = (memberships: Memberships): Route[] => [
  route(listLevelsEndpoint, async () => {
    const offer = [memberships.listPlans(), memberships.listLevels()] as const;
    return offerReply(...(await Promise.all(offer)));
  }),
  route(readVipEndpoint, async ({ caller }) =>
    standingReply(await memberships.standingOf(caller.customerId)),
  ),
  route(activateVipEndpoint, async ({ body, caller: { customerId } }) => {
    const agreed = { price: body.agreed_price_vnd, days: body.agreed_days };
    const active = await memberships.activate(customerId, body.code, agreed);
    const levels = await memberships.listLevels();
    const data = activeRow(active, levels, memberships.refundOf(active));
    return { ...DONE, message: ACTIVATED_MESSAGE, data };
  }),
  route(cancelVipEndpoint, async ({ caller: { customerId } }) => {
    await memberships.cancel(customerId);
    return { ...DONE, message: CANCELLED_MESSAGE, data: null };
  }),
  route(readCustomerLevelEndpoint, async ({ params: { id } }) => ({
    data: await memberships.readLevelForDesk(id),
  })),
  route(giveLevelEndpoint, async ({ params: { id }, body: { level, reason }, caller }) => {
    const given = { customerId: id, levelCode: level ?? undefined, by: caller.userId, reason };
    await memberships.giveLevel(given);
    return { data: await memberships.readLevelForDesk(id) };
  }),
];
