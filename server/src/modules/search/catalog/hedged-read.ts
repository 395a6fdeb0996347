import { splitExclusions } from './rules/excluded-words.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingPage, ListingQuery, Marketplace, Site } from '../../marketplaces/index.ts';
import { createOwnStalls } from './own-stalls.ts';
import { createLatencies, type Latencies } from './rules/latencies.ts';

/** Nobody waits longer for a search answer. */
const LONGEST_WAIT_MS = 6_000;
/** Nor is a fast site given up sooner: one slow answer is no outage. */
const SHORTEST_WAIT_MS = 2_500;

export interface HedgedReader {
  /**
   * One search answer. When the site takes longer than it nearly always does, a second request goes out and the first answer counts; at most three
   * in a hundred, and none while the site limits us. Failures are not asked again. Time in which we stood still ourselves counts for nothing.
   */
  read(marketplace: Marketplace, query: ListingQuery, timeoutMs: number): Promise<ListingPage>;
  /** How long a search waits for this site, by how fast it was lately. */
  deadlineMs(site: Site): number;
}

export function createHedgedReader(clock: Clock): HedgedReader {
  const known = new Map<Site, Latencies>();
  const stalls = createOwnStalls(clock);
  /** Tells how long we have been able to hear the site since now. */
  const startWatch = (): (() => number) => {
    const [startedMs, stalledMs] = [clock.monotonicMs(), stalls.totalMs()];
    return () => clock.monotonicMs() - startedMs - (stalls.totalMs() - stalledMs);
  };
  const latenciesOf = (site: Site): Latencies => {
    const latencies =
      known.get(site) ??
      createLatencies({ longestMs: LONGEST_WAIT_MS, shortestMs: SHORTEST_WAIT_MS });
    known.set(site, latencies);
    return latencies;
  };

  return {
    deadlineMs: (site) => latenciesOf(site).deadlineMs(),
    read(marketplace, query, timeoutMs) {
      const latencies = latenciesOf(marketplace.site);
      const send = async (): Promise<ListingPage> => {
        const callOff = stalls.watch();
        const heardMs = startWatch();
        try {
          const page = await marketplace.search(splitExclusions(query), { timeoutMs });
          latencies.answered(heardMs());
          return page;
        } catch (failure) {
          if (
            failure instanceof Outage &&
            (failure.kind === 'limited' || failure.kind === 'blocked')
          )
            latencies.limited(clock.monotonicMs());
          throw failure;
        } finally {
          callOff();
        }
      };
      latencies.asked();
      const afterMs = latencies.hedgeAfterMs(clock.monotonicMs());
      const first = send();
      const heardMs = startWatch();
      if (afterMs === undefined || afterMs >= timeoutMs) return first;
      return orSecond(
        first,
        () => afterMs - heardMs(),
        () =>
          latencies.hedgeAfterMs(clock.monotonicMs()) !== undefined && latencies.payHedge()
            ? send()
            : undefined,
      );
    },
  };
}

/** Less is the inexactness of timers. */
const NO_TIME_MS = 1;

/**
 * The first answer of two, when the first is late; a failure of the second is never the caller's. `leftMs`: how long until the first is late, asked
 * again when the time should be over, because it stands still while we do.
 */
function orSecond<Answer>(
  first: Promise<Answer>,
  leftMs: () => number,
  sendSecond: () => Promise<Answer> | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ring = (): void => {
      const left = leftMs();
      if (left > NO_TIME_MS) {
        timer = setTimeout(ring, left);
        return;
      }
      // The slower of two is left to run out: breaking it off would look like a failure of the site.
      sendSecond()?.then(resolve, () => undefined);
    };
    let timer = setTimeout(ring, leftMs());
    first.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
