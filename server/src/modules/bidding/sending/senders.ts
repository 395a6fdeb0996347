import type { Clock } from '../../../kernel/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Presence } from '../../../platform/presence.ts';
import { endLeaseOf, findSender } from './sender-store.ts';

/**
 * A living process that lost its connection looks gone for a second or so, until it has its lock
 * back.
 */
const GRACE_MS = 3_000;
/** Nobody asked for so long: it may have been back meanwhile. */
const FORGET_MS = 10_000;

/** The processes that send writes, as the database sees them. */
export interface Senders {
  /** The number of this process on its writes; undefined before it has one. */
  me(): number | undefined;
  /** Ends the lease of the write on this lot whose process stays gone: its answer is lost already. */
  endLeaseOfGone(trx: Trx, site: string, code: string): Promise<void>;
}

/** Nobody is known before `follow`; until then a write waits for the end of its lease. */
export function createSenders({
  monotonicMs,
}: Pick<Clock, 'monotonicMs'>): Senders & { follow(presence: Presence): void } {
  let known: Presence | undefined;
  const isOutOfGrace = createGrace(monotonicMs);
  return {
    me: () => known?.me,
    async endLeaseOfGone(trx, site, code) {
      if (!known) return;
      const process = await findSender(trx, site, code);
      if (process === undefined) return;
      const isGone = !(await known.isAlive(trx, process));
      if (isOutOfGrace(process, isGone)) await endLeaseOf(trx, process, site, code);
    },
    follow(presence) {
      known = presence;
    },
  };
}

/** Whether a process was gone at every question for as long as one that comes back may be. */
function createGrace(nowMs: () => number): (process: number, isGone: boolean) => boolean {
  const seen = new Map<number, { readonly sinceMs: number; readonly askedMs: number }>();
  return (process, isGone) => {
    const askedMs = nowMs();
    for (const [one, last] of seen)
      if (askedMs - last.askedMs > FORGET_MS || (one === process && !isGone)) seen.delete(one);
    if (!isGone) return false;
    const sinceMs = seen.get(process)?.sinceMs ?? askedMs;
    seen.set(process, { sinceMs, askedMs });
    return askedMs - sinceMs >= GRACE_MS;
  };
}
