import { SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import { listCatalogDealsEndpoint } from '@hako/contract/search/catalog/lists';
import { load, loadOr } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer } from '../parts/viewer.ts';
import { CardList } from '../features/marketplaces/cards/card-list.tsx';
import { CategoryChips } from '../features/marketplaces/lists/category-chips.tsx';
import styles from '../features/marketplaces/lists/list-page.module.css';
import { SiteTabs } from '../features/marketplaces/lists/site-tabs.tsx';
import { sitePageIn } from '../features/marketplaces/lists/sort-links.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { sitePath } from '../text/sites.ts';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/deals';

const PAGE_SIZE = 40;

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Đang giảm giá · Hako' }]
    : pageMeta({
        title: `Đang giảm giá trên ${SITES[loaderData.site].name}`,
        description: `Những món đang giảm giá trên ${SITES[loaderData.site].name}, kèm giá về tới nhà bằng đồng.`,
        origin: loaderData.origin,
        path: `${sitePath(loaderData.site)}/deals`,
      });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const { site, lists } = await requireServedSite(context, params.site, 'deals');
  const category = /^[\w-]{1,40}$/.exec(searchParams.get('category') ?? '')?.[0];
  return {
    ...{ origin, site, lists, category },
    answer: load(context, listCatalogDealsEndpoint, {
      params: { site },
      query: { category, page: sitePageIn(searchParams), size: PAGE_SIZE },
    }),
    categories: lists.includes('categories')
      ? loadOr(context, readCatalogCategoriesEndpoint, { params: { site }, query: {} }, null)
      : null,
  };
}

export default function DealsPage({
  loaderData: { site, lists, category, answer, categories },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Đang giảm giá trên {SITES[site].name}</h1>
        <SiteTabs site={site} lists={lists} />
        <CategoryChips answer={categories} chosen={category} />
      </header>
      <CardList
        label="Đang giảm giá"
        answer={answer}
        size={PAGE_SIZE}
        heart={(card) => <Heart listing={card} viewerId={viewerId} />}
        empty="Lúc này không có món nào giảm giá"
      />
    </div>
  );
}
