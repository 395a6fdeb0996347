import type { FastifyRequest } from 'fastify';

/** Whether a page or a file of one is asked for: whatever no call of the contract answers. */
export const isOfPages = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.url === '/*';
