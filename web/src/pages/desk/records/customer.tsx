import { readDeskCustomerEndpoint } from '@hako/contract/desk/customers';
import { useSearchParams } from 'react-router';
import { load } from '../../../api/load.ts';
import {
  CustomerAddresses,
  CustomerBills,
  CustomerHead,
  CustomerOrders,
  CustomerWallet,
} from '../../../features/desk/customers/customer-sheet.tsx';
import { CustomerLinks } from '../../../features/desk/customers/customer-links.tsx';
import { ViewAsCustomer } from '../../../features/desk/customers/view-as-customer.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { talksToCustomers, useViewer } from '../../../parts/viewer.ts';
import { pageIn } from '../../../text/address.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import type { Route } from './+types/customer';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.full_name ?? 'Khách hàng'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const ORDERS_A_PAGE = 20;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  return (
    await load(context, readDeskCustomerEndpoint, { params: { id: params.id }, query: { page } })
  ).data;
}

/** One customer as sales, buyers and accountants need them: contacts, wallet, orders, bills, addresses. */
export default function DeskCustomerPage({ loaderData: customer }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const mayTalk = talksToCustomers(useViewer());
  return (
    <Stack>
      <h1>
        {customer.full_name} <small>{customer.customer_no}</small>
      </h1>
      <CustomerLinks customerId={customer.id} mayTalk={mayTalk} />
      <WithAside
        aside={
          <Stack>
            <CustomerHead customer={customer} />
            <CustomerWallet wallet={customer.wallet} />
            <CustomerAddresses addresses={customer.addresses} />
            {mayTalk ? <ViewAsCustomer customerId={customer.id} /> : null}
          </Stack>
        }
      >
        <Stack>
          <Card title={`Đơn hàng (${customer.orders.total})`} level={3}>
            <CustomerOrders orders={customer.orders} />
            <Pager page={pageIn(search)} size={ORDERS_A_PAGE} total={customer.orders.total} />
          </Card>
          <Card title={`Phiếu giao (${customer.bills.total})`} level={3}>
            <CustomerBills bills={customer.bills} />
          </Card>
        </Stack>
      </WithAside>
    </Stack>
  );
}
