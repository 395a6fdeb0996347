import { auctionRowOf, type Search } from '../../search/index.ts';

/** So near its end an auction is called closing. */
const CLOSING_MS = 3_600_000;

/** What is like a lot of Yahoo! Auctions, in the order of the site. */
export async function listRelated(search: Search, code: string) {
  const { clock, translation } = search.deps;
  const cards = await search.listRelatedListings('auction', code);
  return cards.map((card, index) => ({
    ...auctionRowOf(translation, card),
    index,
    closing:
      card.auction !== undefined &&
      card.auction.endsAt.getTime() - clock.now().getTime() <= CLOSING_MS,
    type: 'relate',
  }));
}
