import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ContentDeps } from '../content.ts';
import { updateArticle, type WrittenArticle } from './article-store.ts';
import { lockVersion } from './write-article.ts';

interface Asked {
  readonly slug: string;
  readonly version: number;
  readonly by: string;
}

/**
 * Shows an article from a moment on, now where none is named, and until another one. Refusals
 * `content.article-not-found`, `content.article-changed`, `content.ends-too-early`.
 */
export async function publishArticle(
  { db, clock, audit }: ContentDeps,
  asked: Asked & { readonly from?: Date | undefined; readonly until?: Date | undefined },
): Promise<WrittenArticle> {
  const { slug, until, by } = asked;
  const now = clock.now();
  const from = asked.from ?? now;
  refuseUnless(!until || (until > from && until > now), 'content.ends-too-early');
  return inTransaction(db, async (trx) => {
    const known = await lockVersion(trx, asked);
    const shown = { ...known, isPublished: true, from, until, ...writtenBy(known, by, now) };
    await updateArticle(trx, shown);
    await audit(trx, {
      actor: by,
      action: 'content.publish-article',
      subject: `article:${slug}`,
      before: standingOf(known),
      after: standingOf(shown),
    });
    return shown;
  });
}

/**
 * Takes it down: a draft again. Refusals `content.article-not-found`, `content.article-changed`.
 */
export async function unpublishArticle(
  { db, clock, audit }: ContentDeps,
  asked: Asked & { readonly reason: string },
): Promise<WrittenArticle> {
  const { slug, reason, by } = asked;
  return inTransaction(db, async (trx) => {
    const known = await lockVersion(trx, asked);
    const draft = { ...known, isPublished: false, until: undefined };
    const taken = { ...draft, ...writtenBy(known, by, clock.now()) };
    await updateArticle(trx, taken);
    await audit(trx, {
      actor: by,
      action: 'content.unpublish-article',
      subject: `article:${slug}`,
      reason: reason.trim(),
      before: standingOf(known),
      after: standingOf(taken),
    });
    return taken;
  });
}

const writtenBy = ({ version }: WrittenArticle, by: string, at: Date) => ({
  version: version + 1,
  writtenBy: by,
  updatedAt: at,
});

const standingOf = ({ isPublished, from, until }: WrittenArticle) => ({
  isPublished,
  from: from.toISOString(),
  until: until?.toISOString() ?? '',
});
