import { SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import { searchCatalogWholeEndpoint } from '@hako/contract/search/search';
import { Link } from 'react-router';
import { load } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { autoTranslate } from '../device/settings.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer } from '../parts/viewer.ts';
import { CardList, type CardListAnswer } from '../features/marketplaces/cards/card-list.tsx';
import { CategoryLinks } from '../features/marketplaces/lists/category-links.tsx';
import styles from '../features/marketplaces/lists/list-page.module.css';
import { sitePageIn, SortLinks } from '../features/marketplaces/lists/sort-links.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { categoryPath, sitePath } from '../text/sites.ts';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/category';

const PAGE_SIZE = 40;
const SORTS = [
  { value: 'relevance', label: 'Phổ biến' },
  { value: 'newest', label: 'Mới đăng' },
  { value: 'price-up', label: 'Giá thấp trước' },
  { value: 'price-down', label: 'Giá cao trước' },
] as const;
const ENDING = { value: 'ending-soon', label: 'Sắp kết thúc' } as const;

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: 'Danh mục · Hako' }];
  const { branch, site, origin, id } = loaderData;
  const name = branch.current?.name_vi ?? 'Danh mục';
  return pageMeta({
    title: `${name} trên ${SITES[site].name}`,
    description: `${name} (${branch.current?.name ?? ''}) trên ${SITES[site].name}, kèm giá về tới nhà bằng đồng.`,
    origin,
    path: categoryPath(site, id),
  });
};

export async function loader({ context, params: { site: path, id }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const { site, lists } = await requireServedSite(context, path, 'categories');
  const page = sitePageIn(searchParams);
  const hasEnd = lists.includes('auctions');
  const sort = [...SORTS, ...(hasEnd ? [ENDING] : [])].find(
    ({ value }) => value === searchParams.get('sort'),
  )?.value;
  const { data: branch } = await load(context, readCatalogCategoriesEndpoint, {
    params: { site },
    query: { id },
  });
  const goods = load(context, searchCatalogWholeEndpoint, {
    query: { sites: site, category: id, sort, page, size: PAGE_SIZE },
  });
  return {
    origin,
    site,
    id,
    hasEnd,
    branch,
    answer: goods.then(({ groups: [group] }) => listOf(group, page)),
  };
}

type Group = Awaited<ReturnType<typeof load<typeof searchCatalogWholeEndpoint>>>['groups'][number];

/** One site's group of a search as a numbered list; a silent site is its own sentence. */
function listOf(group: Group | undefined, page: number): CardListAnswer {
  if (group?.type !== 'results') throw new Error(group?.message ?? 'Sàn chưa phản hồi.');
  return { data: { page, total: group.total, has_more: group.has_more, cards: group.cards } };
}

export default function CategoryPage({
  loaderData: { site, hasEnd, branch, answer },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  const isTranslating = autoTranslate.use();
  const name = (isTranslating ? branch.current?.name_vi : branch.current?.name) ?? 'Danh mục';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <nav aria-label="Đường dẫn" className={styles.crumbs}>
          <Link to={sitePath(site)}>{SITES[site].name}</Link> <span aria-hidden="true">/</span>
          <Link to={`${sitePath(site)}/categories`}>Danh mục</Link>
        </nav>
        <h1>{name}</h1>
        {branch.current && isTranslating && branch.current.name !== name ? (
          <p lang="ja">{branch.current.name}</p>
        ) : null}
      </header>
      {branch.children.length > 0 ? <CategoryLinks site={site} branch={branch} /> : null}
      <SortLinks sorts={hasEnd ? [...SORTS, ENDING] : SORTS} />
      <CardList
        label={name}
        answer={answer}
        size={PAGE_SIZE}
        heart={(card) => <Heart listing={card} viewerId={viewerId} />}
        empty="Danh mục này chưa có món nào"
      />
    </div>
  );
}
