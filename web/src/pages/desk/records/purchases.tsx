import { readTableChoicesEndpoint } from '@hako/contract/desk/order-table';
import { listPurchasesEndpoint } from '@hako/contract/desk/purchases';
import { load } from '../../../api/load.ts';
import {
  PURCHASE_FILTERS,
  PurchaseTable,
} from '../../../features/desk/purchases/purchase-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/purchases';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Mua hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listPurchasesEndpoint, search, PURCHASE_FILTERS);
  const after = search.get('after') ?? undefined;
  const [page, choices] = await Promise.all([
    load(context, listPurchasesEndpoint, { query: { ...asked, after } }),
    load(context, readTableChoicesEndpoint),
  ]);
  return { page: page.data, states: choices.data.states, asked };
}

/** Everything that the company bought in Japan. */
export default function DeskPurchasesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Mua hàng</PageName>
      <PurchaseTable {...loaderData} />
    </Stack>
  );
}
