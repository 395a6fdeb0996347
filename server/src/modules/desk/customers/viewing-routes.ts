import {
  endViewingEndpoint,
  readViewingEndpoint,
  startViewingEndpoint,
  VIEWING_COOKIE,
  VIEWING_MINUTES,
} from '@hako/contract/desk/viewing';
import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { cookieNames } from '../../../kernel/own-cookies.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';

/**
 * The cookie only takes rights away: it works with its own sign-in alone, and no script reads it.
 */
const COOKIE = {
  httpOnly: true,
  path: '/',
  sameSite: 'lax',
  maxAge: VIEWING_MINUTES * 60,
} as const;

function keepViewing(reply: FastifyReply, id: string, secure: boolean): void {
  for (const name of cookieNames(VIEWING_COOKIE, '/', secure))
    reply.setCookie(name, id, { ...COOKIE, secure });
}

/** Staff who look at the pages as a customer sees them. */
export const viewingRoutes = (desk: Desk): Route[] => [
  route(startViewingEndpoint, async ({ params, body: { reason }, caller, request, reply }) => {
    const { userId: staffId, sessionId } = caller;
    const given = { staffId, sessionId, customerId: params.id, reason };
    const { id, customer_id: customerId, ends_at: endsAt } = await desk.startViewing(given);
    keepViewing(reply, id, request.protocol === 'https');
    return { data: await desk.describeViewing({ customerId, endsAt }) };
  }),
  route(readViewingEndpoint, async ({ caller: { views } }) => ({
    data: views ? await desk.describeViewing(views) : null,
  })),
  route(endViewingEndpoint, async ({ caller: { sessionId }, reply }) => {
    await desk.endViewing({ sessionId });
    for (const name of cookieNames(VIEWING_COOKIE, '/', true))
      reply.clearCookie(name, { path: '/', secure: name !== VIEWING_COOKIE });
    return DONE;
  }),
];
