import type { ListingCard } from '../../../server/src/modules/marketplaces/index.ts';

const AMOUNTS = [
  'current',
  'currentBeforeTax',
  'buyNow',
  'buyNowBeforeTax',
  'start',
  'startBeforeTax',
  'highest',
] as const;

/**
 * What a damaged answer says wrongly without saying that it could not be read, each a sentence. That
 * something is not known is right: nothing is bought at an unknown price. Goods that are missing are too.
 */
export function silentFaults(
  before: readonly ListingCard[],
  after: readonly ListingCard[],
): string[] {
  const known = new Map(before.map((card) => [card.code, card]));
  return after.flatMap((now) => {
    const was = known.get(now.code);
    return was ? wrongOf(was, now).map((wrong) => `${now.code}: ${wrong}`) : [];
  });
}

function wrongOf(was: ListingCard, now: ListingCard): string[] {
  const wrong = AMOUNTS.filter(
    (name) => now.price[name] !== undefined && now.price[name] !== was.price[name],
  ).map((name) => `${name} ${was.price[name]} became ${now.price[name]}`);
  if (
    was.price.highest !== undefined &&
    now.price.current !== undefined &&
    now.price.highest === undefined
  )
    wrong.push('a range became one price');
  if (now.price.current !== undefined && was.price.tax !== now.price.tax)
    wrong.push(`tax ${was.price.tax} became ${now.price.tax}`);
  if (kindOf(was) !== kindOf(now)) wrong.push(`${kindOf(was)} became ${kindOf(now)}`);
  if (was.status !== 'open' && now.status === 'open') wrong.push(`${was.status} became open`);
  const { payer, fee, isFeeLowest } = now.shipping;
  if (payer === 'seller' && was.shipping.payer !== 'seller') wrong.push('shipping became free');
  // A lowest fee is told as an estimate.
  if (fee !== undefined && !isFeeLowest && (fee !== was.shipping.fee || was.shipping.isFeeLowest))
    wrong.push(`fee ${was.shipping.fee} became a certain ${fee}`);
  return wrong;
}

const kindOf = ({ auction }: ListingCard): string => (auction ? 'an auction' : 'a fixed price');
