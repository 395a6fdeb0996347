import { type Site, SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import {
  listCatalogDealsEndpoint,
  listCatalogRankingEndpoint,
} from '@hako/contract/search/catalog/lists';
import { searchCatalogWholeEndpoint } from '@hako/contract/search/search';
import { Suspense } from 'react';
import { Await, isRouteErrorResponse, Link } from 'react-router';
import { loadOr } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer } from '../parts/viewer.ts';
import { CategoryLinks } from '../features/marketplaces/lists/category-links.tsx';
import {
  endingSoonQuery,
  SHELF_SIZE,
  withinReach,
} from '../features/marketplaces/cards/ending-soon.ts';
import { CardShelf, ListingShelf } from '../features/marketplaces/cards/listing-shelf.tsx';
import { SITE_GUIDE } from '../features/marketplaces/lists/site-guide.ts';
import { SiteClosed } from '../features/marketplaces/item/site-closed.tsx';
import { SiteTabs } from '../features/marketplaces/lists/site-tabs.tsx';
import { FailureNote } from '../shell/frame/failure-page.tsx';
import { SearchBox } from '../shell/search/search-box.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { sitePath } from '../text/sites.ts';
import { Card } from '../ui/frames/card.tsx';
import { Skeleton } from '../ui/frames/states.tsx';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/marketplace-home';
import styles from './home.module.css';
import NotFound from './not-found.tsx';

/** Categories that are shown at once; the others stand on a page of their own. */
const FIRST_CATEGORIES = 12;

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Không tìm thấy trang · Hako' }]
    : pageMeta({
        title: SITES[loaderData.site].name,
        description: `${SITE_GUIDE[loaderData.site].lead} Xem giá về tới nhà bằng đồng trước khi mua.`,
        origin: loaderData.origin,
        path: sitePath(loaderData.site),
      });

/** Asks the marketplace for what it has, all at once; none of the answers holds up the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, lists, closed } = await requireServedSite(context, params.site);
  const has = (list: (typeof lists)[number]) => lists.includes(list);
  const list = { params: { site }, query: { size: SHELF_SIZE } };
  return {
    site,
    lists,
    closed,
    origin: new URL(request.url).origin,
    categories: has('categories')
      ? loadOr(context, readCatalogCategoriesEndpoint, { params: { site }, query: {} }, null)
      : null,
    endingSoon: has('auctions')
      ? withinReach(
          loadOr(context, searchCatalogWholeEndpoint, { query: endingSoonQuery(site) }, null),
        )
      : null,
    ranking: has('rankings') ? loadOr(context, listCatalogRankingEndpoint, list, null) : null,
    deals: has('deals') ? loadOr(context, listCatalogDealsEndpoint, list, null) : null,
    newest: IS_BROWSABLE[site]
      ? loadOr(
          context,
          searchCatalogWholeEndpoint,
          { query: { sites: site, sort: 'newest', size: SHELF_SIZE } },
          null,
        )
      : null,
  };
}

/** Whether a site answers without a word to search for; the shops only rank. */
const IS_BROWSABLE: Readonly<Record<Site, boolean>> = {
  auction: true,
  mercari: true,
  paypay: true,
  surugaya: true,
  shopping: false,
  rakuten: false,
  amazon: false,
};

type Loaded = Route.ComponentProps['loaderData'];

export default function MarketplaceHome({
  loaderData: { site, lists, closed, categories, endingSoon, ranking, deals, newest },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const customerId = viewer?.kind === 'customer' ? viewer.id : null;
  const { lead } = SITE_GUIDE[site];
  const path = sitePath(site);
  const heart: Parameters<typeof ListingShelf>[0]['heart'] = (card) => (
    <Heart listing={card} viewerId={customerId} />
  );
  return (
    <div className={styles.page}>
      <header className={styles.lead}>
        <h1>{SITES[site].name}</h1>
        <p>{lead}</p>
        <SearchBox isLarge ofSite={path.slice(1)} />
        <SiteTabs site={site} lists={lists} />
        <SiteClosed served={{ site, closed }} />
      </header>
      {categories ? <Categories site={site} categories={categories} /> : null}
      {endingSoon ? (
        <ListingShelf
          title="Sắp kết thúc"
          more={`${path}/search?kind=auction&sort=ending-soon`}
          answer={endingSoon}
          heart={heart}
        />
      ) : null}
      {deals ? (
        <CardShelf title="Đang giảm giá" more={`${path}/deals`} answer={deals} heart={heart} />
      ) : null}
      {ranking ? (
        <CardShelf title="Bán chạy" more={`${path}/ranking`} answer={ranking} heart={heart} ranks />
      ) : null}
      {newest ? (
        <ListingShelf
          title="Mới đăng"
          more={`${path}/search?sort=newest`}
          answer={newest}
          heart={heart}
        />
      ) : null}
      <BuyingCard site={site} />
    </div>
  );
}

function Categories({
  site,
  categories,
}: Pick<Loaded, 'site'> & { readonly categories: NonNullable<Loaded['categories']> }) {
  return (
    <section aria-labelledby="categories" className={styles.lead}>
      <h2 id="categories">Danh mục</h2>
      <Suspense fallback={<Skeleton lines={3} height={44} />}>
        <Await resolve={categories} errorElement={<NoCategories />}>
          {(answer) =>
            answer ? (
              <CategoryLinks site={site} branch={answer.data} atMost={FIRST_CATEGORIES} />
            ) : (
              <NoCategories />
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}

/** What is different about buying there, and where to read on. */
function BuyingCard({ site }: Pick<Loaded, 'site'>) {
  const path = sitePath(site);
  return (
    <Card title={`Mua ở ${SITES[site].name} có gì khác`}>
      <p>{SITE_GUIDE[site].special}</p>
      <p>
        <Link to={`${path}-go`}>Báo giá từ link</Link> ·{' '}
        <Link to="/page/huong-dan-mua-hang" reloadDocument>
          Hướng dẫn mua hàng
        </Link>{' '}
        ·{' '}
        <Link to="/page/bieu-phi" reloadDocument>
          Biểu phí
        </Link>
      </p>
    </Card>
  );
}

/** An address of one word that is no marketplace is simply a wrong address. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <FailureNote error={error} />
  );
}

function NoCategories() {
  return <p>Sàn chưa gửi danh mục. Bạn vẫn tìm được bằng từ khóa ở ô trên.</p>;
}
