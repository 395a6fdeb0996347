import { siteName } from '@hako/contract/marketplaces/sites';
import {
  listFavoriteStoresEndpoint,
  searchFavoritesEndpoint,
} from '@hako/contract/favorites/favorites';
import { listPriceWatchesEndpoint } from '@hako/contract/favorites/price-watches';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import styles from '../../../features/favorites/favorites.module.css';
import { autoTranslate } from '../../../device/settings.ts';
import { Heart } from '../../../features/favorites/heart.tsx';
import { PriceWatch } from '../../../features/favorites/price-watch.tsx';
import { StoreList } from '../../../features/favorites/store-list.tsx';
import { useViewer } from '../../../parts/viewer.ts';
import { itemPath } from '../../../text/sites.ts';
import { formatDay } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/favorites';

const PAGE_SIZE = 24;

export const meta: Route.MetaFunction = () => [{ title: 'Yêu thích · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = Math.min(
    1_000,
    Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1),
  );
  const [{ data }, stores, watched] = await Promise.all([
    load(context, searchFavoritesEndpoint, {
      query: { page, size: PAGE_SIZE, order: 'created_date:desc' },
    }),
    load(context, listFavoriteStoresEndpoint),
    load(context, listPriceWatchesEndpoint),
  ]);
  const isStores = searchParams.get('tab') === 'stores';
  return {
    page,
    isStores,
    stores: stores.data,
    favorites: data.results,
    watches: watched.data.results,
    total: data.pagination.total,
  };
}

/** What and whom this person keeps an eye on. A heart let go stays in its place until the page is opened again, so a slip is mended by pressing once more. */
export default function FavoritesPage({
  loaderData: { page, isStores, stores, favorites, watches, total },
}: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <>
      <h1>Yêu thích</h1>
      <TabLinks
        label="Loại yêu thích"
        chosen={isStores ? 'stores' : 'products'}
        tabs={[
          { key: 'products', label: 'Món hàng', count: total, to: '?' },
          { key: 'stores', label: 'Người bán', count: stores.length, to: '?tab=stores' },
        ]}
      />
      {isStores ? (
        <Stores stores={stores} viewerId={viewer?.id ?? null} />
      ) : (
        <Products {...{ page, favorites, watches, total }} viewerId={viewer?.id ?? null} />
      )}
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Stores({ stores, viewerId }: Pick<Data, 'stores'> & { viewerId: string | null }) {
  return stores.length === 0 ? (
    <EmptyState
      title="Bạn chưa lưu người bán nào"
      action={<ButtonLink to="/shop-place">Xem cửa hàng theo vùng</ButtonLink>}
    >
      Bấm “Lưu người bán” ở trang của họ để quay lại xem hàng mới.
    </EmptyState>
  ) : (
    <StoreList stores={stores} viewerId={viewerId} />
  );
}

function Products({
  page,
  favorites,
  watches,
  total,
  viewerId,
}: Pick<Data, 'page' | 'favorites' | 'watches' | 'total'> & { viewerId: string | null }) {
  const isTranslating = autoTranslate.use();
  return (
    <>
      {favorites.length === 0 ? (
        <EmptyState
          title="Bạn chưa lưu món nào"
          action={<ButtonLink to="/hako-go/search">Tìm hàng Nhật</ButtonLink>}
        >
          Bấm trái tim ở góc ảnh để giữ lại món muốn theo dõi.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {favorites.map((one) => {
            const path = itemPath(one.site_code, one.code);
            return (
              <li key={one._id} className={styles.row}>
                <Picture src={one.images[0]} alt="" />
                <div className={styles.words}>
                  <Link to={path}>{(isTranslating ? one.name_vi : one.name) || one.code}</Link>
                  {one.price > 0 ? <Yen amount={one.price} /> : null}
                  <p className={styles.under}>
                    <span>{siteName(one.site_code)}</span>
                    <span>lưu ngày {formatDay(one.created_date)}</span>
                  </p>
                  <PriceWatch
                    code={one.code}
                    watch={watches.find(({ code }) => code === one.code)}
                  />
                </div>
                <Heart
                  viewerId={viewerId}
                  listing={{
                    site_code: one.site_code,
                    code: one.code,
                    title: one.name,
                    url: one.url,
                    path,
                    price_jpy: one.price,
                    ends_at: one.end_time || null,
                    picture: one.images[0] ?? '',
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Pager page={page} size={PAGE_SIZE} total={total} />
    </>
  );
}
