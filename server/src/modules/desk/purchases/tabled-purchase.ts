import type { Customer } from '../../customers/index.ts';
import type { Order, SellerParcel } from '../../orders/index.ts';

/** A row of the table of purchases; yen. */
export interface TabledPurchase {
  readonly mark: string;
  readonly order: Order;
  readonly customer: Customer | undefined;
  /** The name of the card or account by which it was paid. */
  readonly means: string | undefined;
  readonly parcels: readonly SellerParcel[];
  /** What the marketplace charged in all. */
  readonly paid: number | undefined;
  /** As it was priced. */
  readonly domesticShipping: number | undefined;
}
