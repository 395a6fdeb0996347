import { allocate } from '../../../../kernel/allocate.ts';

/** Grams and whole centimetres of something packed. */
export interface Measures {
  readonly weightG: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

/**
 * `stored` on a shelf in Japan · `closed` its goods lie in other parcels now (joined or split), or come to nothing · `packed` in a shipment that has not left ·
 * `exported` on its way · `arrived` in Vietnam · `opened` and weighed again.
 */
export type ParcelState = 'stored' | 'closed' | 'packed' | 'exported' | 'arrived' | 'opened';

/** An order inside a parcel, with its share of the weight in grams. */
export interface Content {
  readonly orderId: string;
  readonly weightG: number;
}

export interface Parcel {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly state: ParcelState;
  readonly shelf: string | undefined;
  /** At least one; the shares of the weight sum to what the Japan warehouse weighed. */
  readonly contents: readonly Content[];
  /** By the Japan warehouse. */
  readonly received: Measures;
  /** The box that was chosen after packing to try; freight is asked for this. */
  readonly settled: Measures | undefined;
  /** By the warehouse in Vietnam; undefined until opened there. */
  readonly reweighed: Measures | undefined;
  /** Ids of files, by the Japan warehouse. */
  readonly photos: readonly string[];
  /** The open request of the customer that it waits for. */
  readonly requestId: string | undefined;
  /** Days before storage costs that the customer was last told of. */
  readonly remindedDays: number | undefined;
  readonly shipmentId: string | undefined;
  readonly receivedAt: Date;
  readonly exportedAt: Date | undefined;
}

export interface Shipment {
  readonly id: string;
  readonly code: string;
  readonly state: 'open' | 'exported' | 'arrived';
  readonly shipMode: string;
  readonly waybill: string | undefined;
  readonly createdAt: Date;
  readonly exportedAt: Date | undefined;
}

/** Several parcels of one order taken as one: weights add up, and they are stacked on the largest footprint. */
export function stacked(parcels: readonly Measures[]): Measures {
  return parcels.reduce((whole, parcel) => ({
    weightG: whole.weightG + parcel.weightG,
    lengthCm: Math.max(whole.lengthCm, parcel.lengthCm),
    widthCm: Math.max(whole.widthCm, parcel.widthCm),
    heightCm: whole.heightCm + parcel.heightCm,
  }));
}

/** What a parcel is billed by: the chosen box first, then what Vietnam weighed, then what Japan did. */
export const billedOf = ({
  settled,
  reweighed,
  received,
}: Pick<Parcel, 'settled' | 'reweighed' | 'received'>): Measures =>
  settled ?? reweighed ?? received;

/** Whether several orders travel in it, so that its cost is shared. */
export const isShared = ({ contents }: Pick<Parcel, 'contents'>): boolean => contents.length > 1;

export const hasArrived = ({ state }: Pick<Parcel, 'state'>): boolean =>
  state === 'arrived' || state === 'opened';

export const holds = ({ contents }: Pick<Parcel, 'contents'>, orderId: string): boolean =>
  contents.some((content) => content.orderId === orderId);

/** Every order inside these parcels once, in the order in which everybody locks them. */
export const ordersIn = (parcels: readonly Pick<Parcel, 'contents'>[]): string[] =>
  [
    ...new Set(parcels.flatMap(({ contents }) => contents.map(({ orderId }) => orderId))),
  ].toSorted();

/** The part of a parcel's measures that is an order's: its share of the weight, and a slice as high as that share. */
export function shareOf(
  parcel: Pick<Parcel, 'contents'>,
  measures: Measures,
  orderId: string,
): Measures {
  if (!isShared(parcel)) return measures;
  const shares = allocate(
    measures.weightG,
    parcel.contents.map(({ weightG }) => weightG),
  );
  const weightG = Math.max(
    1,
    shares[parcel.contents.findIndex((content) => content.orderId === orderId)] ?? 0,
  );
  return {
    ...measures,
    weightG,
    heightCm: Math.max(1, Math.ceil((measures.heightCm * weightG) / measures.weightG)),
  };
}

/** What an order weighs and measures in all its parcels. */
export const measuredOf = (parcels: readonly Parcel[], orderId: string): Measures =>
  stacked(parcels.map((parcel) => shareOf(parcel, billedOf(parcel), orderId)));

const DAY_MS = 86_400_000;

/** Whole days that the longest stored parcel lay in Japan; one that has not left counts until now. */
export function storedDays(
  parcels: readonly Pick<Parcel, 'receivedAt' | 'exportedAt'>[],
  now: Date,
): number {
  const days = parcels.map(({ receivedAt, exportedAt }) =>
    Math.floor(((exportedAt ?? now).getTime() - receivedAt.getTime()) / DAY_MS),
  );
  return Math.max(0, ...days);
}
