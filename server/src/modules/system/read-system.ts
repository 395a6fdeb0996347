import type { SystemState } from '@hako/contract/system/system';
import { findExamination } from '../../platform/database/examination-record.ts';
import { countQueue } from '../../platform/jobs/queue-readings.ts';
import { readVersion } from '../../platform/telemetry/version.ts';
import type { SystemDeps } from './deps.ts';

/** How the service itself is: version, queue, and the last look at all invariants. */
export async function readSystem({ db }: Pick<SystemDeps, 'db'>): Promise<SystemState> {
  const { version, commit } = readVersion();
  const [examined, queue] = await Promise.all([findExamination(db), countQueue(db)]);
  const { oldest, ...jobs } = queue;
  return {
    version,
    commit,
    examined_at: examined?.examinedAt.toISOString() ?? null,
    faults: examined?.faults ?? null,
    jobs,
    oldest_due_seconds: Math.round(oldest),
  };
}
