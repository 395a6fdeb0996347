import type { ListingCard } from '../../marketplaces/index.ts';
import type { LandedEstimate } from '../../pricing/index.ts';
import { isDoubtful } from '../catalog/catalog-view.ts';

/** What many people can pay, whole yen. */
const LEAST_JPY = 3_000;
const MOST_JPY = 60_000;

/**
 * Whether a listing is a good example of a price: for sale to the first who wants it, at one price
 * that many can pay, with a picture, from a seller of good name, and nothing stands in its way to
 * Vietnam.
 */
export function mayBeOfTheDay(
  listing: ListingCard,
  estimate: Pick<LandedEstimate, 'flags'> | undefined,
): boolean {
  const { status, auction, price, pictures } = listing;
  return (
    status === 'open' &&
    auction === undefined &&
    price.current !== undefined &&
    price.current >= LEAST_JPY &&
    price.current <= MOST_JPY &&
    price.highest === undefined &&
    pictures.length > 0 &&
    !isDoubtful(listing) &&
    estimate?.flags.length === 0
  );
}
