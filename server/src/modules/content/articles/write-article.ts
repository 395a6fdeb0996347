import { type ArticleText, KEPT_SLUG } from '@hako/contract/content/articles';
import { pictureIn } from '@hako/contract/content/pictures';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ContentDeps } from '../content.ts';
import { refuseUnknownPictures } from '../pictures/add-picture.ts';
import { insertArticle, lockWritten, updateArticle, type WrittenArticle } from './article-store.ts';
import { picturesIn } from './rules/article.ts';

interface Asked {
  readonly slug: string;
  readonly text: ArticleText;
  /** The one that was read; 0 for a new article. */
  readonly version: number;
  readonly by: string;
}

/**
 * Writes an article: a new draft, or the text of one that is there, which stays as published as it
 * was. Refusals `content.article-not-found`, `content.article-changed`, `content.address-taken`,
 * `content.address-kept`, `content.picture-unknown`, `content.picture-unsaid`.
 */
export async function writeArticle(deps: ContentDeps, asked: Asked): Promise<WrittenArticle> {
  const { slug, version, by } = asked;
  refuseUnless(version > 0 || slug !== KEPT_SLUG, 'content.address-kept', { slug });
  return inTransaction(deps.db, async (trx) => {
    await refuseWrongPictures(trx, asked.text);
    const at = deps.clock.now();
    const text = wordsOf(asked.text);
    const known = version === 0 ? undefined : await lockVersion(trx, asked);
    const written: WrittenArticle = known
      ? { ...known, ...text, version: version + 1, writtenBy: by, updatedAt: at }
      : {
          ...{ slug, ...text, isPublished: false, from: at, until: undefined },
          ...{ version: 1, writtenBy: by, updatedAt: at },
        };
    if (known) await updateArticle(trx, written);
    else refuseUnless(await insertArticle(trx, written), 'content.address-taken', { slug });
    await deps.audit(trx, {
      actor: by,
      action: 'content.write-article',
      subject: `article:${slug}`,
      before: known ? factsOf(known) : {},
      after: factsOf(written),
    });
    return written;
  });
}

/**
 * The article, locked, as it was read. Refusals `content.article-not-found`,
 * `content.article-changed`.
 */
export async function lockVersion(
  trx: Trx,
  { slug, version }: { readonly slug: string; readonly version: number },
): Promise<WrittenArticle> {
  const known = await lockWritten(trx, slug);
  refuseUnless(known, 'content.article-not-found');
  refuseUnless(known.version === version, 'content.article-changed');
  return known;
}

const wordsOf = ({ title, summary, body, picture, picture_alt: alt, position }: ArticleText) => ({
  title: title.trim(),
  summary: summary.trim(),
  body: body.replace(/\r\n/g, '\n').trim(),
  picture,
  pictureAlt: picture === '' ? '' : alt.trim(),
  position,
});

/** What the audit keeps of a text. */
const factsOf = ({ title, position, body, picture, version }: WrittenArticle) => ({
  ...{ title, position, version, picture },
  letters: body.length,
});

async function refuseWrongPictures(reader: Reader, text: ArticleText): Promise<void> {
  const cover =
    text.picture === '' ? [] : [{ picture: pictureIn(text.picture), alt: text.picture_alt.trim() }];
  const named = [...cover, ...picturesIn(text.body)];
  refuseUnless(
    named.every(({ alt }) => alt !== ''),
    'content.picture-unsaid',
  );
  const pictures = named.flatMap(({ picture }) => picture ?? []);
  refuseUnless(pictures.length === named.length, 'content.picture-unknown');
  await refuseUnknownPictures(reader, pictures);
}
