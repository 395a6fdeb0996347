import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../kernel/refusal.ts';
import type { SecurityEvent } from './security-events.ts';
import type { SecurityLog } from './security-log.ts';
import type { Caller } from './http/route.ts';

/** Tells the security log of a refused call. */
export type NoteRefused = (refusal: Refusal, request: FastifyRequest) => void;

const EVENTS: Readonly<Record<number, SecurityEvent>> = {
  401: 'call.unauthenticated',
  403: 'call.forbidden',
  429: 'call.limited',
};

const callers = new WeakMap<FastifyRequest, Caller>();

/** Notes who made this request, for the lines of the log about it. */
export function noteCaller(request: FastifyRequest, caller: Caller | undefined): void {
  if (caller) callers.set(request, caller);
}

/** Who made this request; undefined for a guest, and before it was found out. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

/**
 * Calls refused with 401, 403 and 429 go to the security log; a proof that only wants a fresh nonce
 * is an ordinary step.
 */
export const createRefusedCalls =
  (securityLog: SecurityLog): NoteRefused =>
  ({ status, code }, request) => {
    const event = EVENTS[status];
    if (!event || code === 'access.nonce-needed') return;
    const { userId, kind } = callerOf(request) ?? {};
    const { method, ip, routeOptions } = request;
    const facts = { refusal: code, method, route: routeOptions.url, ip, userId };
    securityLog(event, kind ? { ...facts, kind } : facts);
  };
