/** 入札単位: the step by the current price, in yen (official help; marketplaces of the trade agree). */
export function stepAt(price: number): number {
  if (price < 1_000) return 10;
  if (price < 5_000) return 100;
  if (price < 10_000) return 250;
  if (price < 50_000) return 500;
  return 1_000;
}

/** The state of one auction as far as bidding goes. All amounts are yen without tax. */
export interface Book {
  readonly startPrice: number;
  readonly price: number;
  readonly leader: { readonly bidder: string; readonly maximum: number } | undefined;
}

export type BidOutcome =
  | { kind: 'too-low'; nextPrice: number }
  | { kind: 'leading' | 'outbid' | 'raised-own'; book: Book; hasPriceRisen: boolean };

/** The least maximum that this bidder may enter now. */
export function nextPrice(book: Book, bidder?: string): number {
  if (!book.leader) return book.startPrice;
  if (book.leader.bidder === bidder) return book.leader.maximum + 1;
  return book.price + stepAt(book.price);
}

/**
 * Proxy bidding: the price is the second highest maximum plus one step, never above the highest maximum. The first bid stands at the start
 * price. Of equal maxima the earlier leads. Raising one's own maximum leaves the price where it is.
 */
export function placeBid(book: Book, bidder: string, maximum: number): BidOutcome {
  const least = nextPrice(book, bidder);
  if (maximum < least) return { kind: 'too-low', nextPrice: least };
  const { leader } = book;
  if (!leader)
    return {
      kind: 'leading',
      hasPriceRisen: false,
      book: { ...book, price: book.startPrice, leader: { bidder, maximum } },
    };
  if (leader.bidder === bidder)
    return {
      kind: 'raised-own',
      hasPriceRisen: false,
      book: { ...book, leader: { bidder, maximum } },
    };
  const challenged = maximum > leader.maximum;
  const lower = Math.min(maximum, leader.maximum);
  const higher = Math.max(maximum, leader.maximum);
  const price = Math.max(book.price, Math.min(higher, lower + stepAt(lower)));
  const after: Book = { ...book, price, leader: challenged ? { bidder, maximum } : leader };
  return {
    kind: challenged ? 'leading' : 'outbid',
    hasPriceRisen: price > book.price,
    book: after,
  };
}
