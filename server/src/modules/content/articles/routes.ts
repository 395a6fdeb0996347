import {
  type DeskArticle,
  listDeskArticlesEndpoint,
  publishArticleEndpoint,
  readDeskArticleEndpoint,
  unpublishArticleEndpoint,
  writeArticleEndpoint,
} from '@hako/contract/content/articles';
import { askNames, type NameOf } from '../../../kernel/ask-names.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ContentDeps } from '../content.ts';
import { momentOf } from '../moment-of.ts';
import { findWritten, listWritten, type WrittenArticle } from './article-store.ts';
import { publishArticle, unpublishArticle } from './publish-article.ts';
import { articleStateOf } from './rules/article.ts';
import { writeArticle } from './write-article.ts';

/** Rows of a page. */
const PAGE = 50;

/** News as the desk writes it. */
export const articleRoutes = (deps: ContentDeps): Route[] => [
  route(listDeskArticlesEndpoint, async ({ query: { after } }) => ({
    data: await pageOf(deps, after),
  })),
  route(readDeskArticleEndpoint, async ({ params: { slug } }) => {
    const found = await findWritten(deps.db, slug);
    refuseUnless(found, 'content.article-not-found');
    return { data: await wholeOf(deps, found) };
  }),
  route(writeArticleEndpoint, async ({ params: { slug }, body, caller }) => {
    const { version, ...text } = body;
    const written = await writeArticle(deps, { slug, text, version, by: caller.userId });
    return { data: await wholeOf(deps, written) };
  }),
  route(publishArticleEndpoint, async ({ params: { slug }, body, caller }) => {
    const { from, until, version } = body;
    const times = { from: momentIn(from, 'from'), until: momentIn(until, 'until') };
    const shown = await publishArticle(deps, { slug, version, ...times, by: caller.userId });
    return { data: await wholeOf(deps, shown) };
  }),
  route(unpublishArticleEndpoint, async ({ params: { slug }, body, caller }) => {
    const taken = await unpublishArticle(deps, { slug, ...body, by: caller.userId });
    return { data: await wholeOf(deps, taken) };
  }),
];

const momentIn = (text: string | undefined, field: string): Date | undefined =>
  text === undefined ? undefined : momentOf(text, field);

async function pageOf(deps: ContentDeps, after: string | undefined) {
  const found = await listWritten(deps.db, { after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const nameOf = await namesOf(deps, shown);
  const next = found.length > PAGE ? shown.at(-1)?.mark : undefined;
  const rows = shown.map((one) => rowOf(one, nameOf, deps.clock.now()));
  return { rows, ...(next === undefined ? {} : { next }) };
}

async function wholeOf(deps: ContentDeps, article: WrittenArticle): Promise<DeskArticle> {
  const { summary, body, picture, pictureAlt, version } = article;
  return {
    ...rowOf(article, await namesOf(deps, [article]), deps.clock.now()),
    ...{ summary, body, picture, picture_alt: pictureAlt, version },
  };
}

const namesOf = ({ staffName }: ContentDeps, articles: readonly WrittenArticle[]) =>
  askNames(
    staffName,
    articles.flatMap(({ writtenBy }) => writtenBy ?? []),
  );

const rowOf = (article: WrittenArticle, nameOf: NameOf, now: Date) => ({
  slug: article.slug,
  title: article.title,
  state: articleStateOf(article, now),
  position: article.position,
  shows_from: article.isPublished ? article.from.toISOString() : null,
  shows_until: article.until?.toISOString() ?? null,
  updated_at: article.updatedAt.toISOString(),
  updated_by: nameOf(article.writtenBy ?? '') ?? '',
});
