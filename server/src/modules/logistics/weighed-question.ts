import type { Order } from '../orders/index.ts';
import type { PriceQuestion } from '../pricing/index.ts';
import type { Measures } from './domain/parcel.ts';

/**
 * What is asked of the calculator once the goods lie on the scale: the customer's own question with the real weight and size, the
 * destination and the days in store. Weight and height are shared by the pieces, rounded up, because pricing takes one piece.
 */
export function weighedQuestion(
  order: Pick<Order, 'question' | 'quantity' | 'address' | 'rate'>,
  measured: Measures,
  storedDays: number,
): PriceQuestion {
  const [item, ...others] = order.question.items;
  if (!item || others.length > 0) throw new Error('an order is priced for exactly one listing');
  const { weightG, lengthCm, widthCm, heightCm } = measured;
  const perPiece = (whole: number) => Math.ceil(whole / order.quantity);
  return {
    ...order.question,
    items: [{ ...item, weightG: perPiece(weightG), sizeCm: { length: lengthCm, width: widthCm, height: perPiece(heightCm) } }],
    province: order.address.provinceCode,
    storedDays,
    rate: order.rate,
  };
}
