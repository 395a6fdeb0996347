import { SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import { load } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { CategoryLinks } from '../features/marketplaces/lists/category-links.tsx';
import styles from '../features/marketplaces/lists/list-page.module.css';
import { SiteTabs } from '../features/marketplaces/lists/site-tabs.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { sitePath } from '../text/sites.ts';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/categories';

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Danh mục · Hako' }]
    : pageMeta({
        title: `Danh mục của ${SITES[loaderData.site].name}`,
        description: `Mọi danh mục của ${SITES[loaderData.site].name} bằng tiếng Việt.`,
        origin: loaderData.origin,
        path: `${sitePath(loaderData.site)}/categories`,
      });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, lists } = await requireServedSite(context, params.site, 'categories');
  const { data: branch } = await load(context, readCatalogCategoriesEndpoint, {
    params: { site },
    query: {},
  });
  return { origin: new URL(request.url).origin, site, lists, branch };
}

export default function CategoriesPage({
  loaderData: { site, lists, branch },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Danh mục của {SITES[site].name}</h1>
        <SiteTabs site={site} lists={lists} />
      </header>
      <CategoryLinks site={site} branch={branch} />
    </div>
  );
}
