import { listDeskArticlesEndpoint } from '@hako/contract/content/articles';
import { load } from '../../../api/load.ts';
import { ArticleTable } from '../../../features/content/articles/article-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/articles';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Bài viết · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  return (await load(context, listDeskArticlesEndpoint, { query: { after } })).data;
}

/** News of ours, with drafts and what is planned. */
export default function DeskArticlesPage({ loaderData: { rows, next } }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <PageName>Bài viết</PageName>
        <ButtonLink to="/desk/articles/new">Viết bài mới</ButtonLink>
      </Row>
      <ArticleTable rows={rows} />
      <TablePages next={next} />
    </Stack>
  );
}
