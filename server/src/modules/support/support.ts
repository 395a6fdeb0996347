import type { ComplaintState } from './rules/complaint.ts';

export interface ComplaintList {
  readonly customerId?: string;
  readonly id?: string;
  readonly states?: readonly ComplaintState[];
  readonly isDueFirst?: boolean;
  readonly page: number;
  readonly size: number;
}
