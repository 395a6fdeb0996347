import { listVainSearchesEndpoint } from '@hako/contract/translation/vain-searches';
import { load } from '../../../api/load.ts';
import { VainTable } from '../../../features/desk/words/vain-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/vain';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Từ tìm không ra · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  return (await load(context, listVainSearchesEndpoint, { query: { after } })).data;
}

/** What people searched for in vain, for the owner. */
export default function DeskVainPage({ loaderData: { rows, next } }: Route.ComponentProps) {
  return (
    <Stack>
      <Row isSpread>
        <h1>Từ tìm không ra</h1>
        <ButtonLink to="/desk/words/glossary">Mở bảng từ</ButtonLink>
      </Row>
      <p>
        Khách tìm trên mọi sàn mà không có hoặc gần như không có món nào, trong 90 ngày. Không ghi
        ai đã tìm.
      </p>
      <VainTable rows={rows} />
      <TablePages next={next} />
    </Stack>
  );
}
