import * as calls from '@hako/contract/identity/social';
import type { FastifyReply } from 'fastify';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Identity, SignedIn } from '../identity/index.ts';
import type { CustomersModule } from './create-customers.ts';

const done = { status: true, success: true } as const;

/** Sign-in with Google; Facebook stays closed (specification, section 9). */
export const socialRoutes = (customers: CustomersModule, identity: Identity): Route[] => {
  const answer = (reply: FastifyReply, signedIn: SignedIn, next: string | null) =>
    ({ ...identity.answerSignIn(reply, signedIn), step: 'done', next }) as const;
  return [
    route(calls.readSignInWaysEndpoint, () => ({
      data: { google: identity.hasGoogle, facebook: false as const },
    })),
    route(calls.signInSocialEndpoint, async ({ body, request, reply }) => {
      refuseUnless(/^google\b/i.test(body.provider ?? 'google'), 'identity.facebook-closed');
      const token = body.id_token ?? body.token;
      if (token) {
        await customers.welcomeSocialToken(token);
        return { ...done, step: 'ready' as const };
      }
      refuseUnless(identity.hasGoogle, 'identity.social-not-open');
      const origin = await identity.readProvedOrigin(request, reply);
      if (!body.code)
        return {
          ...done,
          step: 'redirect' as const,
          url: await identity.beginSocial(body.next ?? undefined, origin),
        };
      const { code, state } = body;
      refuseUnless(state, 'identity.social-failed');
      const outcome = await customers.signInSocial({ code, state }, origin);
      if (outcome.step === 'done') return answer(reply, outcome.signedIn, outcome.next);
      const { masked } = await identity.readContactToLink(state, origin);
      return {
        ...done,
        step: 'link' as const,
        destination: masked,
        has_password: outcome.hasPassword,
        next: outcome.next,
      };
    }),
    route(calls.requestLinkCodeEndpoint, async ({ body, request, reply }) => {
      const origin = await identity.readProvedOrigin(request, reply);
      const contact = await identity.readContactToLink(body.state, origin);
      const { destination, resendAfterSeconds, seconds } = await identity.requestCode(
        'sign-in',
        contact,
        request.ip,
      );
      return {
        ...done,
        destination,
        resend_after_seconds: resendAfterSeconds,
        expires_in: seconds,
      };
    }),
    route(calls.linkSocialEndpoint, async ({ body, request, reply }) => {
      const origin = await identity.readProvedOrigin(request, reply);
      const proof = body.otp
        ? { otp: body.otp }
        : body.password
          ? { password: body.password }
          : undefined;
      refuseUnless(proof, 'identity.invalid-request');
      const { result, next } = await identity.linkSocial(
        body.state,
        proof,
        origin,
        (trx, userId, triesScope) =>
          identity.openSession(trx, { userId, ...(triesScope ? { triesScope } : {}) }, origin),
      );
      return answer(reply, result, next);
    }),
  ];
};
