import type { Yen } from '../../../kernel/money.ts';
import type { Condition, Listing, ListingCard, Site } from '../../marketplaces/index.ts';
import { isLot, wordsOf } from './rules/comparison-words.ts';

/** Goods that were sold, as they are compared. `words` are the folded words of the title. */
export interface SoldListing {
  readonly site: Site;
  readonly code: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly condition: Condition;
  readonly price: Yen;
  readonly soldAt: Date;
}

/** What a listing tells about prices; undefined for what was not sold, has no price, or is several things for one price. */
export function soldListingOf(
  card: ListingCard & Partial<Pick<Listing, 'updatedAt'>>,
): SoldListing | undefined {
  const { site, code, title, condition, readAt } = card;
  const price = card.price.current;
  if (card.status !== 'sold' || price === undefined || isLot(title)) return undefined;
  const told = card.auction?.endsAt ?? card.endsAt ?? card.updatedAt ?? readAt;
  // Goods at a fixed price can be sold before the day on which they would be taken down.
  const soldAt = told.getTime() > readAt.getTime() ? readAt : told;
  return {
    site,
    code,
    title,
    words: [...new Set(wordsOf(title).map(({ folded }) => folded))],
    condition,
    price,
    soldAt,
  };
}
