import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { readCatalogBidsEndpoint } from '@hako/contract/search/catalog/around';
import type { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { sellerPath } from '../../../text/sites.ts';
import { Card } from '../../../ui/frames/card.tsx';
import { Fold } from '../../../ui/frames/fold.tsx';
import { StoreHeart } from '../../../parts/store-heart.tsx';
import { BidHistory } from './bid-history.tsx';
import type { Item } from './facts/item.ts';
import { ItemFacts } from './facts/item-facts.tsx';
import styles from './item.module.css';
import { PriceHistory } from './price-history.tsx';
import { SellerCard } from './facts/seller-card.tsx';
import { SellerText } from './seller-text.tsx';
import { TypicalCard, TypicalNote } from './typical-price.tsx';

/** What it is and who sells it, in one. */
export function ItemAbout({
  item,
  viewerId,
}: {
  readonly item: Item;
  readonly viewerId: string | null;
}) {
  return (
    <div id="thong-tin" className={styles.facts}>
      <Card title="Thông tin">
        <ItemFacts item={item} />
        <SellerCard item={item} keep={<StoreHeart viewerId={viewerId} store={storeOf(item)} />} />
      </Card>
    </div>
  );
}

/**
 * What is worth reading below the price; what few read is folded on a phone: the seller's words,
 * other prices, the bids.
 */
export function ItemMore({
  item,
  bids,
  typical,
}: {
  readonly item: Item;
  readonly bids: Promise<EndpointReply<typeof readCatalogBidsEndpoint> | null> | null;
  readonly typical: Promise<EndpointReply<typeof readTypicalPriceEndpoint> | null>;
}) {
  return (
    <div className={styles.more}>
      <div id="mo-ta">
        <Fold title="Mô tả của người bán">
          <SellerText html={item.description_html} />
        </Fold>
      </div>
      <Suspense fallback={null}>
        <Await resolve={typical} errorElement={null}>
          {(answer) =>
            answer && answer.data.sample_size > 0 ? (
              <div id="da-ban">
                <Fold title="Giá thường bán" note={<TypicalNote typical={answer.data} />}>
                  <TypicalCard typical={answer.data} />
                </Fold>
              </div>
            ) : null
          }
        </Await>
      </Suspense>
      {item.price_history.length > 1 ? (
        <Fold title="Lịch sử giá" note={`${item.price_history.length} lần đổi`}>
          <PriceHistory prices={item.price_history} />
        </Fold>
      ) : null}
      {bids ? (
        <Suspense fallback={null}>
          <Await resolve={bids} errorElement={null}>
            {(history) => (history ? <BidHistory bids={history.data.bids} /> : null)}
          </Await>
        </Suspense>
      ) : null}
    </div>
  );
}

/** What is kept of the seller: a masked name is none. */
const storeOf = ({ site, site_code, seller, picture }: Item) => ({
  site_code,
  code: seller.id,
  name: /^\**$/.test(seller.name) ? seller.id : seller.name,
  path: sellerPath(site, seller.id) ?? '',
  picture,
});
