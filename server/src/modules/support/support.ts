import type { ComplaintState } from './rules/complaint.ts';

export interface ComplaintList {
  /** Only what waits for us. */
  readonly isOurs?: boolean;
  readonly customerId?: string;
  readonly id?: string;
  readonly states?: readonly ComplaintState[];
  readonly isDueFirst?: boolean;
  readonly page: number;
  readonly size: number;
}
