import type { PaymentPart } from '../../../server/src/modules/wallet/index.ts';

/** What a hold or a payment is for, as the ledger writes it. */
export interface ThingPaid {
  readonly type: 'bid' | 'order' | 'offer';
  readonly id: string;
}

/** One thing that somebody does with one customer's money; đồng. Everything that decides its effect stands in it. */
export type Operation = { readonly customerId: string } & (
  | {
      readonly kind: 'top-up';
      readonly amount: number;
      readonly reference: number;
      readonly way: 'sepay' | 'casso' | 'use-case';
    }
  /** A transfer that names nobody is claimed by its sender and given to them by the accountant. */
  | { readonly kind: 'settle'; readonly amount: number; readonly transferId: string }
  | {
      readonly kind: 'hold';
      readonly cause: ThingPaid;
      readonly amount: number;
      readonly label: string;
    }
  | {
      readonly kind: 'change-hold';
      readonly cause: ThingPaid;
      readonly amount: number;
      readonly label: string;
    }
  | { readonly kind: 'release'; readonly cause: ThingPaid; readonly label: string }
  | {
      readonly kind: 'capture';
      readonly cause: ThingPaid;
      readonly paidFor: ThingPaid;
      readonly parts: readonly PaymentPart[];
      readonly label: string;
    }
  | {
      readonly kind: 'pay';
      readonly paidFor: ThingPaid;
      readonly parts: readonly PaymentPart[];
      readonly label: string;
    }
  | {
      readonly kind: 'refund';
      readonly paidFor: ThingPaid;
      readonly amount: number;
      readonly label: string;
    }
  | {
      readonly kind: 'adjust';
      readonly amount: number;
      readonly label: string;
    }
  | {
      readonly kind: 'withdraw';
      readonly amount: number;
      readonly minimum: number;
      readonly most: number;
    }
  | {
      readonly kind: 'withdrawal-end';
      readonly id: string;
      readonly end: 'cancel' | 'reject' | 'pay';
    }
  | { readonly kind: 'vip-on'; readonly plan: string; readonly price: number }
  | { readonly kind: 'vip-off' }
  | { readonly kind: 'order'; readonly amount: number; readonly coupon: string | undefined }
  | { readonly kind: 'order-cancel'; readonly orderId: string; readonly code: string }
  | { readonly kind: 'bill'; readonly id: string; readonly code: string; readonly total: number }
);

export type OperationKind = Operation['kind'];

/** What became of a call: it was done (or had been done before), or refused by a code; `mistake` is a failed assertion of ours. */
export interface Answer {
  /** What names its movements in the ledger; see `placeOf`. Undefined when refused. */
  readonly place: string | undefined;
  readonly refusal: string | undefined;
}

/** One call and when it began and ended, milliseconds of the same clock. */
export interface Attempt {
  readonly operation: Operation;
  readonly calledAt: number;
  readonly answeredAt: number;
  readonly answer: Answer;
}
