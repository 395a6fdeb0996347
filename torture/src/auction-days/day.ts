import pino from 'pino';
import { newId } from '../../../server/src/kernel/chance.ts';
import { type Bidding, createBidding } from '../../../server/src/modules/bidding/index.ts';
import { biddingJobs } from '../../../server/src/modules/bidding/jobs.ts';
import type { AccountShutOut } from '../../../server/src/modules/marketplaces/index.ts';
import { startSniper } from '../../../server/src/modules/bidding/sniper/start-sniper.ts';
import { chanceOf } from '../chance.ts';
import { ACCOUNTS, planAccounts, type ShutOuts } from './accounts.ts';
import { createJobRunner } from './job-runner.ts';
import { marketFor, type Weather } from './market-line.ts';
import { isOpen, type Lot, priceOf } from './market-lot.ts';
import { createMemoryDatabase, withTables } from './memory-database.ts';
import { drawLot, planLives } from './life.ts';
import { createMemoryTables, WITHOUT_KEYS } from './memory-tables.ts';
import {
  furnish,
  listingOf,
  memoryJobs,
  memoryNotifications,
  memoryOrders,
  memoryPricing,
  memoryWallet,
} from './pretend-parts.ts';
import { createProcess, dateAt, type Process } from './process.ts';
import { createWatch } from './promises.ts';
import { lensOf, type Sabotage, sabotaged } from './sabotage.ts';
import { createVirtualTime } from './virtual-time.ts';

export const LOTS_A_DAY = 8;
const CUSTOMERS = 5;
const SITE = 'auction';
const SECOND = 1_000;
const TO_HEAL_MS = 10 * 60 * SECOND;
const log = pino({ level: 'silent' });

/** What a day brought, to see that it was not an empty one. */
export interface Day {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly sent: number;
  readonly extensions: number;
  readonly kills: number;
  readonly groups: number;
  readonly shutOuts: number;
  readonly events: number;
}

type Role = 'api' | 'worker' | 'sniper-a' | 'sniper-b';

/**
 * One day of auctions in virtual time: the module's own use cases and sniper over rows in memory and a marketplace that loses, delays and doubles;
 * processes die, stand still and have their clocks stepped. Throws the first promise that is broken; at the end everything must be over.
 */
export async function runDay(
  seed: number,
  sabotage?: Sabotage,
  hasOneAccount = false,
): Promise<Day> {
  const chance = chanceOf(seed);
  const shutOuts: ShutOuts = new Map();
  // The reader with that mistake knows of one account only.
  const accounts =
    hasOneAccount || sabotage === 'list before closed' ? ACCOUNTS.slice(0, 1) : ACCOUNTS;
  const time = createVirtualTime();
  const offsetMs = chance.below(180_000) - 90_000;
  const dbSkewMs = chance.below(180_000) - 90_000;
  const weather: Weather = {
    loss: chance.part() * 0.3,
    late: chance.part() * 0.1,
    duplicate: chance.part() * 0.1,
    isHealed: false,
  };
  const leaseMs = chance.pick([3_000, 8_000, 30_000]);
  const troubles = {
    kill: chance.part() * 0.02,
    pause: chance.part() * 0.01,
    commit: chance.part() * 0.004,
    order: 0.1,
  };
  const lots = new Map(
    Array.from({ length: LOTS_A_DAY }, (_, index) => drawLot(chance, `lot${index}`)).map((lot) => [
      lot.code,
      lot,
    ]),
  );
  const customers = Array.from({ length: CUSTOMERS }, () => ({
    id: newId(),
    money: chance.happens(0.15) ? 400_000 : 1_000_000_000,
  }));

  const tables = createMemoryTables(
    sabotage === 'second customer through the same account' ? WITHOUT_KEYS : undefined,
  );
  const watch = createWatch(tables, lots, time.nowMs, () =>
    dateAt(time.nowMs() + offsetMs).getTime(),
  );
  let failure: unknown;
  const guarded = (look: () => void): void => {
    try {
      look();
    } catch (error) {
      failure ??= error;
    }
  };
  const memory = createMemoryDatabase({
    tables,
    dbNow: () => dateAt(time.nowMs() + dbSkewMs),
    fences: {
      isClaimFenced: sabotage !== 'missing lease fence',
      isGroupGated: sabotage !== 'group without its gate',
      isMarkHeeded: sabotage !== 'marked snipe given back',
    },
    onCommit: (touched) => {
      if (touched.has('jobs')) runner.look();
      if (touched.has('bids') || touched.has('remote_bids')) guarded(watch.lookAtBids);
    },
  });
  const keeper = memory.connect({
    gate: () => undefined,
    isDead: () => false,
    atCommit: () => 'done',
    onStop: () => () => undefined,
  });
  furnish(tables, customers);

  const processes = new Map<Role, Process>();
  const biddings = new Map<Role, Bidding>();
  let kills = 0;
  const runner = createJobRunner({
    time,
    chance,
    tables,
    worker: () => processes.get('worker') as Process,
    duplicateShare: () => weather.duplicate / 2,
    run: async ({ name, payload }) => {
      const bidding = biddings.get('worker') as Bidding;
      await biddingJobs(bidding)[name as string]?.(payload as never);
    },
    finish: (job) =>
      withTables(keeper, (all) => void (all.rows('jobs').includes(job) && all.remove('jobs', job))),
  });

  function start(role: Role): void {
    const process = createProcess(time, chance, chance.below(180_000) - 90_000, {
      commitLoss: () => troubles.commit,
      lens: role === 'api' ? lensOf(sabotage) : undefined,
    });
    const street = {
      time,
      chance,
      weather,
      lots,
      offsetMs,
      shutOuts,
      hooks: {
        left: (asked: Parameters<typeof watch.left>[0]) => leaving(asked),
        changed: () => guarded(watch.lookAtBids),
        shutOut: ({ account, sign }: AccountShutOut) =>
          biddings.get(role)?.accounts.shutOut(SITE, account, sign),
      },
    };
    const hasUnknown = (code: string): boolean =>
      tables.rows('remote_bids').some((row) => row['code'] === code && row['status'] === 'unknown');
    const auctions = sabotaged(marketFor(process, street), sabotage, hasUnknown);
    const bidding = createBidding({
      db: memory.connect(process.line),
      clock: process.clock,
      jobs: memoryJobs(runner.hasBegun, time.nowMs),
      live: { tell: async () => undefined, listen: () => () => undefined },
      log,
      auctionsOf: () => auctions,
      findListing: async (_site, code) => {
        const lot = lots.get(code) as Lot;
        return listingOf(
          code,
          priceOf(lot),
          dateAt(lot.endMs + offsetMs),
          isOpen(lot, time.nowMs()),
        );
      },
      accountsOf: () => accounts,
      defaultShipMode: async () => 'AIR-HAN',
      bidderOf: async () => ({ level: {} as never, concurrentAuctions: 1_000, province: '01' }),
      resolveCoupons: async () => [],
      pricing: memoryPricing,
      wallet: memoryWallet,
      orders: memoryOrders(chance, () => troubles.order),
      notifications: memoryNotifications,
      crash: () => {
        if (chance.happens(troubles.kill)) stop(role);
        else if (chance.happens(troubles.pause))
          process.pauseUntil(time.nowMs() + chance.below(60 * SECOND));
      },
    });
    processes.set(role, process);
    biddings.set(role, bidding);
    if (role.startsWith('sniper'))
      startSniper(bidding.deps, { tickMs: 3_000, leaseMs }, process.timers);
  }
  function leaving(
    asked: Parameters<typeof watch.left>[0],
  ): (result: { isPlaced: boolean }) => void {
    try {
      return watch.left(asked);
    } catch (error) {
      failure ??= error;
      throw error;
    }
  }
  function stop(role: Role): void {
    const process = processes.get(role) as Process;
    if (process.isDead()) return;
    process.kill();
    kills++;
    if (role === 'worker') runner.workerDied(process);
    time.at(time.nowMs() + SECOND + chance.below(9 * SECOND), () => start(role));
  }
  const roles: readonly Role[] = ['api', 'worker', 'sniper-a', 'sniper-b'];
  for (const role of roles) start(role);

  const every = (ms: number, run: () => void): void => {
    const again = (): void => {
      run();
      time.at(time.nowMs() + ms, again);
    };
    time.at(chance.below(ms), again);
  };
  every(60 * SECOND, () =>
    processes.get('worker')?.deliver(
      time.nowMs(),
      () =>
        void biddings
          .get('worker')
          ?.sweep()
          .catch(() => undefined),
    ),
  );
  every(15 * SECOND, () => {
    const role = chance.pick(roles);
    if (chance.happens(troubles.kill * 5)) stop(role);
    if (chance.happens(troubles.pause * 5))
      processes.get(role)?.pauseUntil(time.nowMs() + chance.below(60 * SECOND));
    if (!weather.isHealed && chance.happens(0.02))
      processes.get(role)?.stepClock(chance.below(7_200_000) - 3_600_000);
  });

  /** Refusals, outages and broken lines belong to the day; anything else is a fault of ours, or of the rows in memory. */
  const noteMistake = (error: Error): void => {
    if (error instanceof TypeError || error.message.startsWith('memory: nobody')) failure ??= error;
  };
  const byApi = (work: (bidding: Bidding) => Promise<unknown>): void =>
    processes
      .get('api')
      ?.deliver(time.nowMs(), () => void work(biddings.get('api') as Bidding).catch(noteMistake));
  if (accounts.length > 1)
    planAccounts({
      chance: chanceOf(seed + 1e9),
      time,
      tables,
      shutOuts,
      accounts,
      byApi,
      isHealed: () => weather.isHealed,
    });
  planLives({
    chance,
    time,
    tables,
    lots,
    customers,
    byApi,
    look: () => guarded(watch.lookAtBids),
  });

  /** What happened on the lot that the message names. */
  function withStory(error: unknown): unknown {
    const code = /lot\d/.exec((error as Error).message)?.[0];
    const ours = tables.rows('bids').filter((bid) => bid['code'] === code);
    const lines = tables.rows('bid_receipts').flatMap(({ bid_id: id, at: when, kind, facts }) => {
      const index = ours.findIndex((bid) => bid['id'] === id);
      return index < 0
        ? []
        : [
            `  bid ${index} ${(when as Date).toISOString().slice(11, 23)} ${kind as string} ${facts as string}`,
          ];
    });
    (error as Error).message +=
      `\n${lines.join('\n')}\n  ${JSON.stringify(tables.rows('remote_bids').filter((row) => row['code'] === code))}\n  ${JSON.stringify(
        [...(lots.get(code ?? '')?.maximums ?? [])],
      )}`;
    return error;
  }

  let healedAt = 0;
  let events = 0;
  let isDone = false;
  every(5 * SECOND, () => {
    if ([...lots.values()].some((lot) => isOpen(lot, time.nowMs() - 20 * SECOND))) return;
    if (!weather.isHealed) {
      healedAt = time.nowMs();
      Object.assign(weather, { loss: 0, late: 0, duplicate: 0, isHealed: true });
      Object.assign(troubles, { kill: 0, pause: 0, commit: 0, order: 0 });
    }
    const open = watch.unfinished();
    if (open === undefined) isDone = true;
    else if (time.nowMs() > healedAt + TO_HEAL_MS)
      failure ??= new Error(`${open} is open ten minutes after the healing`);
  });
  await time.runUntil(() => {
    events++;
    return isDone || failure !== undefined;
  });
  guarded(watch.lookAtTheEnd);
  if (failure) throw withStory(failure);
  const outcomes: Record<string, number> = {};
  for (const { status } of tables.rows('bids'))
    outcomes[status as string] = (outcomes[status as string] ?? 0) + 1;
  return {
    outcomes,
    sent: watch.sent.size,
    extensions: [...lots.values()].reduce((sum, lot) => sum + lot.extensions, 0),
    kills,
    groups: tables.rows('bid_groups').length,
    shutOuts: tables
      .rows('bid_receipts')
      .filter(
        ({ kind, facts }) =>
          kind === 'account-rests' || /account-rests|blocked/.test(facts as string),
      ).length,
    events,
  };
}
