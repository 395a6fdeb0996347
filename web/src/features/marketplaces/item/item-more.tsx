import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { readCatalogBidsEndpoint } from '@hako/contract/search/catalog/around';
import type { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { sellerPath } from '../../../text/sites.ts';
import { Card } from '../../../ui/frames/card.tsx';
import { Skeleton } from '../../../ui/frames/states.tsx';
import { StoreHeart } from '../../../parts/store-heart.tsx';
import { BidHistory } from './bid-history.tsx';
import { type Item, ItemFacts } from './item-facts.tsx';
import styles from './item.module.css';
import { PriceHistory } from './price-history.tsx';
import { SavingFacts } from './saving-facts.tsx';
import { SellerCard } from './seller-card.tsx';
import { SellerText } from './seller-text.tsx';
import { TypicalCard } from './typical-price.tsx';

/** What is worth reading below the price: facts, the seller, their words, other prices, the bids. */
export function ItemMore({
  item,
  bids,
  typical,
  viewerId,
}: {
  readonly item: Item;
  readonly bids: Promise<EndpointReply<typeof readCatalogBidsEndpoint> | null> | null;
  readonly typical: Promise<EndpointReply<typeof readTypicalPriceEndpoint> | null>;
  readonly viewerId: string | null;
}) {
  return (
    <div className={styles.more}>
      {item.facts.length > 0 || item.parcel ? (
        <Card title="Nên biết trước khi mua">
          <SavingFacts item={item} />
        </Card>
      ) : null}
      <Card title="Thông tin">
        <ItemFacts item={item} />
      </Card>
      <Card title={item.seller.is_store ? 'Cửa hàng' : 'Người bán'}>
        <SellerCard item={item} keep={<StoreHeart viewerId={viewerId} store={storeOf(item)} />} />
      </Card>
      <Card title="Người bán viết">
        <SellerText html={item.description_html} />
      </Card>
      <Suspense fallback={null}>
        <Await resolve={typical} errorElement={null}>
          {(answer) =>
            answer && answer.data.sample_size > 0 ? (
              <Card title="Giá thường thấy">
                <TypicalCard typical={answer.data} />
              </Card>
            ) : null
          }
        </Await>
      </Suspense>
      {item.price_history.length > 1 ? (
        <Card title="Giá đã thấy">
          <PriceHistory prices={item.price_history} />
        </Card>
      ) : null}
      {bids ? (
        <Suspense fallback={<Skeleton lines={4} />}>
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
