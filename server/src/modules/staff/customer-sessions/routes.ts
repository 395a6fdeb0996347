import {
  endCustomerSessionsEndpoint,
  listCustomerDevicesEndpoint,
} from '@hako/contract/staff/customer-sessions';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { SignedInPlace } from '../../identity/index.ts';
import type { Staff } from '../create-staff.ts';

/** The places where a customer is signed in, and their end by a member of staff. */
export const customerSessionRoutes = (staff: Staff): Route[] => [
  route(listCustomerDevicesEndpoint, async ({ params: { id } }) => ({
    data: (await staff.listCustomerPlaces(id)).map(deviceRow),
  })),
  route(endCustomerSessionsEndpoint, async ({ params: { id }, body, caller }) => {
    const act = { actor: caller.userId, reason: body.reason.trim() };
    const which = { customerId: id, only: body.session_id };
    return { ...DONE, ended: await staff.endCustomerSessions(which, act) };
  }),
];

const deviceRow = ({ id, browser, system, address, signedInAt, lastSeenAt }: SignedInPlace) => ({
  id,
  browser,
  system,
  address,
  signed_in_at: signedInAt.toISOString(),
  last_seen_at: lastSeenAt.toISOString(),
});
