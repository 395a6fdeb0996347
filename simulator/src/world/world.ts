import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SimulatorConfig } from '../config.ts';
import { createMarket, type FleaMarket } from '../mercari/market.ts';
import { createHouse, type AuctionHouse } from '../yahoo-auctions/house/house.ts';
import { createPaceKeeper, type PaceKeeper } from '../yahoo-auctions/pace.ts';
import { chanceOf } from './chance.ts';
import { type Clock, createClock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createLogs, type Log } from './log.ts';

/** What every party of the pretend world stands on. A party keeps its own state: `openLog` for what must survive, `onReset` to forget. */
export interface World {
  readonly seed: number;
  readonly config: SimulatorConfig;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Yahoo! Auctions as a place. */
  readonly house: AuctionHouse;
  /** Mercari as a place. */
  readonly market: FleaMarket;
  readonly yahooPace: PaceKeeper;
  /** Marks requests that the world sends to itself. */
  readonly secret: string;
  /** Address under which the simulator is reached, without a trailing slash. */
  publicUrl(): string;
  setPublicUrl(url: string): void;
  /** A party's own append-only log; its past is there at once. */
  openLog<T>(name: string): Log<T>;
  onReset(forget: () => void): void;
  /** Called when the simulator stops: close timers, listeners, outgoing connections. */
  onStop(end: () => void | Promise<void>): void;
  reset(): void;
  stop(): Promise<void>;
  /** Waits real milliseconds without keeping the process alive. */
  pause(ms: number): Promise<void>;
}

export function createWorld(config: SimulatorConfig, startMs?: number): World {
  const logs = createLogs(config.dataDir);
  const clock = createClock(logs.open('clock'), startMs);
  const luck = chanceOf(config.seed, 'faults');
  const faults = createFaults(() => luck.next());
  const house = createHouse(config.seed, clock, logs.open('yahoo-auctions'));
  const market = createMarket(config.seed, clock, logs.open('mercari'));
  const forgetters: (() => void)[] = [() => house.reset(), () => market.reset()];
  const endings: (() => void | Promise<void>)[] = [];
  let url = config.publicUrl ?? '';
  return {
    seed: config.seed,
    config,
    clock,
    faults,
    house,
    market,
    yahooPace: createPaceKeeper(),
    secret: randomUUID(),
    publicUrl: () => url,
    setPublicUrl: (found) => {
      if (config.publicUrl === undefined) url = found;
    },
    openLog: (name) => logs.open(name),
    onReset: (forget) => void forgetters.push(forget),
    onStop: (end) => void endings.push(end),
    reset: () => {
      logs.clear();
      faults.remove({});
      clock.set({ offsetMs: 0, rate: 1 });
      for (const forget of forgetters) forget();
    },
    stop: async () => {
      for (const end of endings) await end();
    },
    pause: (ms) => sleep(ms, undefined, { ref: false }),
  };
}
