/** System: how the service itself is, and failed jobs that somebody lets run again. */
import * as calls from '@hako/contract/system/system';
import { type Route, route } from '../../platform/http/route.ts';
import { type FailedJob, listFailedJobs } from '../../platform/jobs/failed-job-store.ts';
import type { SystemDeps } from './deps.ts';
import { readSystem } from './read-system.ts';
import { retryJob } from './retry-job.ts';

const PAGE = 50;

/** What it adds to the service. */
export const systemParts = (deps: SystemDeps) => ({ routes: systemRoutes(deps) });

const systemRoutes = (deps: SystemDeps): Route[] => [
  route(calls.readSystemEndpoint, async () => ({ data: await readSystem(deps) })),
  route(calls.listFailedJobsEndpoint, async ({ query: { after: below } }) => {
    const rows = (await listFailedJobs(deps.db, { below, size: PAGE })).map(toRow);
    return { rows, ...(rows.length === PAGE ? { next: rows.at(-1)?.id } : {}) };
  }),
  route(calls.retryJobEndpoint, async ({ params: { id }, body, caller }) => {
    const asked = { id, staffId: caller.userId, reason: body.reason.trim() };
    return { status: true as const, data: toRow(await retryJob(deps, asked)) };
  }),
];

const toRow = (job: FailedJob): calls.FailedJob => ({
  id: job.id,
  name: job.name,
  attempts: job.attempts,
  max_attempts: job.maxAttempts,
  is_dead: job.attempts >= job.maxAttempts,
  run_at: job.runAt.toISOString(),
  error: job.error,
});
