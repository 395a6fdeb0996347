import { readCatalogCategoriesEndpoint } from '@hako/contract/catalog-around';
import { searchCatalogWholeEndpoint } from '@hako/contract/search';
import { Suspense } from 'react';
import { Await, data, isRouteErrorResponse, Link } from 'react-router';
import { loadOr } from '../api/load.ts';
import { CategoryLinks, type CategoryBranch } from '../features/marketplaces/category-links.tsx';
import { endingSoonQuery, SHELF_SIZE, withinReach } from '../features/marketplaces/ending-soon.ts';
import { ListingShelf } from '../features/marketplaces/listing-shelf.tsx';
import { siteName } from '../features/marketplaces/site-name.ts';
import { FailureNote } from '../shell/failure-page.tsx';
import { SITE_LINKS } from '../shell/links.ts';
import { SearchBox } from '../shell/search-box.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/states.tsx';
import type { Route } from './+types/marketplace-home';
import styles from './home.module.css';
import NotFound from './not-found.tsx';

/** What is different about buying at each marketplace, said before it costs anybody anything. */
const ABOUT: Readonly<Record<string, { lead: string; special: string }>> = {
  auction: {
    lead: 'Sàn đấu giá lớn nhất Nhật Bản: máy ảnh, đồng hồ, nhạc cụ, mô hình và đồ hiệu đã qua sử dụng.',
    special:
      'Bạn nêu giá cao nhất chịu trả, sàn tự nâng từng bước khi có người trả hơn. Nhiều phiên tự gia hạn 5 phút nếu có giá mới vào phút cuối. Đã đặt giá thì không rút lại được; thắng là phải mua. Cửa hàng có thể cộng thêm 10% thuế, phí gửi trong Nhật thường do người mua trả và đôi khi chỉ biết sau khi thắng: Hako ghi rõ dòng nào còn là ước tính.',
  },
  mercari: {
    lead: 'Chợ đồ cũ của người Nhật: giá cố định, thường đã gồm phí gửi trong nước, mỗi món chỉ có một.',
    special:
      'Ai trả tiền trước thì được, nên món hàng có thể hết ngay khi bạn đang xem; Hako đọc lại giá và tình trạng trước khi mua, không mua được thì hoàn đủ tiền. Người bán là cá nhân, hàng theo đúng ảnh và mô tả, họ hiếm khi nhận trả lại. Hàng của Mercari Shops là của cửa hàng và có thể có nhiều chiếc.',
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Không tìm thấy trang · Hako' }]
    : pageMeta({
        title: siteName(loaderData.site),
        description: `${ABOUT[loaderData.site]?.lead ?? ''} Xem giá về tới nhà bằng đồng trước khi mua.`,
        origin: loaderData.origin,
        path: `/${loaderData.site}`,
      });

/** Asks the marketplace for three things at once; none of them holds up the page. */
export function loader({ context, params: { site }, request }: Route.LoaderArgs) {
  if (!SITE_LINKS.some(({ to }) => to === `/${site}`)) throw data(null, { status: 404 });
  return {
    site,
    origin: new URL(request.url).origin,
    categories: loadOr(context, readCatalogCategoriesEndpoint, { params: { site }, query: {} }, null),
    endingSoon: site === 'auction' ? withinReach(loadOr(context, searchCatalogWholeEndpoint, { query: endingSoonQuery(site) }, null)) : null,
    newest: loadOr(context, searchCatalogWholeEndpoint, { query: { sites: site, sort: 'newest', size: SHELF_SIZE } }, null),
  };
}

export default function MarketplaceHome({ loaderData: { site, categories, endingSoon, newest } }: Route.ComponentProps) {
  const about = ABOUT[site];
  return (
    <div className={styles.page}>
      <header className={styles.lead}>
        <h1>{siteName(site)}</h1>
        {about ? <p>{about.lead}</p> : null}
        <SearchBox isLarge ofSite={site} />
      </header>
      <section aria-labelledby="categories" className={styles.lead}>
        <h2 id="categories">Danh mục</h2>
        <Suspense fallback={<Skeleton lines={3} height={44} />}>
          <Await resolve={categories} errorElement={<NoCategories />}>
            {(answer) => (answer ? <CategoryLinks site={site} branch={answer.data as CategoryBranch} /> : <NoCategories />)}
          </Await>
        </Suspense>
      </section>
      {endingSoon ? <ListingShelf title="Sắp kết thúc" more={`/${site}/search?kind=auction&sort=ending-soon`} answer={endingSoon} /> : null}
      <ListingShelf title="Mới đăng" more={`/${site}/search?sort=newest`} answer={newest} />
      {about ? (
        <Card title={`Mua ở ${siteName(site)} có gì khác`}>
          <p>{about.special}</p>
          <p>
            <Link to="/page/huong-dan-mua-hang" reloadDocument>
              Hướng dẫn mua hàng
            </Link>{' '}
            ·{' '}
            <Link to="/page/bieu-phi" reloadDocument>
              Biểu phí
            </Link>
          </p>
        </Card>
      ) : null}
    </div>
  );
}

/** An address of one word that is no marketplace is simply a wrong address. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <FailureNote error={error} />;
}

function NoCategories() {
  return <p>Sàn chưa gửi danh mục. Bạn vẫn tìm được bằng từ khóa ở ô trên.</p>;
}
