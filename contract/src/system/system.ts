import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Flag, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';

const ADMIN = { staff: [] } as const;

const SystemState = Type.Object({
  version: Text,
  commit: Text,
  /** The last look at all invariants; null: nobody looked yet. */
  examined_at: Nullable(Text),
  faults: Nullable(Whole),
  /** Jobs by state: due now, running, for later, waiting for another try, given up. */
  jobs: Type.Object({ due: Whole, running: Whole, later: Whole, retrying: Whole, dead: Whole }),
  /** How long the oldest due job waits. */
  oldest_due_seconds: Whole,
});
export type SystemState = Static<typeof SystemState>;

export const readSystemEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/system',
  access: ADMIN,
  summary: 'Version, queue of jobs, and what the last look at all invariants found.',
  reply: Type.Object({ data: SystemState }),
});

const FailedJob = Type.Object({
  id: Text,
  name: Text,
  attempts: Whole,
  max_attempts: Whole,
  /** No more tries follow by themselves. */
  is_dead: Flag,
  run_at: Text,
  error: Text,
});
export type FailedJob = Static<typeof FailedJob>;

export const listFailedJobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/system/jobs',
  access: ADMIN,
  summary: 'Jobs that failed at least once and are not done, the newest first.',
  query: Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
  reply: Keyset(FailedJob),
});

export const retryJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/system/jobs/{id}/retry',
  access: ADMIN,
  summary: 'Lets a failed job run again now, with all its tries.',
  params: Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ status: Type.Literal(true), data: FailedJob }),
  refusals: ['system.job-not-found', 'system.job-running'],
});
