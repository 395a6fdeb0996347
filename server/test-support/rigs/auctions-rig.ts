import { type Clock, systemClock } from '../../src/kernel/clock.ts';
import { noTelemetry, type Telemetry } from '../../src/platform/telemetry/telemetry.ts';
import { createBiddingWorld } from '../world/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../world/pretend-market.ts';
import { createTestPlatform } from '../test-platform.ts';

export type AuctionsRig = Awaited<ReturnType<typeof startAuctions>>;

interface AuctionsOptions {
  readonly clock?: Clock;
  /** The market's clock minus ours. */
  readonly offsetMs: number;
  /** How long its answers take. */
  readonly lateMs: number;
  /** Who counts; nobody by default. */
  readonly telemetry?: Telemetry;
}

/** Bidding on the pretend market alone: no wire, no other marketplace. */
export async function startAuctions({
  clock = systemClock,
  telemetry = noTelemetry,
  offsetMs,
  lateMs,
}: AuctionsOptions) {
  const platform = await createTestPlatform({ clock, telemetry });
  const market = createPretendMarket({ nowMs: () => clock.now().getTime(), offsetMs, lateMs });
  const world = await createBiddingWorld({
    platform,
    auctions: market.auctions,
    findListing: async (code) => market.listing(code),
  });
  let lots = 0;
  const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
  return {
    platform,
    market,
    world,
    read,
    /** Opens a lot and gives its code. */
    newLot(more: Partial<Parameters<PretendMarket['open']>[0]> = {}): string {
      const code = `lot${++lots}`;
      market.open({ code, endsInMs: 3_600_000, ...more });
      return code;
    },
    /** The lot ends, and that is read. */
    async end(code: string): Promise<void> {
      market.end(code);
      await read(code);
    },
    /** The row of a bid. */
    bidRow: (id: string) =>
      platform.db.selectFrom('bids').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async close(): Promise<void> {
      market.close();
      await platform.close();
    },
  };
}
