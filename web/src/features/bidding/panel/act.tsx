import type { AuctionStanding } from '@hako/contract/bidding/standing';
import type { CatalogItem } from '@hako/contract/search/search';
import type { Static } from 'typebox';
import { BidPanel } from './bid-panel.tsx';
import { BuyPanel } from './buy-panel.tsx';

/** What a person can do with an item: bid, choose what must be chosen, buy at the fixed price, keep it in the cart. */
export function Act({
  item,
  standing,
  shipMode,
  viewerId,
  onRead,
}: {
  readonly item: Static<typeof CatalogItem>;
  readonly standing: AuctionStanding | undefined;
  readonly shipMode: string | undefined;
  readonly viewerId: string | null;
  readonly onRead?: ((standing: AuctionStanding) => void) | undefined;
}) {
  const buyingPrice = item.buy_now_jpy ?? (item.auction ? null : item.price_jpy);
  return (
    <>
      {standing ? <BidPanel key={item.code} {...{ standing, shipMode, viewerId, onRead }} /> : null}
      {item.status === 'open' && buyingPrice !== null ? (
        <BuyPanel
          key={`buy-${item.code}`}
          {...{ shipMode, viewerId }}
          site={item.site}
          code={item.code}
          title={item.title}
          priceJpy={buyingPrice}
          isAuction={item.auction !== null}
          goods={item}
        />
      ) : null}
    </>
  );
}
