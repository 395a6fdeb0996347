import { STAFF_MESSAGES } from '@hako/contract/staff/messages';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import * as calls from '@hako/contract/staff/accounts';
import * as joining from '@hako/contract/staff/joining';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../../identity/index.ts';
import type { Staff } from '../create-staff.ts';
import { toRow } from '../staff-row.ts';
import type { ListedAccount } from './list-accounts.ts';
import type { Address } from './one-time-address.ts';

type AskedBody = Pick<
  EndpointInput<typeof calls.changeStaffRolesEndpoint>['body'],
  'roles' | 'own_roles' | 'warehouse'
>;
const by = ({ userId }: Caller, reason: string) => ({ actor: userId, reason: reason.trim() });
const done = (message: string) => ({ status: true, message }) as const;

/** Who works at the desk, and how they join it. */
export const accountRoutes = (staff: Staff, identity: Identity): Route[] => [
  route(calls.listStaffEndpoint, async () => ({
    data: (await staff.listAccounts()).map(toAccountRow),
  })),
  route(calls.inviteStaffEndpoint, async ({ body, caller }) => {
    const { email } = body;
    const invitation = { email, fullName: body.full_name.trim(), ...askedOf(body) };
    return toAddress(await staff.invite(invitation, by(caller, body.reason)));
  }),
  route(calls.changeStaffRolesEndpoint, async ({ params, body, caller }) => {
    const duties = { staffId: params.id, ...askedOf(body) };
    const { isDone } = await staff.changeRoles(duties, by(caller, body.reason));
    const said = isDone ? STAFF_MESSAGES.rolesChanged : STAFF_MESSAGES.proposed;
    return { ...done(said), is_done: isDone };
  }),
  route(calls.changeStaffContactEndpoint, async ({ params, body, caller }) => {
    const { work_phone: workPhone, zalo, reason } = body;
    await staff.changeContact({ staffId: params.id, workPhone, zalo }, by(caller, reason));
    return done(STAFF_MESSAGES.contactChanged);
  }),
  route(calls.disableStaffEndpoint, async ({ params, body, caller }) => {
    await staff.disable(params.id, by(caller, body.reason));
    return done(STAFF_MESSAGES.disabled);
  }),
  route(calls.enableStaffEndpoint, async ({ params, body, caller }) => {
    const { isDone } = await staff.enable(params.id, by(caller, body.reason));
    const said = isDone ? STAFF_MESSAGES.enabled : STAFF_MESSAGES.proposed;
    return { ...done(said), is_done: isDone };
  }),
  route(calls.resetStaffEndpoint, async ({ params, body, caller }) =>
    toAddress(await staff.reset(params.id, by(caller, body.reason))),
  ),
  route(joining.readJoinEndpoint, async ({ params }) => {
    const { email, fullName, secret, uri } = await staff.readJoin(params.token);
    return { data: { email, full_name: fullName, totp_secret: secret, totp_uri: uri } };
  }),
  route(joining.joinStaffEndpoint, async ({ params, body, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    return identity.answerSignIn(reply, await staff.join({ ...params, ...body }, origin));
  }),
];

const askedOf = ({ roles, own_roles: ownRoles, warehouse }: AskedBody) => ({
  ...{ roles, ownRoles },
  warehouse: warehouse ?? undefined,
});

const toAccountRow = (account: ListedAccount) => ({
  ...toRow(account),
  own_roles: account.ownRoles.map(({ id, name }) => ({ id, name })),
  is_waiting: account.isWaiting,
  state: account.state,
  work_phone: account.workPhone ?? null,
  zalo: account.zaloLink ?? null,
  last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
  address_until: account.addressUntil?.toISOString() ?? null,
});

const toAddress = (told: Address | undefined) => ({
  status: true as const,
  is_done: told !== undefined,
  data: told
    ? {
        ...{ id: told.staffId, address: told.address, is_mailed: told.isMailed },
        expires_at: told.expiresAt.toISOString(),
      }
    : null,
});
