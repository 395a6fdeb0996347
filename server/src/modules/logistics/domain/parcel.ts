/** Grams and whole centimetres of something packed. */
export interface Measures {
  readonly weightG: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

/** `stored` on a shelf in Japan · `packed` in a shipment that has not left · `exported` on its way · `arrived` in Vietnam · `opened` and weighed again. */
export type ParcelState = 'stored' | 'packed' | 'exported' | 'arrived' | 'opened';

export interface Parcel {
  readonly id: string;
  readonly code: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly state: ParcelState;
  readonly shelf: string | undefined;
  /** By the Japan warehouse. */
  readonly received: Measures;
  /** By the warehouse in Vietnam; undefined until opened there. */
  readonly reweighed: Measures | undefined;
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

const DAY_MS = 86_400_000;

/** Whole days that the longest stored parcel lay in Japan; one that has not left counts until now. */
export function storedDays(parcels: readonly Pick<Parcel, 'receivedAt' | 'exportedAt'>[], now: Date): number {
  const days = parcels.map(({ receivedAt, exportedAt }) => Math.floor(((exportedAt ?? now).getTime() - receivedAt.getTime()) / DAY_MS));
  return Math.max(0, ...days);
}
