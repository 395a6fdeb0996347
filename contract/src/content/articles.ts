import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Moment, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';
import { PictureOrNone, writers } from './pictures.ts';

/** How an article stands. */
export const ARTICLE_STATES = {
  draft: 'Bản nháp',
  planned: 'Hẹn đăng',
  shown: 'Đang đăng',
  over: 'Đã hết hạn',
} as const;
export type ArticleState = keyof typeof ARTICLE_STATES;

/** `/desk/articles/new` is where an article is begun: none has this address. */
export const KEPT_SLUG = 'new';

const Slug = Type.String({ pattern: '^[a-z0-9-]{1,100}$' });
const bySlug = Type.Object({ slug: Slug });
const Version = Type.Integer({ minimum: 0, description: '0: there is none yet' });

const Row = {
  slug: Text,
  title: Text,
  state: Type.Unsafe<ArticleState>(Text),
  position: Whole,
  shows_from: Nullable(Text),
  shows_until: Nullable(Text),
  updated_at: Text,
  updated_by: Type.String({ description: 'name; empty for what came with the product' }),
};
export const ArticleRow = Type.Object(Row);
export type ArticleRow = Static<typeof ArticleRow>;

export const DeskArticle = Type.Object({
  ...Row,
  summary: Text,
  body: Text,
  picture: Text,
  picture_alt: Text,
  version: Whole,
});
export type DeskArticle = Static<typeof DeskArticle>;

export const listDeskArticlesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/articles',
  access: writers,
  summary: 'News with drafts, what was written last first; a page by key.',
  query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 160 })) }),
  reply: Type.Object({ data: Keyset(ArticleRow) }),
});

export const readDeskArticleEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/articles/{slug}',
  access: writers,
  summary: 'One article as it is written, also a draft.',
  params: bySlug,
  reply: Type.Object({ data: DeskArticle }),
  refusals: ['content.article-not-found'],
});

export const ArticleText = Type.Object({
  title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }),
  summary: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }),
  body: Type.String({ minLength: 1, maxLength: 40_000, pattern: '\\S' }),
  picture: PictureOrNone,
  picture_alt: Type.String({ maxLength: 200 }),
  position: Type.Integer({ minimum: 0, maximum: 999, description: 'smaller first' }),
});
export type ArticleText = Static<typeof ArticleText>;

export const writeArticleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/articles/{slug}',
  access: writers,
  summary:
    'Writes an article: a new draft, or over the `version` that was read, never over a colleague.',
  params: bySlug,
  body: Type.Object({ ...ArticleText.properties, version: Version }),
  reply: Type.Object({ data: DeskArticle }),
  refusals: [
    'content.article-not-found',
    'content.article-changed',
    'content.address-taken',
    'content.address-kept',
    'content.picture-unknown',
    'content.picture-unsaid',
  ],
});

export const publishArticleEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/articles/{slug}/publish',
  access: writers,
  summary: 'Shows it from a moment on, and until another one where it ends by itself.',
  params: bySlug,
  body: Type.Object({
    from: Type.Optional(Moment),
    until: Type.Optional(Moment),
    version: Version,
  }),
  reply: Type.Object({ data: DeskArticle }),
  refusals: ['content.article-not-found', 'content.article-changed', 'content.ends-too-early'],
});

export const unpublishArticleEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/articles/{slug}/unpublish',
  access: writers,
  summary: 'Takes it down: a draft again.',
  params: bySlug,
  body: Type.Object({ reason: Reason, version: Version }),
  reply: Type.Object({ data: DeskArticle }),
  refusals: ['content.article-not-found', 'content.article-changed'],
});
