import type { BiddingDeps } from '../deps.ts';
import type { Sent } from '../sending/sent-bid.ts';
import type { SniperSettings } from './sniper-settings.ts';

/** A snipe that leaves later than this may come too late. */
const LATE_MS = 250;
const RESULTS = { placed: 'placed', refused: 'refused', outage: 'lost' } as const;

/**
 * Counts a snipe that was sent. `lateMs`: how long after its moment, on the marketplace's clock.
 */
export function countSent(
  { telemetry }: Pick<BiddingDeps, 'telemetry'>,
  site: string,
  { result }: Sent,
  lateMs: number,
): void {
  telemetry?.count('hako_snipes_sent_total', { site, result: RESULTS[result.kind] });
  telemetry?.record('hako_snipe_lateness_seconds', { site }, Math.max(0, lateMs) / 1_000);
  if (lateMs > LATE_MS) telemetry?.count('hako_snipes_late_total', { site });
}

/** Tells what is in a sniper's hands, and when it last looked for more. */
export function watchSniper(
  { telemetry, clock }: Pick<BiddingDeps, 'telemetry' | 'clock'>,
  { sites }: Pick<SniperSettings, 'sites'>,
  armed: { count(): number },
  lastRoundMs: () => number,
): void {
  // There from the beginning: what grows from nothing is no growth to Prometheus.
  for (const site of sites) telemetry?.count('hako_snipes_late_total', { site }, 0);
  telemetry?.watch(() => {
    const agoMs = clock.monotonicMs() - lastRoundMs();
    return {
      hako_snipes_held: [{ labels: {}, value: armed.count() }],
      hako_sniper_round_timestamp_seconds: [
        { labels: {}, value: (clock.now().getTime() - agoMs) / 1_000 },
      ],
    };
  });
}
