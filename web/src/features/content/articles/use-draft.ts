import {
  type ArticleText,
  type DeskArticle,
  writeArticleEndpoint,
} from '@hako/contract/content/articles';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { slugOf } from './article-words.ts';

const EMPTY: ArticleText = {
  ...{ title: '', summary: '', body: '', picture: '', picture_alt: '', position: 100 },
};

const textOf = ({ title, summary, body, picture, picture_alt, position }: ArticleText) => ({
  ...{ title, summary, body, picture, picture_alt, position },
});

/** What is being written, and its way to the server. `article` is null for a new one. */
export function useDraft(article: DeskArticle | null, onSaved: (saved: DeskArticle) => void) {
  const [text, setText] = useState<ArticleText>(article ? textOf(article) : EMPTY);
  const [typedSlug, setSlug] = useState<string>();
  const slug = article?.slug ?? typedSlug ?? slugOf(text.title);
  const save = useTask(
    (written: ArticleText, idempotencyKey) =>
      call(
        writeArticleEndpoint,
        { params: { slug }, body: { ...written, version: article?.version ?? 0 } },
        { idempotencyKey },
      ),
    'Đã lưu bài',
  );
  return {
    ...{ text, slug, setSlug },
    change: (part: Partial<ArticleText>) => setText((now) => ({ ...now, ...part })),
    isChanged: JSON.stringify(text) !== JSON.stringify(article ? textOf(article) : EMPTY),
    save: async () => {
      const answer = await save.run(text);
      if (answer) onSaved(answer.data);
    },
    ...{ isBusy: save.isBusy, refusal: save.refusal },
  };
}

export type Draft = ReturnType<typeof useDraft>;
