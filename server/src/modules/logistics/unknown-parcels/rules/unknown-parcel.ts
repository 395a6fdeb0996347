import type { Warehouse } from '@hako/contract/kit/endpoint';
import type { UnknownState } from '@hako/contract/logistics/unknown-parcels';
import type { Measures } from '../../parcels/rules/parcel.ts';

/** A parcel that no order knows. */
export interface UnknownParcel {
  readonly id: string;
  readonly code: string;
  readonly house: Warehouse;
  readonly state: UnknownState;
  /** As it was read; empty where there is none. */
  readonly carrierNumber: string;
  readonly sellerName: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
  /** Where it lies while it is open. */
  readonly place: string;
  readonly note: string;
  readonly recordedBy: string;
  readonly recordedAt: Date;
  readonly closedAt: Date | undefined;
}

/** Whose one was found to be. */
export interface UnknownMatch {
  readonly id: string;
  readonly unknownId: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly parcelId: string;
  readonly matchedBy: string;
  readonly matchedAt: Date;
}

/** What approvals call it; the code alone is not yet a name among all subjects. */
export const subjectOf = (code: string): string => `unknown-parcel:${code}`;
