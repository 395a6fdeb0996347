import type { World } from '../world/world.ts';

/** The way of a parcel when nothing goes wrong. */
export const TIMETABLE = ['ready_to_pick', 'picking', 'picked', 'storing', 'transporting', 'sorting', 'delivering', 'delivered'] as const;

/** Every state that the carrier can tell. */
export const STATUSES: readonly string[] = [
  ...TIMETABLE,
  'delivery_fail',
  'waiting_to_return',
  'return',
  'return_transporting',
  'return_sorting',
  'returning',
  'returned',
  'cancel',
  'exception',
  'lost',
  'damage',
];

/** What the sender asked for, in the carrier's own field names. */
export interface Asked {
  client_order_code: string;
  to_name: string;
  to_phone: string;
  to_address: string;
  weight: number;
  length: number;
  width: number;
  height: number;
  cod_amount: number;
}

export interface Parcel {
  code: string;
  asked: Asked;
  fee: number;
  createdMs: number;
  status: string;
  history: { status: string; atMs: number }[];
}

type Entry = { created: Omit<Parcel, 'status' | 'history'> } | { code: string; status: string; atMs: number };

const BASE_FEE = 22_000;
const FEE_PER_HALF_KILO = 5_000;

/** The carrier's parcels: what was accepted, and where each is. Kept over restarts. */
export function createParcels(world: World) {
  const log = world.openLog<Entry>('carriers');
  const parcels = new Map<string, Parcel>();
  const take = (entry: Entry): void => {
    if ('created' in entry)
      parcels.set(entry.created.code, {
        ...entry.created,
        status: 'ready_to_pick',
        history: [{ status: 'ready_to_pick', atMs: entry.created.createdMs }],
      });
    else {
      const parcel = parcels.get(entry.code);
      if (!parcel) return;
      parcel.status = entry.status;
      parcel.history.push({ status: entry.status, atMs: entry.atMs });
    }
  };
  for (const entry of log.past) take(entry);
  world.onReset(() => parcels.clear());
  const book = (entry: Entry): void => {
    log.append(entry);
    take(entry);
  };
  return {
    all: (): Parcel[] => [...parcels.values()],
    find: (code: string): Parcel | undefined => parcels.get(code),
    byClientCode: (code: string): Parcel | undefined => [...parcels.values()].find(({ asked }) => asked.client_order_code === code),
    /** The same code of the sender is the same parcel, however often it is asked for. */
    accept(asked: Asked): Parcel {
      const known = [...parcels.values()].find((parcel) => parcel.asked.client_order_code === asked.client_order_code);
      if (known) return known;
      const code = `L${String(parcels.size + 1).padStart(3, '0')}${codeLetters(world.seed, parcels.size)}`;
      book({ created: { code, asked, fee: BASE_FEE + FEE_PER_HALF_KILO * Math.ceil(asked.weight / 500), createdMs: world.clock.now() } });
      return parcels.get(code) as Parcel;
    },
    move(parcel: Parcel, status: string, atMs = world.clock.now()): void {
      book({ code: parcel.code, status, atMs });
    },
  };
}

const LETTERS = 'ABCDEFGHKLMNPQRTUVXY';

/** Three letters that look drawn by lot and are the same in every run of a seed. */
function codeLetters(seed: number, index: number): string {
  let mixed = (seed * 2_654_435_761 + index * 40_503) >>> 0;
  let letters = '';
  for (let at = 0; at < 3; at++) {
    letters += LETTERS[mixed % LETTERS.length];
    mixed = Math.floor(mixed / LETTERS.length);
  }
  return letters;
}
