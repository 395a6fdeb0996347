import type { FastifyRequest } from 'fastify';

const inner = new WeakSet<FastifyRequest>();

/** Notes a call that a page makes inside of our own process. */
export const noteInnerCall = (request: FastifyRequest): void => void inner.add(request);

/** Whether the call belongs to the request of a page, which was counted and let in already. */
export const isInnerCall = (request: FastifyRequest): boolean => inner.has(request);
