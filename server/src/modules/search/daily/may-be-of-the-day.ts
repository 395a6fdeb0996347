import { LIMITS } from '@hako/contract/kit/limits';
import type { ListingCard } from '../../marketplaces/index.ts';
import type { LandedEstimate } from '../../pricing/index.ts';

/** What many people can pay, whole yen. */
const LEAST_JPY = 3_000;
const MOST_JPY = 60_000;

/**
 * Whether a listing is a good example of a price: for sale to the first who wants it, at one price
 * that many can pay, with a picture, from a seller of good name, and nothing stands in its way to
 * Vietnam.
 */
export const mayBeOfTheDay = (
  { status, auction, price, pictures, seller }: ListingCard,
  estimate: LandedEstimate | undefined,
): boolean =>
  status === 'open' &&
  auction === undefined &&
  price.current !== undefined &&
  price.current >= LEAST_JPY &&
  price.current <= MOST_JPY &&
  price.highest === undefined &&
  pictures.length > 0 &&
  (seller.ratingPercent ?? 100) >= LIMITS.reputationThresholdPercent &&
  estimate?.flags.length === 0;
