import * as calls from '@hako/contract/staff/passkeys';
import type { FastifyRequest } from 'fastify';
import { type Caller, DONE, type Route, route } from '../../../platform/http/route.ts';
import { type Identity, passkeyRow } from '../../identity/index.ts';
import type { Staff } from '../create-staff.ts';

/** Passkeys of the staff: each their own. */
export const staffPasskeyRoutes = (staff: Staff, identity: Identity): Route[] => [
  route(calls.listStaffPasskeysEndpoint, async ({ caller: { userId } }) => ({
    data: (await identity.listPasskeys(userId)).map(passkeyRow),
  })),
  route(calls.beginStaffPasskeyEndpoint, async ({ body, caller, request }) => {
    const own = ownOf(identity, caller, request);
    return { data: await staff.beginPasskey(own, { ...body, ip: request.ip }) };
  }),
  route(calls.addStaffPasskeyEndpoint, async ({ body, caller, request }) => ({
    data: passkeyRow(await staff.addPasskey(ownOf(identity, caller, request), body)),
  })),
  route(calls.renameStaffPasskeyEndpoint, async ({ params, body, caller: { userId } }) => {
    await staff.renamePasskey({ userId, id: params.id, name: body.name });
    return DONE;
  }),
  route(calls.removeStaffPasskeyEndpoint, async ({ params, body, caller, request }) => {
    const own = { userId: caller.userId, id: params.id };
    await staff.removePasskey(own, { ...body, ip: request.ip });
    return DONE;
  }),
  route(calls.signInStaffByPasskeyEndpoint, async ({ body: { credential }, request, reply }) => {
    const from = await identity.readProvedOrigin(request, reply);
    const origin = identity.originOf(request);
    return identity.answerSignIn(reply, await staff.signInByPasskey({ credential, origin, from }));
  }),
];

const ownOf = (identity: Identity, { userId, sessionId }: Caller, request: FastifyRequest) => ({
  userId,
  sessionId,
  origin: identity.originOf(request),
});
