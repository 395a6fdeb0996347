import { SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import { listCatalogRankingEndpoint } from '@hako/contract/search/catalog/lists';
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
import type { Route } from './+types/ranking';

const PAGE_SIZE = 40;

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Bán chạy · Hako' }]
    : pageMeta({
        title: `Bán chạy trên ${SITES[loaderData.site].name}`,
        description: `Những món bán chạy nhất trên ${SITES[loaderData.site].name}, kèm giá về tới nhà bằng đồng.`,
        origin: loaderData.origin,
        path: `${sitePath(loaderData.site)}/ranking`,
      });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const { site, lists } = await requireServedSite(context, params.site, 'rankings');
  const category = /^[\w-]{1,40}$/.exec(searchParams.get('category') ?? '')?.[0];
  return {
    ...{ origin, site, lists, category },
    answer: load(context, listCatalogRankingEndpoint, {
      params: { site },
      query: { category, page: sitePageIn(searchParams), size: PAGE_SIZE },
    }),
    categories: lists.includes('categories')
      ? loadOr(context, readCatalogCategoriesEndpoint, { params: { site }, query: {} }, null)
      : null,
  };
}

export default function RankingPage({
  loaderData: { site, lists, category, answer, categories },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Bán chạy trên {SITES[site].name}</h1>
        <SiteTabs site={site} lists={lists} />
        <CategoryChips answer={categories} chosen={category} />
      </header>
      <CardList
        label="Bán chạy"
        answer={answer}
        size={PAGE_SIZE}
        isRanked
        heart={(card) => <Heart listing={card} viewerId={viewerId} />}
        empty="Sàn chưa gửi bảng xếp hạng"
      />
    </div>
  );
}
