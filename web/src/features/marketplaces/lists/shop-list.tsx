import { siteName } from '@hako/contract/marketplaces/sites';
import type { CatalogShop } from '@hako/contract/search/catalog/shops';
import { LIMITS } from '@hako/contract/kit/limits';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { formatPercent } from '../../../text/money.ts';
import { prefectureName } from '../../../text/prefectures.ts';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import styles from './shop-place.module.css';

/** Shops beside each other: a picture of what they sell, where, which kinds, how they are rated. */
export function ShopList({
  shops,
  kindNames,
}: {
  readonly shops: readonly Static<typeof CatalogShop>[];
  readonly kindNames: ReadonlyMap<string, string>;
}) {
  return (
    <ul role="list" aria-label="Cửa hàng" className={styles.shops}>
      {shops.map((shop) => (
        <li key={`${shop.site}:${shop.id}`} className={styles.shop}>
          <Picture src={shop.picture || undefined} alt="" />
          <div>
            <h2>
              <Link to={shop.path} lang={shop.name ? 'ja' : undefined}>
                {shop.name || `Cửa hàng ${shop.id}`}
              </Link>
            </h2>
            <p className={styles.facts}>
              <span>{siteName(shop.site)}</span>
              {shop.prefecture === null ? null : (
                <span>
                  <IconMapPin aria-hidden="true" size={16} /> {prefectureName(shop.prefecture)}
                </span>
              )}
            </p>
            <p className={styles.facts}>
              {shop.rating_percent === null ? null : (
                <Tag
                  tone={
                    shop.rating_percent < LIMITS.reputationThresholdPercent ? 'estimate' : 'good'
                  }
                >
                  {formatPercent(shop.rating_percent)} tốt
                </Tag>
              )}
              <span>{shop.kinds.map((kind) => kindNames.get(kind) ?? kind).join(', ')}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
