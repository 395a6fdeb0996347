import assert from 'node:assert/strict';
import { startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { Order } from '../order.ts';

/**
 * A moment of the day whose price list an order was promised: of its bid, or of the answer to its request, which may be days before or
 * after the order was made. Whatever is priced for it later is priced by that day (decisions.md, section 6).
 */
export function promisedAt({ code, price }: Pick<Order, 'code' | 'price'>): Date {
  const at = startOfVietnamDay(price.asOf);
  assert(at, `order ${code} was priced on no day: ${price.asOf}`);
  return at;
}
