import type { Trx } from '../../../platform/database/database.ts';
import type { Presence } from '../../../platform/presence.ts';
import { endLeaseOf, findSender } from './sender-store.ts';

/** The processes that send writes, as the database sees them. */
export interface Senders {
  /** The number of this process on its writes; undefined before it has one. */
  me(): number | undefined;
  /** Ends the lease of the write on this lot whose process is gone: its answer is lost already. */
  endLeaseOfGone(trx: Trx, site: string, code: string): Promise<void>;
}

/** Nobody is known before `follow`; until then a write waits for the end of its lease. */
export function createSenders(): Senders & { follow(presence: Presence): void } {
  let known: Presence | undefined;
  return {
    me: () => known?.me,
    async endLeaseOfGone(trx, site, code) {
      if (!known) return;
      const process = await findSender(trx, site, code);
      if (process === undefined || (await known.isAlive(trx, process))) return;
      await endLeaseOf(trx, process, site, code);
    },
    follow(presence) {
      known = presence;
    },
  };
}
