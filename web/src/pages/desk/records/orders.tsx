import { listDeskOrdersEndpoint, readTableChoicesEndpoint } from '@hako/contract/desk/order-table';
import { load } from '../../../api/load.ts';
import { ORDER_FILTERS, OrderTable } from '../../../features/desk/orders/order-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/orders';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đơn hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listDeskOrdersEndpoint, search, ORDER_FILTERS);
  const after = search.get('after') ?? undefined;
  const [page, choices] = await Promise.all([
    load(context, listDeskOrdersEndpoint, { query: { ...asked, after } }),
    load(context, readTableChoicesEndpoint),
  ]);
  return { page: page.data, choices: choices.data, asked, nowMs: Date.now() };
}

/** Every order of the company, filtered, sorted and exported. */
export default function DeskOrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Đơn hàng</PageName>
      <OrderTable {...loaderData} />
    </Stack>
  );
}
