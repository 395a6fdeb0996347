import { SITES } from '@hako/contract/marketplaces/sites';
import { listCatalogBrandsEndpoint } from '@hako/contract/search/catalog/lists';
import { load } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { brandGroups } from '../features/marketplaces/lists/brand-groups.ts';
import styles from '../features/marketplaces/lists/list-page.module.css';
import { SiteTabs } from '../features/marketplaces/lists/site-tabs.tsx';
import { formatCount } from '../text/money.ts';
import { pageMeta } from '../text/page-meta.ts';
import { sitePath } from '../text/sites.ts';
import { EmptyState } from '../ui/frames/states.tsx';
import { Link } from 'react-router';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/brands';

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Thương hiệu · Hako' }]
    : pageMeta({
        title: `Thương hiệu trên ${SITES[loaderData.site].name}`,
        description: `Các thương hiệu trên ${SITES[loaderData.site].name}, xếp theo cách đọc tiếng Nhật.`,
        origin: loaderData.origin,
        path: `${sitePath(loaderData.site)}/brands`,
      });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, lists } = await requireServedSite(context, params.site, 'brands');
  const { data: brands } = await load(context, listCatalogBrandsEndpoint, {
    params: { site },
    query: {},
  });
  return { origin: new URL(request.url).origin, site, lists, brands };
}

export default function BrandsPage({ loaderData: { site, lists, brands } }: Route.ComponentProps) {
  const groups = brandGroups(brands);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Thương hiệu trên {SITES[site].name}</h1>
        <SiteTabs site={site} lists={lists} />
        <p>Xếp theo cách đọc tiếng Nhật, như người Nhật tìm.</p>
      </header>
      {groups.length === 0 ? <EmptyState title="Sàn chưa gửi danh sách thương hiệu" /> : null}
      <nav aria-label="Theo chữ đầu" className={styles.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${encodeURIComponent(letter)}`} lang="ja">
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        {groups.map(({ letter, brands: under }) => (
          <section key={letter} id={letter} aria-label={letter} className={styles.group}>
            <h2 lang="ja">{letter}</h2>
            <ul role="list" className={styles.brands}>
              {under.map(({ id, name, name_vi, count }) => (
                <li key={id}>
                  <Link
                    to={`${sitePath(site)}/search?keyword=${encodeURIComponent(name)}&__auto_translate_keyword=off`}
                  >
                    <span>
                      {name_vi}
                      {name_vi === name ? null : (
                        <>
                          {' '}
                          <small lang="ja">{name}</small>
                        </>
                      )}
                    </span>
                    {count === null ? null : (
                      <small className="tabular">{formatCount(count)}</small>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
