import type { World } from '../world/world.ts';

export type CarrierName = 'ghn' | 'ghtk' | 'viettel-post';

/** What a sender asked for, in any carrier's order. Grams, đồng. */
export interface Asked {
  readonly carrier: CarrierName;
  /** The sender's own code. */
  readonly reference: string;
  readonly weightG: number;
  readonly collect: number;
  /** The order as it came. */
  readonly order: Readonly<Record<string, unknown>>;
}

export interface Parcel extends Asked {
  code: string;
  fee: number;
  createdMs: number;
  status: string;
  history: { status: string; atMs: number }[];
}

type Entry =
  | { created: Omit<Parcel, 'status' | 'history'> }
  | { code: string; status: string; atMs: number };

/** A carrier as the others see it: its words in the order of a good day, all its words, its codes, its webhook. */
export interface House {
  readonly name: CarrierName;
  readonly timetable: readonly string[];
  readonly statuses: readonly string[];
  codeOf(world: World, index: number): string;
  feeOf(weightG: number): number;
}

/** The parcels of all carriers: what was accepted, and where each is. Kept over restarts. */
export function createParcels(world: World, houses: readonly House[]) {
  const log = world.openLog<Entry>('parcels');
  const parcels = new Map<string, Parcel>();
  const houseOf = (name: CarrierName): House =>
    houses.find((house) => house.name === name) as House;
  const take = (entry: Entry): void => {
    if ('created' in entry) {
      const status = houseOf(entry.created.carrier).timetable[0] as string;
      parcels.set(entry.created.code, {
        ...entry.created,
        status,
        history: [{ status, atMs: entry.created.createdMs }],
      });
      return;
    }
    const parcel = parcels.get(entry.code);
    if (!parcel) return;
    parcel.status = entry.status;
    parcel.history.push({ status: entry.status, atMs: entry.atMs });
  };
  for (const entry of log.past) take(entry);
  world.onReset(() => parcels.clear());
  const book = (entry: Entry): void => {
    log.append(entry);
    take(entry);
  };
  const of = (name: CarrierName): Parcel[] =>
    [...parcels.values()].filter(({ carrier }) => carrier === name);
  return {
    all: (): Parcel[] => [...parcels.values()],
    find: (code: string): Parcel | undefined => parcels.get(code),
    byReference: (reference: string, name?: CarrierName): Parcel | undefined =>
      [...parcels.values()].find(
        (parcel) =>
          parcel.reference === reference && (name === undefined || parcel.carrier === name),
      ),
    accept(asked: Asked): Parcel {
      const house = houseOf(asked.carrier);
      const code = house.codeOf(world, of(asked.carrier).length);
      book({
        created: { ...asked, code, fee: house.feeOf(asked.weightG), createdMs: world.clock.now() },
      });
      return parcels.get(code) as Parcel;
    },
    move(parcel: Parcel, status: string, atMs: number): void {
      book({ code: parcel.code, status, atMs });
    },
  };
}

export type Parcels = ReturnType<typeof createParcels>;

const LETTERS = 'ABCDEFGHKLMNPQRTUVXY';

/** Letters that look drawn by lot and are the same in every run of a seed. */
export function codeLetters(seed: number, index: number, count: number): string {
  let mixed = (seed * 2_654_435_761 + index * 40_503) >>> 0;
  let letters = '';
  for (let at = 0; at < count; at++) {
    letters += LETTERS[mixed % LETTERS.length];
    mixed = Math.floor(mixed / LETTERS.length) || (mixed * 48_271 + index + at) % 2_147_483_647;
  }
  return letters;
}

/** Day and time on the clocks of Vietnam, part by part. */
export function clockInVietnam(atMs: number): { day: string; time: string } {
  const iso = new Date(atMs + 7 * 3_600_000).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 19) };
}
