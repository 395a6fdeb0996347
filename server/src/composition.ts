import type { JobHandlers } from './platform/jobs/jobs.ts';
import type { Listeners } from './platform/jobs/news.ts';
import type { RepeatedJob } from './platform/jobs/worker.ts';
import type { Platform } from './platform/platform.ts';
import type { Caller, Route } from './platform/http/route.ts';
import type { FastifyRequest } from 'fastify';

/** Everything that the processes of this service need from its modules. */
export interface Composition {
  readonly routes: readonly Route[];
  readonly jobs: JobHandlers;
  readonly listeners: Listeners;
  readonly repeatedJobs: readonly RepeatedJob[];
  readonly authenticate: (request: FastifyRequest) => Promise<Caller | undefined>;
  /** Starts firing snipes; only in processes with the role `sniper`. */
  readonly startSniper?: () => Promise<{ stop(): Promise<void> }>;
}

/** The only file that knows every module: builds them from below upwards and connects calls, jobs and news. */
export function compose(_platform: Platform): Composition {
  return {
    routes: [],
    jobs: {},
    listeners: {},
    repeatedJobs: [],
    authenticate: async () => undefined,
  };
}
