import {
  ARTICLE_STATES,
  type DeskArticle,
  readDeskArticleEndpoint,
} from '@hako/contract/content/articles';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { ArticleEditor } from '../../../features/content/articles/article-editor.tsx';
import { STATE_TONES } from '../../../features/content/articles/article-words.ts';
import { PublishForm, UnpublishForm } from '../../../features/content/articles/publish-form.tsx';
import { useDraft } from '../../../features/content/articles/use-draft.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/article';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.article.title ?? 'Bài viết'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return { article: (await load(context, readDeskArticleEndpoint, { params: { slug } })).data };
}

/** One article: published or taken down, and written on. */
export default function DeskArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return <OneArticle key={article.slug} article={article} />;
}

function OneArticle({ article }: { readonly article: DeskArticle }) {
  const draft = useDraft(article);
  const { slug, state, shows_from: from, shows_until: until } = article;
  return (
    <Stack>
      <Row isSpread>
        <Link to="/desk/articles">‹ Bài viết</Link>
        {state === 'shown' ? <Link to={`/tin-tuc/${slug}`}>Xem trang đang đăng</Link> : null}
      </Row>
      <h1>
        {article.title} <Tag tone={STATE_TONES[state]}>{ARTICLE_STATES[state]}</Tag>
      </h1>
      <Card title="Đăng">
        <Stack>
          <p>
            {[
              from ? `Đăng từ ${formatMoment(from)}` : 'Chưa đăng',
              ...(until ? [`tự gỡ ${formatMoment(until)}`] : []),
              `lưu lúc ${formatMoment(article.updated_at)}`,
              ...(article.updated_by ? [article.updated_by] : []),
            ].join(' · ')}
          </p>
          <PublishForm
            key={`${from} ${until}`}
            article={article}
            isUnsaved={draft.isChanged || draft.isBusy}
          />
          {state === 'draft' ? null : <UnpublishForm article={article} />}
        </Stack>
      </Card>
      <ArticleEditor draft={draft} />
    </Stack>
  );
}
