import pino from 'pino';
import {
  type Bidding,
  type BiddingGiven,
  createBidding,
} from '../../../server/src/modules/bidding/index.ts';
import type {
  AccountShutOut,
  AuctionCapability,
} from '../../../server/src/modules/marketplaces/index.ts';
import { startSniper } from '../../../server/src/modules/bidding/sniper/start-sniper.ts';
import type { Chance } from '../chance.ts';
import type { ShutOuts } from './accounts.ts';
import { type DayWorld, drawSkewMs } from './day-world.ts';
import type { JobRunner } from './job-runner.ts';
import { marketFor } from './market/line.ts';
import { isOpen, type Lot, priceOf } from './market/lot.ts';
import type { MarketHooks } from './market/street.ts';
import type { MemoryDatabase } from './memory/database.ts';
import { memoryStores } from './memory/stores.ts';
import {
  listingOf,
  memoryJobs,
  memoryNotifications,
  memoryOrders,
  memoryPricing,
  memoryWallet,
} from './pretend-parts.ts';
import { createProcess, dateAt, type Process } from './process.ts';
import { lensOf, type Sabotage, sabotaged } from './sabotage.ts';
import type { VirtualTime } from './virtual-time.ts';

const SITE = 'auction';
const SECOND = 1_000;
const LONGEST_PAUSE_MS = 60 * SECOND;
const TICK_MS = 3_000;
const log = pino({ level: 'silent' });

export const ROLES = ['api', 'worker', 'sniper-a', 'sniper-b'] as const;
export type Role = (typeof ROLES)[number];

interface Place {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly world: DayWorld;
  readonly memory: MemoryDatabase;
  readonly accounts: readonly string[];
  readonly shutOuts: ShutOuts;
  readonly sabotage: Sabotage | undefined;
  readonly hooks: Pick<MarketHooks, 'left' | 'changed'>;
  readonly runner: () => JobRunner;
}

/** Our processes of a day: each is started again some seconds after it was killed. */
export interface DayProcesses {
  start(role: Role): void;
  kill(role: Role): void;
  pause(role: Role): void;
  process(role: Role): Process;
  bidding(role: Role): Bidding;
  kills(): number;
}

export function createDayProcesses(place: Place): DayProcesses {
  const { time, chance, world } = place;
  const running = new Map<Role, { readonly process: Process; readonly bidding: Bidding }>();
  let kills = 0;
  const of = (role: Role) => running.get(role) as { process: Process; bidding: Bidding };
  const kill = (role: Role): void => {
    const { process } = of(role);
    if (process.isDead()) return;
    process.kill();
    kills++;
    if (role === 'worker') place.runner().workerDied(process);
    time.at(time.nowMs() + SECOND + chance.below(9 * SECOND), () => start(role));
  };
  const pause = (role: Role): void =>
    of(role).process.pauseUntil(time.nowMs() + chance.below(LONGEST_PAUSE_MS));
  const start = (role: Role): void => {
    const process = createProcess(time, chance, drawSkewMs(chance), {
      commitLoss: () => world.troubles.commit,
      lens: role === 'api' ? lensOf(place.sabotage) : undefined,
    });
    const crash = (): void => {
      if (chance.happens(world.troubles.kill)) kill(role);
      else if (chance.happens(world.troubles.pause)) pause(role);
    };
    const auctions = auctionsFor(place, process, ({ account, sign }) =>
      of(role).bidding.accounts.shutOut(SITE, account, sign),
    );
    const bidding = createBidding(depsOf(place, process, auctions, crash));
    running.set(role, { process, bidding });
    if (role.startsWith('sniper'))
      startSniper(bidding.deps, { tickMs: TICK_MS, leaseMs: world.leaseMs }, process.timers);
  };
  return {
    start,
    kill,
    pause,
    process: (role) => of(role).process,
    bidding: (role) => of(role).bidding,
    kills: () => kills,
  };
}

/** The marketplace as this process sees it, with the mistake of the day. */
function auctionsFor(
  { time, chance, world, memory, shutOuts, hooks, sabotage }: Place,
  process: Process,
  shutOut: (failure: AccountShutOut) => void,
): AuctionCapability {
  const { weather, lots, offsetMs } = world;
  const street = { time, chance, weather, lots, offsetMs, shutOuts, hooks: { ...hooks, shutOut } };
  const hasUnknown = (code: string): boolean =>
    memory.tables.remoteBids.with('code', code).some(({ status }) => status === 'unknown');
  return sabotaged(marketFor(process, street), sabotage, hasUnknown);
}

const depsOf = (
  { time, chance, world, memory, accounts, runner }: Place,
  process: Process,
  auctions: AuctionCapability,
  crash: () => void,
): BiddingGiven => ({
  db: memory.connect(process.line),
  stores: memoryStores,
  clock: process.clock,
  jobs: memoryJobs((job) => runner().hasBegun(job), time.nowMs),
  live: { tell: async () => undefined, listen: () => () => undefined },
  log,
  auctionsOf: () => auctions,
  findListing: async (_site, code) => {
    const lot = world.lots.get(code) as Lot;
    const endsAt = dateAt(lot.endMs + world.offsetMs);
    return listingOf(code, priceOf(lot), endsAt, isOpen(lot, time.nowMs()));
  },
  accountsOf: () => accounts,
  bidderOf: async () => ({ level: {} as never, concurrentAuctions: 1_000, province: '01' }),
  resolveCoupons: async () => [],
  defaultShipMode: async () => 'AIR-HAN',
  pricing: memoryPricing,
  wallet: memoryWallet,
  orders: memoryOrders(chance, () => world.troubles.order),
  notifications: memoryNotifications,
  crash,
});
