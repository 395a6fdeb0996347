import type { Trx } from '../database/database.ts';
import type { JobHandlers, JobPayload, Jobs } from './jobs.ts';

/**
 * A lower module tells a fact in the past tense inside its own transaction (`order.moved`, `top-up.credited`);
 * `composition.ts` says who listens. Each listener is a job of its own, so one that fails does not hold up the others.
 */
export interface News {
  announce(trx: Trx, fact: string, payload: JobPayload): Promise<void>;
}

/** Fact -> listener name -> what it does. A listener runs at least once. */
export type Listeners = Readonly<
  Record<string, Readonly<Record<string, (payload: never) => Promise<void>>>>
>;

export function createNews(jobs: Jobs): News & { connect(listeners: Listeners): JobHandlers } {
  const listenersOf = new Map<string, string[]>();
  return {
    async announce(trx, fact, payload) {
      for (const name of listenersOf.get(fact) ?? [])
        await jobs.add(trx, jobName(fact, name), payload);
    },
    connect(listeners) {
      const handlers: Record<string, (payload: never) => Promise<void>> = {};
      for (const [fact, byName] of Object.entries(listeners)) {
        listenersOf.set(fact, [...(listenersOf.get(fact) ?? []), ...Object.keys(byName)]);
        for (const [name, listener] of Object.entries(byName))
          handlers[jobName(fact, name)] = listener;
      }
      return handlers;
    },
  };
}

const jobName = (fact: string, listener: string): string => `news:${fact}:${listener}`;
