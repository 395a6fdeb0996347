import { listBillTableEndpoint } from '@hako/contract/billing/bill-table';
import { load } from '../../../api/load.ts';
import { BILL_FILTERS, BillTable } from '../../../features/desk/goods/bill-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/bills';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Phiếu xuất kho · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listBillTableEndpoint, search, BILL_FILTERS);
  const after = search.get('after') ?? undefined;
  const page = await load(context, listBillTableEndpoint, { query: { ...asked, after } });
  return { page: page.data, asked };
}

/** Every bill of every customer. */
export default function DeskBillsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Phiếu xuất kho</PageName>
      <BillTable {...loaderData} />
    </Stack>
  );
}
