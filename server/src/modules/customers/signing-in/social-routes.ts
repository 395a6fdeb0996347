import * as calls from '@hako/contract/identity/social';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { FastifyReply } from 'fastify';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import { type Identity, onItsWay, type SignedIn } from '../../identity/index.ts';
import type { CustomersModule } from '../customers.ts';
import type { SocialOutcome } from './sign-in-social.ts';

/** Sign-in with Google; Facebook stays closed (specification, section 9). */
export const socialRoutes = (customers: CustomersModule, identity: Identity): Route[] => [
  route(calls.readSignInWaysEndpoint, () => ({
    data: { google: identity.hasGoogle, facebook: false as const },
  })),
  route(calls.signInSocialEndpoint, async ({ body, request, reply }) => {
    const { provider, code, state, next } = body;
    const asked = { provider, token: body.id_token ?? body.token, code, state, next };
    const readOrigin = () => identity.readProvedOrigin(request, reply);
    return outcomeReply(identity, reply, await customers.signInSocial(asked, readOrigin));
  }),
  route(calls.requestLinkCodeEndpoint, async ({ body, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    const contact = await identity.readContactToLink(body.state, origin);
    return onItsWay(await identity.requestCode('sign-in', contact, origin));
  }),
  route(calls.linkSocialEndpoint, async ({ body: { state, otp, password }, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    const { signedIn, next } = await identity.linkSocial(state, { otp, password }, origin);
    return doneReply(identity, reply, signedIn, next);
  }),
];

function outcomeReply(
  identity: Identity,
  reply: FastifyReply,
  outcome: SocialOutcome,
): EndpointReply<typeof calls.signInSocialEndpoint> {
  if (outcome.step === 'done') return doneReply(identity, reply, outcome.signedIn, outcome.next);
  if (outcome.step !== 'link') return { ...DONE, ...outcome };
  const { step, destination, hasPassword, next } = outcome;
  return { ...DONE, step, destination, has_password: hasPassword, next };
}

const doneReply = (
  identity: Identity,
  reply: FastifyReply,
  signedIn: SignedIn,
  next: string | null,
) => ({ ...identity.answerSignIn(reply, signedIn), step: 'done', next }) as const;
