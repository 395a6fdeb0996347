import type { Site } from '@hako/contract/marketplaces/sites';
import type { MarketplacesDeps, OpenMarketplace } from '../marketplaces.ts';
import { createRecorder } from '../probe/recorder.ts';
import { scrub } from './scrub.ts';
import { createSiteRecord, type SiteRecord, type SiteRecordView } from './site-record.ts';
import { insertUnreadable } from './unreadable-store.ts';
import { type UnreadableAnswer, watched } from './watched.ts';

/** One call's unreadable answers are kept at most this often, so that a changed site costs no flood of writes. */
const KEEP_AGAIN_MS = 60_000;
/** More calls than this are not told apart. */
const CALLS_TOLD = 200;

/** Watches each marketplace: what its calls are like, and which answers nobody could read. */
export function createHealth({ db, clock, log, secrets = [], recordDir }: MarketplacesDeps) {
  const records = new Map<Site, SiteRecord>();
  const keptAtMs = new Map<string, number>();

  const keep =
    (site: Site) =>
    (answer: UnreadableAnswer): void => {
      const call = `${site} ${answer.call}`;
      const nowMs = clock.monotonicMs();
      if (nowMs - (keptAtMs.get(call) ?? -Infinity) < KEEP_AGAIN_MS) return;
      if (keptAtMs.size >= CALLS_TOLD) keptAtMs.clear();
      keptAtMs.set(call, nowMs);
      const body = scrub(answer.body, secrets);
      const why = scrub(answer.why, secrets);
      insertUnreadable(db, { ...answer, body, why, site, at: clock.now() }).catch(
        (error: unknown) => log.warn({ site, error: String(error) }, 'an answer was not kept'),
      );
    };

  return {
    watch<M extends OpenMarketplace>(marketplace: M): M {
      const record = createSiteRecord(clock);
      records.set(marketplace.site, record);
      const { site } = marketplace;
      const note = recordDir === undefined ? undefined : createRecorder(recordDir, site, secrets);
      return watched(marketplace, { record, keep: keep(site), note });
    },
    recordOf: (site: Site): SiteRecordView | undefined => records.get(site)?.read(),
  };
}
