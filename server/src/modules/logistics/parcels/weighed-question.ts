import type { Order } from '../../orders/index.ts';
import type { PriceQuestion } from '../../pricing/index.ts';
import type { Measures } from './rules/parcel.ts';

/**
 * What is asked of the calculator once the goods lie on the scale: the customer's own question with the real weight and size, the
 * destination and the days in store. The parcel goes into it as it was measured, however many pieces are inside.
 */
export function weighedQuestion(
  order: Pick<Order, 'question' | 'address' | 'rate'>,
  { weightG, lengthCm, widthCm, heightCm }: Measures,
  storedDays: number,
): PriceQuestion {
  return {
    ...order.question,
    parcel: { weightG, sizeCm: { length: lengthCm, width: widthCm, height: heightCm } },
    // Without an address it is the range over all provinces.
    province: order.address.provinceCode || undefined,
    storedDays,
    rate: order.rate,
  };
}
