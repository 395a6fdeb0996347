import { searchArticlesEndpoint } from '@hako/contract/content/content';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { load } from '../api/load.ts';
import { ArticleBody } from '../features/content/article-body.tsx';
import styles from '../features/content/articles.module.css';
import { SizedPicture } from '../features/content/sized-picture.tsx';
import type { RouteHandle } from '../root.tsx';
import { FailureNote } from '../shell/frame/failure-page.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { formatDay } from '../text/time.ts';
import { Prose } from '../ui/frames/prose.tsx';
import type { Route } from './+types/article';
import NotFound from './not-found.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Không tìm thấy trang · Hako' }]
    : pageMeta({
        title: loaderData.article.title,
        description: loaderData.article.summary,
        origin: loaderData.origin,
        path: loaderData.article.url,
        picture: loaderData.article.image || undefined,
      });

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) throw data(null, { status: 404 });
  const { data: found } = await load(context, searchArticlesEndpoint, { query: { slug } });
  const article = found.results.find(({ kind }) => kind === 'news');
  if (!article) throw data(null, { status: 404 });
  return { origin: new URL(request.url).origin, article };
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <Prose title={article.title} lead={article.summary}>
      <p className={styles.date}>
        <time dateTime={article.published_at}>{formatDay(article.published_at)}</time>
      </p>
      <SizedPicture src={article.image} alt={article.image_alt} isFirst />
      <ArticleBody markdown={article.body} />
      <p>
        <Link to="/tin-tuc">Tin tức khác</Link>
      </p>
    </Prose>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <FailureNote error={error} />
  );
}
