import type { Dong } from '../../kernel/money.ts';

export interface ShippingRoute {
  readonly code: string;
  readonly name: string;
  readonly sourceCountry: string;
  readonly isActive: boolean;
  readonly position: number;
}

export interface ShipMode {
  /** `AIR-HAN`; the price list has a row of this key. */
  readonly value: string;
  readonly routeCode: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly isActive: boolean;
  readonly isDefault: boolean;
  /** What leaves Japan this way passes customs parcel by parcel. */
  readonly hasCustomsGate: boolean;
}

export interface Warehouse {
  readonly code: string;
  readonly routeCode: string;
  readonly country: 'JP' | 'VN';
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly modes: readonly ShipMode[];
}

/** What one service is charged for; basis points are of the goods. */
export type ServiceCharge =
  | { readonly per: 'piece' | 'item' | 'order' | 'kg'; readonly price: Dong }
  | { readonly per: 'goods'; readonly basisPoints: number; readonly minimum: Dong };

export interface ExtraService {
  readonly code: string;
  readonly routeCode: string;
  readonly name: string;
  readonly description: string;
  readonly childCodes: readonly string[];
  readonly payment: 1 | 2;
  readonly position: number;
  readonly createdAt: Date;
  /** Every dated price, oldest first. Days are Vietnam's, `2026-11-21`. */
  readonly prices: readonly { readonly validFrom: string; readonly charge: ServiceCharge }[];
}
