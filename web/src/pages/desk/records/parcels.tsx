import { listParcelTableEndpoint } from '@hako/contract/desk/parcel-table';
import { load } from '../../../api/load.ts';
import { PARCEL_FILTERS, ParcelTable } from '../../../features/desk/goods/parcel-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/parcels';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Kiện hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listParcelTableEndpoint, search, PARCEL_FILTERS);
  const after = search.get('after') ?? undefined;
  const page = await load(context, listParcelTableEndpoint, { query: { ...asked, after } });
  return { page: page.data, asked };
}

/** Every parcel of every customer. */
export default function DeskParcelsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Kiện hàng</PageName>
      <ParcelTable {...loaderData} />
    </Stack>
  );
}
