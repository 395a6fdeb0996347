import {
  listDeskCustomersEndpoint,
  readCustomerChoicesEndpoint,
} from '@hako/contract/desk/customer-table';
import { load } from '../../../api/load.ts';
import {
  CUSTOMER_FILTERS,
  CustomerTable,
} from '../../../features/desk/customers/customer-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/customers';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Khách hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listDeskCustomersEndpoint, search, CUSTOMER_FILTERS);
  const after = search.get('after') ?? undefined;
  const [page, choices] = await Promise.all([
    load(context, listDeskCustomersEndpoint, { query: { ...asked, after } }),
    load(context, readCustomerChoicesEndpoint),
  ]);
  return { page: page.data, choices: choices.data, asked };
}

/** Every customer of the company, found by anything. */
export default function DeskCustomersPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Khách hàng</PageName>
      <CustomerTable {...loaderData} />
    </Stack>
  );
}
