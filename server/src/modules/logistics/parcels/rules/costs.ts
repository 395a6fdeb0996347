/** What a parcel costs for being carried and kept; đồng, before discounts. */
export interface Costs {
  readonly freight: number;
  readonly delivery: number;
  readonly storage: number;
}
