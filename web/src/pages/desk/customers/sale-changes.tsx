import { listSaleChangesEndpoint } from '@hako/contract/support/sales-care';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { SaleChangeForm } from '../../../features/support/sale-change-form.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/sale-changes';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đổi nhân viên · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  return load(context, listSaleChangesEndpoint, { query: { page } });
}

/** Customers who want somebody else to look after them. */
export default function SaleChangesPage({
  loaderData: { results, staff, pagination },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'sale-change') void revalidate();
  });
  return (
    <Stack>
      <PageName>Yêu cầu đổi nhân viên</PageName>
      {results.length === 0 ? <EmptyState title="Không có yêu cầu nào" /> : null}
      {results.map((change) => (
        <SaleChangeForm key={change.id} change={change} staff={staff} />
      ))}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
