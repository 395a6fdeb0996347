import type { Trx } from '../../../platform/database/database.ts';
import type { LogisticsDeps } from '../deps.ts';
import { billedOf, isShared, type Measures, measuredOf, type Parcel } from './rules/parcel.ts';

/**
 * Tells the order what it weighs in these parcels, all that it has; and pricing what one thing
 * weighs that lies alone in its parcel. Gives back what the order weighs.
 */
export async function recordMeasures(
  { orders, pricing }: Pick<LogisticsDeps, 'orders' | 'pricing'>,
  trx: Trx,
  orderId: string,
  parcels: readonly Parcel[],
): Promise<Measures> {
  const measured = measuredOf(parcels, orderId);
  await orders.recordMeasured(trx, orderId, measured);
  const { code, customerId, question } = await orders.read(trx, { orderId });
  await pricing.recordWeighed(trx, {
    ...{ orderId, orderCode: code, customerId, items: question.items },
    parcel: aloneIn(parcels),
  });
  return measured;
}

/** The only parcel of an order that shares it with no other one. */
function aloneIn([parcel, another]: readonly Parcel[]) {
  if (parcel === undefined || another !== undefined || isShared(parcel)) return undefined;
  const { weightG, lengthCm, widthCm, heightCm } = billedOf(parcel);
  return { code: parcel.code, weightG, sidesCm: [lengthCm, widthCm, heightCm] as const };
}
