import type { Goods, GoodsCondition } from './goods.ts';
import { foldText } from './title-words.ts';

/** What narrows a merged list. We hold every listing against it, whatever its site did; undefined fields do not narrow. */
export interface OwnFilters {
  readonly kind?: 'auction' | 'fixed' | undefined;
  readonly condition?: 'new' | 'good' | 'used' | 'junk' | undefined;
  readonly minimumPrice?: number | undefined;
  readonly maximumPrice?: number | undefined;
  readonly minimumLanded?: number | undefined;
  readonly maximumLanded?: number | undefined;
  readonly sellerKind?: 'store' | 'private' | undefined;
  readonly endsWithinHours?: number | undefined;
  readonly isFreeShipping?: boolean | undefined;
  readonly isImportable?: boolean | undefined;
  /** Folded; none of them may stand in the title. */
  readonly excluded?: readonly string[] | undefined;
}

/** What we know of a listing besides what its site told. */
export interface OwnFacts {
  /** Likely đồng at the door. */
  readonly landed: number | undefined;
  /** May not be brought to Vietnam. */
  readonly isBanned: boolean;
}

export const CONDITIONS: Readonly<
  Record<'new' | 'good' | 'used' | 'junk', readonly GoodsCondition[]>
> = {
  new: ['new'],
  good: ['new', 'like-new', 'good'],
  used: ['like-new', 'good', 'fair', 'poor', 'junk', 'used'],
  junk: ['junk'],
};

/** Whether a listing belongs in the list. What a site does not tell does not pass a filter that asks for it. */
export function passes(
  listing: Goods,
  { landed, isBanned }: OwnFacts,
  filters: OwnFilters,
  nowMs: number,
): boolean {
  const { auction, price, condition } = listing;
  if (listing.status !== 'open' || (auction && auction.endsAt.getTime() <= nowMs)) return false;
  if (filters.kind === 'auction' && !auction) return false;
  if (filters.kind === 'fixed' && auction && price.buyNow === undefined) return false;
  if (filters.condition && !CONDITIONS[filters.condition].includes(condition)) return false;
  if (!isWithin(price.current, filters.minimumPrice, filters.maximumPrice)) return false;
  if (!isWithin(landed, filters.minimumLanded, filters.maximumLanded)) return false;
  if (
    filters.sellerKind &&
    (listing.seller.isStore || listing.isShopItem) !== (filters.sellerKind === 'store')
  )
    return false;
  if (
    filters.endsWithinHours !== undefined &&
    !(auction && auction.endsAt.getTime() - nowMs <= filters.endsWithinHours * 3_600_000)
  )
    return false;
  if (filters.isFreeShipping && listing.shipping.payer !== 'seller') return false;
  if (filters.isImportable && isBanned) return false;
  if (filters.excluded && filters.excluded.length > 0) {
    const title = foldText(listing.title);
    if (filters.excluded.some((word) => title.includes(word))) return false;
  }
  return true;
}

/** No site knows what goods cost at a door in Vietnam and what may be brought there. */
export const isOnlyOurs = ({ minimumLanded, maximumLanded, isImportable }: OwnFilters): boolean =>
  minimumLanded !== undefined || maximumLanded !== undefined || isImportable === true;

function isWithin(
  value: number | undefined,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? Number.MAX_SAFE_INTEGER);
}
