import { searchArticlesEndpoint } from '@hako/contract/content/content';
import { Link } from 'react-router';
import { load } from '../api/load.ts';
import styles from '../features/content/articles.module.css';
import { SizedPicture } from '../features/content/sized-picture.tsx';
import { sitePageIn } from '../features/marketplaces/lists/sort-links.tsx';
import type { RouteHandle } from '../root.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { formatDay } from '../text/time.ts';
import { Pager } from '../ui/frames/pager.tsx';
import { EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/news';

const PAGE_SIZE = 12;

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Tin tức',
    description: 'Thay đổi về phí, tuyến, lịch nghỉ của kho và những gì mới ở Hako.',
    origin: loaderData?.origin ?? '',
    path: '/tin-tuc',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const page = sitePageIn(searchParams);
  const { data } = await load(context, searchArticlesEndpoint, {
    query: { page, size: PAGE_SIZE, kind: 'news' },
  });
  return { origin, page, articles: data.results, total: data.pagination.total };
}

export default function News({ loaderData: { page, articles, total } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>Tin tức</h1>
      {articles.length === 0 ? (
        <EmptyState title="Chưa có tin nào">
          Thay đổi về phí, tuyến và lịch nghỉ của kho sẽ đăng ở đây.
        </EmptyState>
      ) : (
        <ol role="list" className={styles.list}>
          {articles.map((article) => (
            <li key={article.slug}>
              <article className={styles.teaser}>
                <SizedPicture src={article.image} alt="" />
                <time dateTime={article.published_at}>{formatDay(article.published_at)}</time>
                <h2>
                  <Link to={article.url}>{article.title}</Link>
                </h2>
                <p>{article.summary}</p>
              </article>
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} size={PAGE_SIZE} total={total} />
    </div>
  );
}
