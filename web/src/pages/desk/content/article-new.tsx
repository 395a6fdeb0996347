import { Link } from 'react-router';
import { ArticleEditor } from '../../../features/content/articles/article-editor.tsx';
import { useDraft } from '../../../features/content/articles/use-draft.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/article-new';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Bài mới · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A new article: a draft until somebody publishes it. */
export default function NewArticlePage() {
  const draft = useDraft(null);
  return (
    <Stack>
      <Link to="/desk/articles">‹ Bài viết</Link>
      <h1>Bài mới</h1>
      <ArticleEditor draft={draft} />
    </Stack>
  );
}
