import type { BiddingDeps } from '../deps.ts';
import { bringForward, learnAnswerTimes } from './lead-store.ts';

const LEARNED_DAYS = 7;
const DAY_MS = 86_400_000;
/** Snipers lease ten seconds ahead; what is nearer than this is left to them as it is. */
const UNTOUCHED_MS = 60_000;

/** Learns how long each site takes to answer, and lets the snipes that wait for a site that became slower leave earlier. Never later: what was promised stays. */
export async function learnLeads(deps: BiddingDeps): Promise<void> {
  const now = deps.clock.now();
  const settings = await deps.stores.settings.read(deps.db);
  for (const site of await learnAnswerTimes(
    deps.db,
    new Date(now.getTime() - LEARNED_DAYS * DAY_MS),
    now,
  )) {
    const leadMs = await deps.stores.settings.readLeadMs(deps.db, site, settings);
    const moved = await bringForward(deps.db, site, leadMs, new Date(now.getTime() + UNTOUCHED_MS));
    if (moved > 0)
      deps.log.info({ site, leadMs, moved }, 'snipes leave earlier: the site answers slowly');
  }
}
