import { type Static, Type } from 'typebox';
import { Nullable } from './shapes.ts';

/** What a customer chose at checkout, the same for a bid, a purchase and an order. */
export const CheckoutChoices = Type.Object({
  /** Null: the primary address. */
  address_id: Nullable(Type.String()),
  /** Null: through the warehouse nearest to the address. */
  ship_mode: Nullable(Type.String()),
  services_extra: Type.Array(Type.String()),
  note: Nullable(Type.String()),
  discount_codes: Type.Array(Type.String()),
});
export type CheckoutChoices = Static<typeof CheckoutChoices>;
