import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is in flight may take so long to finish; then its connection is broken. */
const LONGEST_IN_FLIGHT_MS = 10_000;

/** How the HTTP server of a process ends without breaking a call. */
export interface Drain {
  /** Aborted when the process is not ready any more: no new live streams, and those that are open end. */
  readonly signal: AbortSignal;
  /** To be called before pages are registered. */
  follow(app: FastifyInstance): void;
  /** Resolves when every call in flight was answered, or after ten seconds. */
  close(app: FastifyInstance): Promise<void>;
}

/**
 * `noticeMs`: how long calls are still taken after the process said that it is not ready, which it
 * does by `ending`.
 */
export function createDrain(noticeMs: number, ending = new AbortController()): Drain {
  return {
    signal: ending.signal,
    follow(app) {
      // A caller that keeps its connection learns with its last answer that it ends here.
      app.addHook('onSend', async (_request, reply) => {
        if (ending.signal.aborted) reply.header('connection', 'close');
      });
    },
    async close(app) {
      ending.abort();
      await sleep(noticeMs);
      const patience = setTimeout(() => app.server.closeAllConnections(), LONGEST_IN_FLIGHT_MS);
      await new Promise((resolve) => app.server.close(resolve));
      clearTimeout(patience);
      await app.close();
    },
  };
}
