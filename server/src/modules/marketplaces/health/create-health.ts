import type { Site } from '@hako/contract/marketplaces/sites';
import { noTelemetry } from '../../../platform/telemetry/telemetry.ts';
import type { Marketplace } from '../marketplace.ts';
import type { MarketplacesDeps, OpenMarketplace } from '../marketplaces.ts';
import { createRecorder } from '../probe/recorder.ts';
import type { TracedCall } from '../reading/trace.ts';
import { callName } from './call-name.ts';
import { forgetHealth, keepHealth, listHealthOfOthers } from './health-store.ts';
import { healthOf, type Teller } from './health-view.ts';
import { createUnreadableKeeper } from './keep-unreadable.ts';
import { siteReadings } from './site-readings.ts';
import { createSiteRecord, type SiteRecord } from './site-record.ts';
import { watched } from './watched.ts';

/** How often a process tells the others how its lines are. */
const TELL_EVERY_MS = 10_000;
/** Whoever told nothing for this long has ended or stands still. */
const TOLD_LATELY_MS = 60_000;
const FORGET_MS = 10 * TOLD_LATELY_MS;

/** Watches each marketplace: what its calls are like, and which answers nobody could read. */
export function createHealth(deps: MarketplacesDeps) {
  const { db, clock, log, secrets = [], recordDir, telemetry = noTelemetry } = deps;
  let me: Teller = { process: 0, roles: [] };
  const watchedOnes: Marketplace[] = [];
  const records = new Map<Site, SiteRecord>();
  const keepUnreadable = createUnreadableKeeper(deps);

  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const ofMine = () =>
    watchedOnes.flatMap((marketplace) => {
      const record = records.get(marketplace.site)?.read();
      return record ? [healthOf(marketplace, record, me)] : [];
    });
  telemetry.watch(() => siteReadings(ofMine()));
  const tell = async (): Promise<void> => {
    const rows = ofMine().filter(({ calls }) => calls > 0);
    await keepHealth(db, { rows, at: clock.now(), forgetBefore: before(FORGET_MS) }).catch(
      (error: unknown) => log.warn({ error: String(error) }, 'our health was not told'),
    );
  };

  return {
    watch<M extends OpenMarketplace>(marketplace: M): M {
      const record = createSiteRecord(clock);
      records.set(marketplace.site, record);
      const { site } = marketplace;
      const recordCall =
        recordDir === undefined ? undefined : createRecorder(recordDir, site, secrets);
      const note = (call: TracedCall): void => {
        recordCall?.(call);
        telemetry.step(call.tookMs, () => stepOf(site, call));
      };
      return watched(marketplace, { record, keep: (answer) => keepUnreadable(site, answer), note });
    },
    /** The marketplaces as they are used: what is told of them is read from these. */
    follow: (all: readonly Marketplace[]): void => void watchedOnes.push(...all),
    tell,
    /** Tells the other processes from time to time, under this name; gives what ends it. */
    startTelling(teller: Teller): () => Promise<void> {
      me = teller;
      const timer = setInterval(tell, TELL_EVERY_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await forgetHealth(db, me.process);
      };
    },
    async list(): Promise<ReturnType<typeof ofMine>> {
      const asked = { process: me.process, since: before(TOLD_LATELY_MS) };
      return [...ofMine(), ...(await listHealthOfOthers(db, asked))];
    },
  };
}

const stepOf = (site: Site, { request, kind }: TracedCall) => ({
  name: `${site} ${callName(request.method ?? 'GET', request.path)}`,
  isFailed: kind !== undefined,
});
