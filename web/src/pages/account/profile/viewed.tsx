import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { listRecentlyViewedEndpoint } from '@hako/contract/search/discovery';
import { Link, useSearchParams } from 'react-router';
import { load } from '../../../api/load.ts';
import { useSiteNames } from '../../../api/served-sites.ts';
import styles from '../../../features/favorites/favorites.module.css';
import { Heart } from '../../../features/favorites/heart.tsx';
import { useViewer } from '../../../parts/viewer.ts';
import { sitePageIn } from '../../../features/marketplaces/lists/sort-links.tsx';
import { languageOf } from '../../../text/language.ts';
import { itemPath } from '../../../text/sites.ts';
import { autoTranslate } from '../../../device/settings.ts';
import { formatWhen } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/viewed';

const PAGE_SIZE = 24;

export const meta: Route.MetaFunction = () => [{ title: 'Đã xem gần đây · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = sitePageIn(searchParams);
  const site = findSite(searchParams.get('site') ?? '');
  const { data } = await load(context, listRecentlyViewedEndpoint, {
    query: { page, size: PAGE_SIZE, source: site },
  });
  return { page, site, viewed: data.results, total: data.pagination.total };
}

/** What this person looked at, newest first, by site: to find the way back. */
export default function ViewedPage({
  loaderData: { page, site, viewed, total },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const served = useSiteNames();
  const [search] = useSearchParams();
  const to = (wanted: string) => (wanted === '' ? '?' : `?site=${wanted}`);
  return (
    <>
      <h1>Đã xem gần đây</h1>
      <TabLinks
        label="Theo sàn"
        chosen={search.get('site') ?? ''}
        tabs={[
          { key: '', label: 'Tất cả', to: to('') },
          ...served.map((one) => ({ key: one, label: siteName(one), to: to(one) })),
        ]}
      />
      {viewed.length === 0 ? (
        <EmptyState
          title={site ? `Bạn chưa xem món nào trên ${siteName(site)}` : 'Bạn chưa xem món nào'}
          action={<ButtonLink to="/hako-go/search">Tìm hàng Nhật</ButtonLink>}
        >
          Món nào bạn mở khi đã đăng nhập sẽ nằm ở đây, để tìm lại cho dễ.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {viewed.map((one) => (
            <ViewedRow key={one.id} viewed={one} viewerId={viewer?.id ?? null} />
          ))}
        </ul>
      )}
      <Pager page={page} size={PAGE_SIZE} total={total} />
    </>
  );
}

function ViewedRow({
  viewed: one,
  viewerId,
}: {
  viewed: Route.ComponentProps['loaderData']['viewed'][number];
  viewerId: string | null;
}) {
  const path = itemPath(one.source, one.product_id);
  const name = autoTranslate.use() ? one.product_name_vi : one.product_name;
  return (
    <li className={styles.row}>
      <Picture src={one.images[0]} alt="" />
      <div className={styles.words}>
        <Link to={path} lang={languageOf(name)}>
          {name}
        </Link>
        {one.price > 0 ? <Yen amount={one.price} /> : null}
        <p className={styles.under}>
          <span>{siteName(one.source)}</span>
          <span>xem lúc {formatWhen(one.last_viewed)}</span>
        </p>
      </div>
      <Heart
        viewerId={viewerId}
        listing={{
          site_code: one.source,
          code: one.product_id,
          title: one.product_name,
          url: one.product_url,
          path,
          price_jpy: one.price,
          ends_at: null,
          picture: one.images[0] ?? '',
        }}
      />
    </li>
  );
}
