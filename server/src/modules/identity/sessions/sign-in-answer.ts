import { IDENTITY_MESSAGES } from '@hako/contract/identity/messages';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { cookieName, ownCookie } from '../../../kernel/own-cookies.ts';
import { REFRESH_SECONDS, type SignedIn } from './open-session.ts';

export const SESSION_COOKIE = 'auth_token';
const REFRESH_COOKIE = 'hako_refresh';
/** The only calls that the refresh cookie travels with: `/api/session/renew`, `/api/session/end`. */
const REFRESH_PATH = '/api/session';

/** The token of renewal that a browser sends along. */
export const refreshTokenOf = ({ cookies }: FastifyRequest): string | undefined =>
  ownCookie(cookies, REFRESH_COOKIE);

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
    reply.setCookie(cookieName(REFRESH_COOKIE, REFRESH_PATH, isSecure), refreshToken, {
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

/** Takes both cookies back. */
export function clearSignIn(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  for (const isSecure of [true, false])
    reply.clearCookie(cookieName(REFRESH_COOKIE, REFRESH_PATH, isSecure), {
      path: REFRESH_PATH,
      secure: isSecure,
    });
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
