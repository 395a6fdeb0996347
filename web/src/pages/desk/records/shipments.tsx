import { listShipmentsEndpoint } from '@hako/contract/logistics/shipment-table';
import { load } from '../../../api/load.ts';
import { SHIPMENT_FILTERS, ShipmentTable } from '../../../features/desk/goods/shipment-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/shipments';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Chuyến hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listShipmentsEndpoint, search, SHIPMENT_FILTERS);
  const after = search.get('after') ?? undefined;
  const page = await load(context, listShipmentsEndpoint, { query: { ...asked, after } });
  return { page: page.data, asked };
}

/** Every shipment from Japan to Vietnam. */
export default function DeskShipmentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Chuyến hàng</PageName>
      <ShipmentTable {...loaderData} />
    </Stack>
  );
}
