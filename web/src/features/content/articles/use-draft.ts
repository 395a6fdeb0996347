import {
  type ArticleText,
  type DeskArticle,
  writeArticleEndpoint,
} from '@hako/contract/content/articles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { slugOf } from './article-words.ts';

/** What the server has; version 0 where it has nothing yet. */
interface Saved {
  readonly slug: string | undefined;
  readonly version: number;
  readonly text: ArticleText;
}

const NOTHING: Saved = {
  ...{ slug: undefined, version: 0 },
  text: { title: '', summary: '', body: '', picture: '', picture_alt: '', position: 100 },
};

const savedOf = ({ slug, version, ...article }: DeskArticle): Saved => {
  const { title, summary, body, picture, picture_alt, position } = article;
  return { slug, version, text: { title, summary, body, picture, picture_alt, position } };
};

const isSame = (one: ArticleText, other: ArticleText): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What is being written, and its way to the server. `article` is null for a new one, which goes on
 * at its own page once it was saved.
 */
export function useDraft(article: DeskArticle | null) {
  const read = article ? savedOf(article) : NOTHING;
  const [saved, setSaved] = useState(read);
  const [text, setText] = useState(saved.text);
  const [typedSlug, setSlug] = useState<string>();
  const isChanged = !isSame(text, saved.text);
  // It was published or taken down: what is typed goes on. What a colleague wrote meanwhile is
  // taken only where nothing was typed; else saving is refused, and writes over nobody.
  if (read.version > saved.version && (!isChanged || isSame(read.text, saved.text))) {
    setSaved(read);
    if (!isChanged) setText(read.text);
  }
  const slug = saved.slug ?? typedSlug ?? slugOf(text.title);
  const save = useTask(async (written: Saved & { readonly slug: string }, idempotencyKey) => {
    const { version } = written;
    const answer = await call(
      writeArticleEndpoint,
      { params: { slug: written.slug }, body: { ...written.text, version } },
      { idempotencyKey },
    );
    const now = savedOf(answer.data);
    setSaved(now);
    // What was typed since stays, and is not saved yet.
    setText((typed) => (isSame(typed, written.text) ? now.text : typed));
    return answer;
  }, 'Đã lưu bài');
  useOwnPage(article === null && !isChanged ? saved.slug : undefined);
  return {
    ...{ text, slug, setSlug, isChanged },
    isNew: saved.version === 0,
    /** A function where the rest of the text may have changed since it was made. */
    change: (part: Partial<ArticleText> | ((now: ArticleText) => Partial<ArticleText>)) =>
      setText((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    save: () => save.run({ slug, version: saved.version, text }),
    ...{ isBusy: save.isBusy, refusal: save.refusal },
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** Goes to the page of an article that was new; the way back leads past its empty form. */
function useOwnPage(slug: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (slug !== undefined) void navigate(`/desk/articles/${slug}`, { replace: true });
  }, [slug, navigate]);
}
