import type { AuctionStanding } from '@hako/contract/bidding/standing';
import type { CatalogItem } from '@hako/contract/search/catalog/item';
import type { Static } from 'typebox';
import { useTitle } from '../../../device/title.ts';
import { Banner } from '../../../ui/frames/states.tsx';
import { BidPanel, StateOnPage } from './bid-panel.tsx';
import { BuyPanel } from '../buying/buy-panel.tsx';
import { hasVariantPrices, VariantAsk } from '../buying/variant-ask.tsx';
import type { UsualAnswer } from './form/price-ladder.tsx';
import { type OwnOrder, OwnOrders } from './own-orders.tsx';

/** What a person can do with an item: bid, choose what must be chosen, buy at the fixed price, keep it in the cart. */
export function Act({
  item,
  standing,
  shipMode,
  viewerId,
  ownOrders,
  usual,
  onRead,
}: {
  readonly item: Static<typeof CatalogItem>;
  /** The newest one that the page knows. */
  readonly standing: AuctionStanding | undefined;
  readonly shipMode: string | undefined;
  readonly viewerId: string | null;
  /** What the viewer ordered of it already. */
  readonly ownOrders: readonly OwnOrder[];
  readonly usual?: UsualAnswer | undefined;
  readonly onRead?: ((standing: AuctionStanding) => void) | undefined;
}) {
  const title = useTitle(item);
  const buyingPrice = buyingPriceOf(item);
  const blocked = blockReason(item);
  const canBuy = mayBuy(item, ownOrders) && buyingPrice !== null;
  // A guest signs in once for both: the panel's button leads there.
  const isOneWay = viewerId === null && blocked === undefined && mayBidOn(standing);
  return (
    <>
      <OwnOrders orders={ownOrders} />
      {blocked === undefined ? null : (
        <Banner tone="bad">Hako không mua hộ món này. {blocked}</Banner>
      )}
      {standing ? (
        <>
          <StateOnPage standing={standing} />
          <BidPanel
            key={item.code}
            {...{ standing, shipMode, viewerId, usual, onRead }}
            isBlocked={blocked !== undefined}
            mayBuyNow={canBuy}
          />
        </>
      ) : null}
      {mayBuy(item, ownOrders) && hasVariantPrices(item) ? (
        <VariantAsk key={`variant-${item.code}`} item={item} />
      ) : null}
      {canBuy && !isOneWay ? (
        <BuyPanel
          key={`buy-${item.code}`}
          {...{ shipMode, viewerId }}
          site={item.site}
          code={item.code}
          title={title}
          priceJpy={buyingPrice}
          isAuction={item.auction !== null}
          goods={item}
        />
      ) : null}
    </>
  );
}

const mayBidOn = (standing: AuctionStanding | undefined): boolean =>
  standing?.is_open === true && standing.can_bid;

type Priced = Pick<
  Static<typeof CatalogItem>,
  'price_high_jpy' | 'buy_now_jpy' | 'auction' | 'price_jpy'
>;

/**
 * What it is bought at without an auction, whole yen; null where it is not, or not before a variant
 * is named.
 */
const buyingPriceOf = (item: Priced): number | null =>
  hasVariantPrices(item) ? null : (item.buy_now_jpy ?? (item.auction ? null : item.price_jpy));

/** Whether there is anything here to bid on, to buy or to ask for. */
export const hasWayToAct = (item: Priced, standing: AuctionStanding | undefined): boolean =>
  standing !== undefined || hasVariantPrices(item) || buyingPriceOf(item) !== null;

/** Why the goods are not bought for anybody; undefined when they are. */
export const blockReason = ({ flags }: Pick<Static<typeof CatalogItem>, 'flags'>) =>
  flags.find(({ rule }) => rule === 'block')?.reason;

/** On sale, not refused by the owner's rules, and not the one thing that the viewer has ordered. */
export const mayBuy = (
  item: Pick<Static<typeof CatalogItem>, 'status' | 'flags' | 'stock'>,
  ownOrders: readonly OwnOrder[],
): boolean =>
  item.status === 'open' &&
  blockReason(item) === undefined &&
  !(item.stock === 1 && ownOrders.length > 0);
