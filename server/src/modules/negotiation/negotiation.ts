import type { OfferStatus } from './rules/offer.ts';

export interface OfferList {
  readonly customerId?: string;
  readonly statuses?: readonly OfferStatus[];
  readonly code?: string;
  readonly isUrgentFirst?: boolean;
  readonly page: number;
  readonly size: number;
}
