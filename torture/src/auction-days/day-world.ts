import { newId } from '../../../server/src/kernel/chance.ts';
import type { Chance } from '../chance.ts';
import { drawLot } from './life.ts';
import type { Weather } from './market/street.ts';
import type { Lot } from './market/lot.ts';

export const LOTS_A_DAY = 8;
const CUSTOMERS = 5;
/** No two clocks agree: each is up to a minute and a half off. */
const CLOCK_SPREAD_MS = 180_000;

/** How often something happens to our processes; all shares of one. */
export interface Troubles {
  kill: number;
  pause: number;
  commit: number;
  order: number;
}

/** What a day is like, drawn from its seed. */
export interface DayWorld {
  /** The marketplace's clock minus virtual time, and the database's. */
  readonly offsetMs: number;
  readonly dbSkewMs: number;
  readonly weather: Weather;
  readonly leaseMs: number;
  readonly troubles: Troubles;
  readonly lots: ReadonlyMap<string, Lot>;
  readonly customers: readonly { readonly id: string; readonly money: number }[];
}

export const drawSkewMs = (chance: Chance): number =>
  chance.below(CLOCK_SPREAD_MS) - CLOCK_SPREAD_MS / 2;

export function drawWorld(chance: Chance): DayWorld {
  const offsetMs = drawSkewMs(chance);
  const dbSkewMs = drawSkewMs(chance);
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
  return { offsetMs, dbSkewMs, weather, leaseMs, troubles, lots, customers };
}

/** Nothing goes wrong any more. */
export function heal({ weather, troubles }: Pick<DayWorld, 'weather' | 'troubles'>): void {
  Object.assign(weather, { loss: 0, late: 0, duplicate: 0, isHealed: true });
  Object.assign(troubles, { kill: 0, pause: 0, commit: 0, order: 0 });
}
