import type { Dong } from '../../../kernel/money.ts';
import type { OrderAddress } from '../../orders/index.ts';

/** What a customer wishes for a parcel that did not arrive: that it is brought again, or that it waits for them at our counter. */
export type Wish = 'deliver' | 'collect';

/** How it ended: its carrier brought it after all, it went out again, it was collected at our counter, or it is gone. */
export type RedeliveryEnd = 'delivered' | 'sent' | 'collected' | 'lost';

/** What became of a parcel after one attempt that failed. */
export interface Redelivery {
  readonly billId: string;
  /** The attempt that failed. */
  readonly attempt: number;
  readonly asked: { readonly wish: Wish; readonly at: Date; readonly by: string } | undefined;
  /** Where it goes from now on; undefined: where it went before. */
  readonly address: OrderAddress | undefined;
  readonly note: string | undefined;
  /** Paid for the next attempt. */
  readonly fee: Dong;
  readonly waivedReason: string | undefined;
  readonly feeReturnedAt: Date | undefined;
  /** In our hands again. */
  readonly returned: { readonly at: Date; readonly by: string } | undefined;
  readonly shelf: string | undefined;
  readonly ended:
    | {
        readonly at: Date;
        readonly as: RedeliveryEnd;
        readonly by: string | undefined;
        readonly reason: string | undefined;
      }
    | undefined;
}

/** Nothing was said or done yet. */
export const freshRedelivery = (billId: string, attempt: number): Redelivery => ({
  billId,
  attempt,
  asked: undefined,
  address: undefined,
  note: undefined,
  fee: 0 as Dong,
  waivedReason: undefined,
  feeReturnedAt: undefined,
  returned: undefined,
  shelf: undefined,
  ended: undefined,
});
