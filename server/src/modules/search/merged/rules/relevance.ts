import { LIMITS } from '@hako/contract/kit/limits';
import type { Goods } from './goods.ts';

/** What was asked, prepared once a search: folded words, makers in their one name. */
export interface AskedWords {
  readonly words: readonly string[];
  /** Somebody who asks for a strap wants straps. */
  readonly isAccessory: boolean;
}

/** What a listing has for it. */
export interface RankedListing {
  readonly listing: Pick<Goods, 'seller' | 'status' | 'auction' | 'shipping' | 'price'>;
  /** How many of the asked words its title, brand or categories contain. */
  readonly matched: number;
  readonly isAccessory: boolean;
  /** Place in its site's own answer, from 0: the site knows what its people click. */
  readonly rank: number;
  /** The site itself says that not all the words matched. */
  readonly isPartialMatch: boolean;
  /** May not be brought to Vietnam. */
  readonly isBanned: boolean;
  /** Seconds since the site told us, where that is long ago. */
  readonly ageSeconds: number;
}

const POINTS = {
  allWords: 400,
  partialMatch: -250,
  accessory: -300,
  rank: -4,
  banned: -150,
  notOpen: -1_000,
  noPrice: -200,
  doubtful: -60,
  unknownSeller: -15,
  goodSeller: 15,
  endsSoon: 20,
  free: 5,
  aged: -40,
} as const;
/** So many listings of a site stand by the site's own order; behind them it no longer counts. */
const RANKS = 60;
const SOON_MS = 24 * 3_600_000;

/**
 * Points of a listing for what was asked; more is better, and whole numbers, so that the order is the same everywhere. The places in the sites'
 * own answers interleave the sites; words that are missing, an accessory that nobody asked for and a doubtful seller push down.
 */
export function relevanceOf(standing: RankedListing, asked: AskedWords, nowMs: number): number {
  const { listing, rank } = standing;
  const { seller, auction } = listing;
  let points = Math.min(rank, RANKS) * POINTS.rank;
  points +=
    asked.words.length === 0
      ? POINTS.allWords
      : Math.floor(
          (POINTS.allWords * Math.min(standing.matched, asked.words.length)) / asked.words.length,
        );
  if (standing.isPartialMatch) points += POINTS.partialMatch;
  if (standing.isAccessory && !asked.isAccessory) points += POINTS.accessory;
  if (standing.isBanned) points += POINTS.banned;
  if (listing.status !== 'open') points += POINTS.notOpen;
  if (listing.price.current === undefined) points += POINTS.noPrice;
  if (seller.ratingPercent !== undefined)
    points +=
      seller.ratingPercent < LIMITS.reputationThresholdPercent
        ? POINTS.doubtful
        : POINTS.goodSeller;
  else if (!seller.isStore) points += POINTS.unknownSeller;
  if (listing.shipping.payer === 'seller') points += POINTS.free;
  if (auction && auction.endsAt.getTime() > nowMs && auction.endsAt.getTime() - nowMs < SOON_MS)
    points += POINTS.endsSoon;
  if (standing.ageSeconds > 60) points += POINTS.aged;
  return points;
}
