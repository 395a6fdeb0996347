/** What a reading of watched goods may change for the customer who watches. */
export type PriceChange = 'fell' | 'wish-reached' | 'ending-soon' | 'sold' | 'over';

export interface WatchedPrice {
  /** What a fall is measured against; undefined until a price was read. Whole yen, like all prices here. */
  readonly base: number | undefined;
  readonly wished: number | undefined;
  readonly isWishTold: boolean;
  readonly isEndTold: boolean;
}

export interface ReadGoods {
  readonly status: 'open' | 'reserved' | 'sold' | 'ended' | 'gone';
  readonly price: number | undefined;
  /** When the auction ends; undefined for goods at a fixed price. */
  readonly endsAt: Date | undefined;
}

export interface Judgement {
  readonly changes: readonly PriceChange[];
  readonly base: number | undefined;
  readonly isWishTold: boolean;
  readonly isEndTold: boolean;
  readonly isOver: boolean;
  readonly nextReadAt: Date;
}

const MINUTE_MS = 60_000;
const ENDING_SOON_MS = 60 * MINUTE_MS;
const FIXED_EVERY_MS = 180 * MINUTE_MS;
const AUCTION_EVERY_MS = 360 * MINUTE_MS;
const SHORTEST_MS = 5 * MINUTE_MS;

/**
 * A fall is told once and again only when the price falls further. An auction begins low, so a wished price says something only at its end; a
 * wish at a fixed price is told again after the price had risen above it.
 */
export function judgeWatch(watched: WatchedPrice, goods: ReadGoods, now: Date): Judgement {
  const { price } = goods;
  if (goods.status === 'sold' || goods.status === 'ended' || goods.status === 'gone')
    return {
      ...watched,
      changes: [goods.status === 'sold' ? 'sold' : 'over'],
      isOver: true,
      nextReadAt: now,
    };
  const isEndingSoon =
    goods.endsAt !== undefined && goods.endsAt.getTime() - now.getTime() <= ENDING_SOON_MS;
  const isWished = price !== undefined && watched.wished !== undefined && price <= watched.wished;
  const mayTellWish = goods.endsAt === undefined || isEndingSoon;
  const hasFallen = price !== undefined && watched.base !== undefined && price < watched.base;
  const tellsWish = isWished && mayTellWish && !watched.isWishTold;
  const tellsEnd = isEndingSoon && !watched.isEndTold;
  const changes: PriceChange[] = [];
  if (tellsWish) changes.push('wish-reached');
  else if (hasFallen) changes.push('fell');
  if (tellsEnd) changes.push('ending-soon');
  return {
    changes,
    base: price === undefined ? watched.base : Math.min(price, watched.base ?? price),
    isWishTold: isWished && (watched.isWishTold || tellsWish),
    isEndTold: watched.isEndTold || tellsEnd,
    isOver: false,
    nextReadAt: nextReadAt(goods.endsAt, now),
  };
}

/** Goods at a fixed price every three hours; an auction every six, within its last hour, and once it is over. */
function nextReadAt(endsAt: Date | undefined, now: Date): Date {
  if (endsAt === undefined) return new Date(now.getTime() + FIXED_EVERY_MS);
  const beforeEnd = endsAt.getTime() - ENDING_SOON_MS + SHORTEST_MS;
  const next =
    beforeEnd > now.getTime()
      ? Math.min(beforeEnd, now.getTime() + AUCTION_EVERY_MS)
      : endsAt.getTime() + 2 * MINUTE_MS;
  return new Date(Math.max(next, now.getTime() + SHORTEST_MS));
}
