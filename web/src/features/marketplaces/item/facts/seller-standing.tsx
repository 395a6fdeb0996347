import { siteName } from '@hako/contract/marketplaces/sites';
import type { Site } from '@hako/contract/marketplaces/sites';
import type { CatalogSeller } from '@hako/contract/search/catalog/card';
import type { Static } from 'typebox';
import { LIMITS } from '@hako/contract/kit/limits';
import { formatCount, formatPercent } from '../../../../text/money.ts';
import { Row } from '../../../../ui/frames/card.tsx';
import { Tag } from '../../../../ui/figures/tag.tsx';

/** Who a seller is in a line: kind, site, reputation against the threshold, unless the page has warned of it already. */
export function SellerStanding({
  seller,
  site,
  isOnItem = false,
}: {
  readonly seller: Static<typeof CatalogSeller>;
  readonly site: Site;
  /** The page has said the site, the kind, and any warning. */
  readonly isOnItem?: boolean;
}) {
  const { rating_percent: percent, good_count: good, bad_count: bad } = seller;
  const isDoubtful = percent !== null && percent < LIMITS.reputationThresholdPercent;
  return (
    <Row>
      {isOnItem ? null : (
        <>
          <Tag>{siteName(site)}</Tag>
          <Tag>{seller.is_store ? 'Cửa hàng' : 'Cá nhân'}</Tag>
        </>
      )}
      {percent === null ? (
        <span>Chưa có đánh giá</span>
      ) : (
        <Tag tone={isDoubtful ? (isOnItem ? 'plain' : 'bad') : 'good'}>
          {formatPercent(percent)} tốt
          {isDoubtful && !isOnItem ? `, dưới ${LIMITS.reputationThresholdPercent}%` : ''}
        </Tag>
      )}
      {good === null ? null : (
        <span className="tabular">
          {formatCount(good)} tốt, {formatCount(bad ?? 0)} xấu
        </span>
      )}
    </Row>
  );
}
