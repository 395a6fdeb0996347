import { readDeskCustomerEndpoint } from '@hako/contract/desk/customers';
import { readCustomerStatementEndpoint } from '@hako/contract/wallet/desk-statement';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import * as belongings from '../../../features/desk/customers/customer-belongings.tsx';
import { CustomerDevices } from '../../../features/desk/customers/customer-devices.tsx';
import { CustomerHolds } from '../../../features/desk/customers/customer-holds.tsx';
import { CustomerLevelCard } from '../../../features/desk/customers/customer-level.tsx';
import { CustomerLinks } from '../../../features/desk/customers/customer-links.tsx';
import { CustomerNotes } from '../../../features/desk/customers/customer-notes.tsx';
import {
  type CustomerSection,
  loadSection,
  STATEMENT_SIZE,
  tabIn,
  tabsFor,
} from '../../../features/desk/customers/customer-section.ts';
import {
  CustomerAddresses,
  CustomerHead,
  CustomerWallet,
} from '../../../features/desk/customers/customer-sheet.tsx';
import { deskLinkOf } from '../../../features/desk/customers/statement-link.ts';
import { ViewAsCustomer } from '../../../features/desk/customers/view-as-customer.tsx';
import { requireStaff, viewerContext } from '../../../features/identity/guard.ts';
import { StatementList } from '../../../features/wallet/statement-list.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/customer';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.customer.full_name ?? 'Khách hàng'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = tabIn(search, context.get(viewerContext));
  const [customer, section] = await Promise.all([
    load(context, readDeskCustomerEndpoint, { params: { id } }),
    loadSection(context, tab, { id, after: search.get('after') ?? undefined }),
  ]);
  return { customer: customer.data, section };
}

/** One customer with everything that is theirs, part by part. */
export default function DeskCustomerPage({
  loaderData: { customer, section },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const mayTalk = permits(viewer, 'messages');
  return (
    <Stack>
      <h1>
        {customer.full_name} <small>{customer.customer_no}</small>
      </h1>
      <CustomerLinks customerId={customer.id} mayTalk={mayTalk} />
      <TabLinks
        label="Mục"
        chosen={section.tab}
        tabs={tabsFor(viewer).map((tab) => ({ ...tab, to: `?tab=${tab.key}` }))}
      />
      {section.tab === 'overview' ? (
        <WithAside
          aside={
            <Stack>
              <CustomerHead customer={customer} />
              <CustomerWallet wallet={customer.wallet} />
              <CustomerAddresses addresses={customer.addresses} />
              {permits(viewer, 'customers.view') ? (
                <ViewAsCustomer customerId={customer.id} />
              ) : null}
            </Stack>
          }
        >
          <Stack>
            <CustomerNotes
              customerId={customer.id}
              notes={section.notes.rows}
              next={section.notes.next}
            />
            <CustomerLevelCard
              key={section.level.given?.code}
              customerId={customer.id}
              standing={section.level}
              mayGive={permits(viewer, 'customers.level')}
            />
          </Stack>
        </WithAside>
      ) : (
        <Section id={customer.id} section={section} />
      )}
    </Stack>
  );
}

/** What is behind a tab. */
function Section({ id, section }: { readonly id: string; readonly section: CustomerSection }) {
  switch (section.tab) {
    case 'statement':
      return <Statement id={id} section={section} />;
    case 'orders':
      return <belongings.CustomerOrders page={section.page} />;
    case 'bids':
      return <belongings.CustomerBids page={section.page} />;
    case 'parcels':
      return <belongings.CustomerParcels page={section.page} />;
    case 'bills':
      return <belongings.CustomerBills page={section.page} />;
    case 'complaints':
      return <belongings.CustomerComplaints page={section.page} />;
    case 'devices':
      return <CustomerDevices customerId={id} devices={section.devices} />;
    case 'overview':
      return null;
  }
}

/** The statement as the customer reads it; each line leads to the page of the desk. */
function Statement({
  id,
  section: { statement, holds },
}: {
  readonly id: string;
  readonly section: Extract<CustomerSection, { readonly tab: 'statement' }>;
}) {
  const readOlder = async (before: string) => {
    const asked = { params: { id }, query: { before, size: STATEMENT_SIZE } };
    return (await call(readCustomerStatementEndpoint, asked)).data;
  };
  return (
    <Stack>
      <CustomerHolds holds={holds} />
      <Card title="Sao kê" level={3}>
        <StatementList
          first={statement.rows}
          next={statement.next}
          read={readOlder}
          linkOf={deskLinkOf}
          empty={<EmptyState title="Ví chưa có giao dịch nào" />}
        />
      </Card>
    </Stack>
  );
}
