import { IDENTITY_MESSAGES } from '@hako/contract/identity/messages';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { cookieNames, ownCookies } from '../../../kernel/own-cookies.ts';
import { REFRESH_SECONDS, type SignedIn } from './open-session.ts';

export const SESSION_COOKIE = 'auth_token';
const REFRESH_COOKIE = 'hako_refresh';
/** The only calls that the refresh cookie travels with: `/api/session/renew`, `/api/session/end`. */
const REFRESH_PATH = '/api/session';

/** The given token of renewal, or those that a browser sends along: the one that nobody can plant first. */
export const refreshTokensOf = ({ cookies }: FastifyRequest, given?: string): readonly string[] =>
  given === undefined ? ownCookies(cookies, REFRESH_COOKIE) : [given];

/** What every sign-in answers with, with its cookies; see the contract's `SignInReply`. */
export function answerSignIn(
  { isSecure }: { readonly isSecure: boolean },
  reply: FastifyReply,
  signedIn: SignedIn,
) {
  const { accessToken, seconds, refreshToken, cookie, cookieSeconds, isBound } = signedIn;
  const common = { httpOnly: true, secure: isSecure } as const;
  reply.setCookie(SESSION_COOKIE, cookie, {
    ...common,
    path: '/',
    sameSite: 'lax',
    maxAge: cookieSeconds,
  });
  if (isBound)
    for (const name of cookieNames(REFRESH_COOKIE, REFRESH_PATH, isSecure))
      reply.setCookie(name, refreshToken, {
        ...common,
        path: REFRESH_PATH,
        sameSite: 'strict',
        maxAge: REFRESH_SECONDS,
      });
  return {
    status: true,
    success: true,
    message: IDENTITY_MESSAGES.signedIn,
    access_token: accessToken,
    token_type: isBound ? 'DPoP' : 'Bearer',
    expires_in: seconds,
    ...(isBound ? {} : { refresh_token: refreshToken }),
  } as const;
}

/** Takes the cookies back. */
export function clearSignIn(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  for (const name of cookieNames(REFRESH_COOKIE, REFRESH_PATH, true))
    reply.clearCookie(name, { path: REFRESH_PATH, secure: name !== REFRESH_COOKIE });
}

/** The cookies are taken back where the work is refused. */
export async function clearWhenRefused<Answer>(
  reply: FastifyReply,
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) clearSignIn(reply);
    throw error;
  }
}
