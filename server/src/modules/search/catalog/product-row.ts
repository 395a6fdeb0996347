import type { AuctionCard } from '@hako/contract/marketplaces/marketplaces';
import type { Static } from 'typebox';
import type { ListingCard } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';

export type AuctionRow = Static<typeof AuctionCard>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** A card as the mobile client reads it. Times and amounts are never null: 0 and '' say that there is none. */
export const auctionRowOf = (translation: Titles, card: ListingCard): AuctionRow => ({
  favorite: false,
  code: card.code,
  name: translation.titleNow(card.title).text,
  url: card.url,
  image: card.pictures[0] ?? '',
  price: card.price.current ?? 0,
  price_buy: card.price.buyNow ?? 0,
  end_time: endOf(card)?.toISOString() ?? '',
  seller_id: card.seller.id,
  bids: card.auction?.bidCount ?? 0,
  new: card.condition === 'new',
  newW: card.condition === 'new',
  used: card.condition !== 'new' && card.condition !== 'unknown',
  freeship: card.shipping.payer === 'seller',
  item_type: card.isShopItem ? 'store' : 'private',
});

/** Goods at a fixed price are taken down as well, and the client wants to know when. */
export const endOf = ({ auction, endsAt }: ListingCard): Date | undefined =>
  auction?.endsAt ?? endsAt;
