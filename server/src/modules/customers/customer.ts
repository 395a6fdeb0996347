import type { CompleteAddress } from './addresses/rules/address-form.ts';

/** What a level grants. Percent values are whole numbers from 0 to 100. */
export interface CustomerLevel {
  readonly code: string;
  readonly name: string;
  /** Part of the first payment that a bid holds. */
  readonly depositPercent: number;
  readonly serviceFeeDiscountPercent: number;
  readonly freightDiscountPercent: number;
  /** How many auctions may be open at once. */
  readonly concurrentAuctions: number;
  /** Days at the Japan warehouse before storage costs. */
  readonly freeStorageDays: number;
}

export interface Customer {
  readonly id: string;
  /** What people read out: `KH` and eight letters or digits. */
  readonly customerNo: string;
  readonly fullName: string;
  /** Verified, E.164 (`+84912345678`), or undefined. */
  readonly phone: string | undefined;
  /** Verified, lower case, or undefined. */
  readonly email: string | undefined;
  readonly level: CustomerLevel;
  readonly salesStaffId: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | undefined;
  readonly gender: Gender | undefined;
  readonly avatarUrl: string | undefined;
  readonly createdAt: Date;
}

export type Gender = 'M' | 'F' | 'O';

/** Where a parcel goes. The two codes are those of the 2026 list; an older three-level address has none until its owner chose. */
export interface Address extends CompleteAddress {
  readonly id: string;
  readonly customerId: string;
  readonly isPrimary: boolean;
  /** All of it on one line, for labels and lists. */
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
