import { requestSignInCodeEndpoint, signInByCodeEndpoint } from '@hako/contract/identity/identity';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../identity.ts';
import { onItsWay } from './on-its-way.ts';

/** Signing in by a code that is sent to the phone. */
export const codeRoutes = (identity: Identity): Route[] => [
  route(requestSignInCodeEndpoint, async ({ query, request, reply }) => {
    // Without a proof over a nonce of ours anybody's picture tag could send messages at our cost.
    const from = await identity.readProvedOrigin(request, reply);
    const contact = identity.readContact(query.PhoneNr, 'phone');
    return onItsWay(await identity.requestCode('sign-in', contact, from));
  }),
  route(signInByCodeEndpoint, async ({ body, request, reply }) => {
    const contact = identity.readContact(body.PhoneNr ?? body.phone, 'phone');
    const origin = await identity.readOrigin(request, reply);
    return identity.answerSignIn(reply, await identity.signInByCode(contact, body.otp, origin));
  }),
];
