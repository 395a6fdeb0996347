export interface Row {
  readonly key: string;
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number;
  readonly kind: string;
  readonly cause_type: string;
  readonly cause_id: string;
  readonly memo: string | null;
  readonly customer_version: number;
  readonly available_after_vnd: number;
  readonly held_after_vnd: number;
}
