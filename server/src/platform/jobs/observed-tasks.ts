import type { Task, TaskList } from 'graphile-worker';
import { newId } from '../../kernel/chance.ts';
import { withinCall } from '../telemetry/call-context.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { causeOf, type JobHandlers } from './jobs.ts';

/**
 * The jobs as the queue runs them: under the number of the request that caused each, counted and
 * timed.
 */
export function observedTasks(handlers: JobHandlers, telemetry: Telemetry): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([job, handler]) => [job, observedTask(job, handler, telemetry)]),
  );
}

function observedTask(job: string, handler: JobHandlers[string], telemetry: Telemetry): Task {
  return (payload, { job: { flags } }) =>
    withinCall({ requestId: causeOf(flags) ?? newId() }, async () => {
      const beganMs = performance.now();
      let outcome = 'failed';
      try {
        await telemetry.within(`job ${job}`, () => handler(payload as never));
        outcome = 'done';
      } finally {
        telemetry.count('hako_jobs_total', { job, outcome });
        telemetry.record('hako_job_seconds', { job }, (performance.now() - beganMs) / 1_000);
      }
    });
}
