import type { OrderFact } from '@hako/contract/orders/facts';
import type { Dong, ExchangeRate, Yen } from '../../kernel/money.ts';
import type { OrderSite } from './reading/order-site.ts';
import type { Breakdown, PriceQuestion } from '../pricing/index.ts';
import type { PaymentPart } from '../wallet/index.ts';
import type { OrderState } from './rules/order-life.ts';
import type { MoverKind } from './rules/order-life-moves.ts';

/** The listing as it stood when the customer committed; later changes of the site do not reach it. */
interface OrderListing {
  readonly site: OrderSite;
  readonly code: string;
  readonly url: string;
  /** As the site writes it. */
  readonly title: string;
  readonly titleVi?: string | undefined;
  readonly picture: string | undefined;
  /** Further pictures of a request by hand. */
  readonly pictures?: readonly string[];
  /** One piece, as it is paid (tax included). For a won lot what the marketplace charges. */
  readonly price: Yen;
  readonly sellerId?: string | undefined;
}

/** The delivery address, copied into the order: a later change of the address book does not reach it. */
export interface OrderAddress {
  readonly id: string;
  readonly receiver: string;
  /** E.164. */
  readonly phone: string;
  readonly line: string;
  readonly commune: string;
  readonly communeCode: string | undefined;
  readonly province: string;
  readonly provinceCode: string;
  readonly oldDistrict: string | undefined;
  readonly oldDistrictId: number | undefined;
  /** All of it on one line. */
  readonly text: string;
}

/** What both ways of making an order need. */
export interface NewOrder {
  readonly customerId: string;
  readonly listing: OrderListing;
  readonly quantity: number;
  /** What was asked of pricing; the second payment is asked again with the real weight and size. */
  readonly question: PriceQuestion;
  /** Its answer: stored as it is, with the rate that it was made at. */
  readonly price: Breakdown;
  readonly rate: ExchangeRate;
  /** The customer's primary address when absent. */
  readonly addressId?: string | undefined;
  readonly note?: string | undefined;
}

/** A lot was won: the marketplace already owes us the goods. */
export interface WonOrder extends NewOrder {
  readonly bidId: string;
  readonly account: string;
  /** What the captured hold brought, by account; at most the first payment. What lacks is asked with the bill. */
  readonly paid: readonly PaymentPart[];
  readonly marketplaceOrderNumber?: string | undefined;
}

/** Buy at the fixed price: the first payment is held until the goods are bought. */
export interface PurchaseOrder extends NewOrder {
  /** Mercari: the listing's checksum as read; Shops: the variant. Both go to the marketplace with the purchase. */
  readonly checksum?: string | undefined;
  readonly variantId?: string | undefined;
  /** Unit price as the site takes it (before tax where the listing's tax is `added`); `listing.price` when absent. */
  readonly sitePrice?: Yen | undefined;
  readonly bidId?: string | undefined;
}

export interface MadeOrder {
  readonly orderId: string;
  /** What people read out: `HK7Q2M9XWA`. */
  readonly code: string;
  /** It was won by a customer without an address, and can be sent nowhere yet. */
  readonly lacksAddress?: boolean;
}

/** Grams and whole centimetres of the packed goods. */
export interface Measured {
  readonly weightG: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

export interface Order {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly state: OrderState;
  /** Number of its last event; the state history is in the order of these. */
  readonly version: number;
  readonly source: 'win' | 'purchase';
  readonly listing: OrderListing;
  readonly quantity: number;
  readonly question: PriceQuestion;
  readonly price: Breakdown;
  readonly rate: ExchangeRate;
  readonly firstPayment: Dong;
  /** Captured so far of the first payment; while a purchase is not made its money is still held. */
  readonly paidFirst: Dong;
  readonly paidParts: readonly PaymentPart[];
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly couponCodes: readonly string[];
  readonly address: OrderAddress;
  readonly note: string | undefined;
  readonly bidId: string | undefined;
  readonly account: string | undefined;
  readonly marketplaceOrderNumber: string | undefined;
  /** What the marketplace charged for everything. */
  readonly pricePaid: Yen | undefined;
  /** Weighed last; the Japan warehouse first, Vietnam again. */
  readonly measured: Measured | undefined;
  /** The price again, with the real weight and size; undefined until then. */
  readonly actual: Breakdown | undefined;
  readonly createdAt: Date;
  readonly movedAt: Date;
  /** When the goods became ours. */
  readonly boughtAt?: Date | undefined;
}

/** Who moves: a person, or one of our own parts. */
export type Mover =
  | { readonly kind: 'customer'; readonly id: string }
  | {
      readonly kind: 'staff';
      readonly id: string;
      readonly roles: readonly string[];
      readonly name?: string;
    }
  | { readonly kind: 'agent' | 'carrier' | 'system' };

/** Small facts of an event: weights, numbers, reasons. Shown to staff; the customer sees those the detail names. */
export type EventFacts = {
  readonly [name in OrderFact | Camel<OrderFact>]?: string | number | boolean;
};
type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

export interface OrderEvent {
  readonly version: number;
  /** Undefined for a note that moved nothing. */
  readonly from: OrderState | undefined;
  readonly to: OrderState;
  readonly actorKind: Mover['kind'];
  readonly actorId: string | undefined;
  /** Name of a member of staff, as it was then. */
  readonly actorName: string | undefined;
  readonly facts: EventFacts;
  /** Ids of files. */
  readonly photos: readonly string[];
  readonly at: Date;
}

/** The member of staff who did it; undefined: nobody of them. */
export const staffIdOf = (mover: Mover): string | undefined =>
  mover.kind === 'staff' ? mover.id : undefined;

/** The kinds of the life table that a mover counts as. */
export function moverKindsOf(mover: Mover): MoverKind[] {
  if (mover.kind !== 'staff') return [mover.kind];
  const all: MoverKind[] = ['sales', 'buyer', 'warehouse', 'accountant'];
  return mover.roles.includes('admin') ? all : all.filter((kind) => mover.roles.includes(kind));
}
