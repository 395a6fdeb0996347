import { listGlossaryTermsEndpoint } from '@hako/contract/translation/terms';
import { Form as SearchForm } from 'react-router';
import { load } from '../../../api/load.ts';
import { TermTable } from '../../../features/desk/words/term-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/glossary';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Bảng từ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const q = search.get('q')?.trim() ?? '';
  const after = search.get('after') ?? undefined;
  const page = await load(context, listGlossaryTermsEndpoint, { query: { q, after } });
  return { ...page.data, q };
}

/** The words of the trade: what customers type, and what Japan is asked with. */
export default function DeskGlossaryPage({ loaderData: { rows, next, q } }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <PageName>Bảng từ</PageName>
        <ButtonLink to="/desk/words">Từ tìm không ra</ButtonLink>
      </Row>
      <SearchForm method="get">
        <Row>
          <TextInput
            key={q}
            label="Tìm trong bảng từ"
            isLabelHidden
            placeholder="Tiếng Việt hoặc tiếng Nhật"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={q}
          />
          <Button type="submit">Tìm</Button>
        </Row>
      </SearchForm>
      <TermTable rows={rows} />
      <TablePages next={next} />
    </Stack>
  );
}
