import type { Dong } from '../../../kernel/money.ts';

/** What the price calculator is told of a coupon; `ResolvedCoupon` of pricing. */
export interface CouponTerms {
  readonly code: string;
  readonly label: string;
  readonly target: CouponTarget;
  /** Basis points of the target with the most it takes off, or a fixed amount. */
  readonly off:
    | { readonly basisPoints: number; readonly most: Dong | undefined }
    | { readonly amount: Dong };
  /** Goods with tax must reach this; 0 for none. */
  readonly minimumGoods: Dong;
}

export type CouponTarget =
  | 'goods'
  | 'domestic-shipping'
  | 'service-fee'
  | 'payment-fee'
  | 'freight'
  | 'delivery'
  | 'first-payment'
  | 'second-payment';

export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly target: CouponTarget;
  /** Whole percent with the most it takes off, or a fixed amount. */
  readonly off:
    | { readonly percent: number; readonly most: Dong | undefined }
    | { readonly amount: Dong };
  readonly minimumGoods: Dong;
  /** Wire names of marketplaces; empty: all. */
  readonly sites: readonly string[];
  /** Codes of levels; empty: all. */
  readonly levels: readonly string[];
  readonly route: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Undefined: as often as wanted. */
  readonly totalLimit: number | undefined;
  readonly perCustomerLimit: number;
  readonly used: number;
  /** Shown to everybody. */
  readonly isListed: boolean;
  /** A voucher: only who saved it may use it, and at most `saveLimit` may save it. */
  readonly needsSaving: boolean;
  readonly saveLimit: number | undefined;
  readonly saved: number;
  readonly disabledAt: Date | undefined;
  readonly createdAt: Date;
}

/** What this customer has to do with it. */
export interface OwnStanding {
  readonly used: number;
  readonly savedAt: Date | undefined;
}

export const termsOf = ({ code, name, target, off, minimumGoods }: Coupon): CouponTerms => ({
  code,
  label: `${name} (${code})`,
  target,
  off: 'amount' in off ? off : { basisPoints: off.percent * 100, most: off.most },
  minimumGoods,
});
