import type { Site } from '@hako/contract/marketplaces/sites';
import type { MarketplacesDeps } from '../marketplaces.ts';
import { scrub } from './scrub.ts';
import { insertUnreadable } from './unreadable-store.ts';
import type { UnreadableAnswer } from './watched.ts';

/** One call's unreadable answers are kept at most this often, so that a changed site costs no flood of writes. */
const KEEP_AGAIN_MS = 60_000;
/** More calls than this are not told apart. */
const CALLS_TOLD = 200;

/** Keeps answers that nobody could read, without our keys and cookies. Nobody waits for it. */
export function createUnreadableKeeper({
  db,
  clock,
  log,
  secrets = [],
}: Pick<MarketplacesDeps, 'db' | 'clock' | 'log' | 'secrets'>) {
  const keptAtMs = new Map<string, number>();
  return (site: Site, answer: UnreadableAnswer): void => {
    const call = `${site} ${answer.call}`;
    const nowMs = clock.monotonicMs();
    if (nowMs - (keptAtMs.get(call) ?? -Infinity) < KEEP_AGAIN_MS) return;
    if (keptAtMs.size >= CALLS_TOLD) keptAtMs.clear();
    keptAtMs.set(call, nowMs);
    const body = scrub(answer.body, secrets);
    const why = scrub(answer.why, secrets);
    insertUnreadable(db, { ...answer, body, why, site, at: clock.now() }).catch((error: unknown) =>
      log.warn({ site, error: String(error) }, 'an answer was not kept'),
    );
  };
}
