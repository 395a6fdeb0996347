import type { Route } from './platform/http/route.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import type { Listeners } from './platform/jobs/news.ts';
import type { RepeatedJob } from './platform/jobs/worker.ts';
import type { PersonalData } from './platform/personal-data.ts';

/** What one module adds to the service. */
export interface ModuleParts {
  readonly routes?: readonly Route[];
  readonly jobs?: JobHandlers;
  /** Fact -> listener name -> what it does (see `platform/jobs/news.ts`). */
  readonly listeners?: Listeners;
  readonly repeatedJobs?: readonly RepeatedJob[];
  /** What the module knows of a person, for the copy that a customer may take along and for erasing. */
  readonly personalData?: PersonalData;
}

/** What the processes of the service run. */
export type JoinedParts = Required<Omit<ModuleParts, 'personalData'>>;

/** All parts as one; two jobs or listeners of one name would silently replace each other, so that is a mistake of ours. */
export function joinParts(parts: readonly ModuleParts[]): JoinedParts {
  const jobs: Record<string, JobHandlers[string]> = {};
  const listeners: Record<string, Record<string, Listeners[string][string]>> = {};
  for (const part of parts) {
    for (const [name, handler] of Object.entries(part.jobs ?? {})) put(jobs, name, handler);
    for (const [fact, byName] of Object.entries(part.listeners ?? {})) {
      listeners[fact] ??= {};
      for (const [name, listener] of Object.entries(byName)) put(listeners[fact], name, listener);
    }
  }
  return {
    routes: parts.flatMap((part) => part.routes ?? []),
    jobs,
    listeners,
    repeatedJobs: parts.flatMap((part) => part.repeatedJobs ?? []),
  };
}

function put<Value>(into: Record<string, Value>, name: string, value: Value): void {
  if (name in into) throw new Error(`two parts are called ${name}`);
  into[name] = value;
}
