import { siteName } from '@hako/contract/marketplaces/sites';
import type { FavoriteStore } from '@hako/contract/favorites/favorites';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { sellerPath } from '../../text/sites.ts';
import { formatDay } from '../../text/time.ts';
import { Picture } from '../../ui/frames/picture.tsx';
import styles from './favorites.module.css';
import { StoreHeart } from '../../parts/store-heart.tsx';

/** Sellers whom this person keeps. */
export function StoreList({
  stores,
  viewerId,
}: {
  readonly stores: readonly Static<typeof FavoriteStore>[];
  readonly viewerId: string | null;
}) {
  return (
    <ul role="list" className={styles.list}>
      {stores.map((store) => {
        const path = sellerPath(store.site_code, store.code) ?? store.url;
        return (
          <li key={store._id} className={styles.row}>
            <Picture src={store.avatar || undefined} alt="" />
            <div className={styles.words}>
              <Link to={path} lang="ja">
                {store.name || store.code}
              </Link>
              <p className={styles.under}>
                <span>{siteName(store.site_code)}</span>
                <span>lưu ngày {formatDay(store.created_date)}</span>
              </p>
            </div>
            <StoreHeart
              isKept
              viewerId={viewerId}
              store={{
                site_code: store.site_code,
                code: store.code,
                name: store.name,
                path,
                picture: store.avatar,
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
