import {
  listDeskComplaintsEndpoint,
  readDeskComplaintEndpoint,
} from '@hako/contract/support/support';
import { Link, redirect } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { DeskComplaintPanel } from '../../../features/support/desk-complaint.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { formatMoment } from '../../../text/time.ts';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/complaints';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Khiếu nại · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'ours', label: 'Chờ Hako, chờ duyệt hoàn tiền' },
  { key: 'answered', label: 'Chờ khách' },
  { key: 'resolved', label: 'Đã giải quyết' },
  { key: 'rejected', label: 'Không chấp nhận' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const chosen = chosenIn(search, 'state', STATES);
  const page = pageIn(search);
  const query = { page, ...(chosen === 'ours' ? {} : { state: chosen }) };
  const { results, pagination } = await load(context, listDeskComplaintsEndpoint, { query });
  const id = search.get('id');
  const [first] = results;
  if (!id && first) {
    // What is open stands in the address: it stays open when an answer takes it off this list.
    search.set('id', first.id);
    throw redirect(`?${search}`);
  }
  const open = id ? await load(context, readDeskComplaintEndpoint, { params: { id } }) : undefined;
  return { chosen, complaints: results, pagination, open };
}

/** Complaints: what is due first, and one of them open beside the list. */
export default function DeskComplaintsPage({
  loaderData: { chosen, complaints, pagination, open },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'complaint-changed') void revalidate();
  });
  const tab = chosen === 'ours' ? '' : `state=${chosen}&`;
  return (
    <Stack>
      <PageName>Khiếu nại</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={chosen}
        tabs={STATES.map((state) => ({
          ...state,
          to: state.key === 'ours' ? '?' : `?state=${state.key}`,
        }))}
      />
      {complaints.length === 0 && !open ? (
        <EmptyState title="Không có khiếu nại nào ở mục này" />
      ) : null}
      <WithAside
        aside={
          complaints.length > 0 ? (
            <DataTable
              name="Khiếu nại"
              keyOf={(row) => row.id}
              rows={complaints}
              columns={[
                {
                  key: 'type',
                  head: 'Việc',
                  cell: (row) => (
                    <Link to={`?${tab}id=${row.id}`}>
                      {[row.type_name, row.order_code].filter(Boolean).join(' · ')}
                    </Link>
                  ),
                },
                { key: 'customer', head: 'Khách hàng', cell: (row) => row.customer.full_name },
                {
                  key: 'due',
                  head: 'Hạn trả lời',
                  cell: (row) => `${formatMoment(row.due_at)}${row.is_overdue ? ' (trễ)' : ''}`,
                },
              ]}
              empty={null}
            />
          ) : null
        }
      >
        {open ? (
          <DeskComplaintPanel key={open.data.id} complaint={open.data} messages={open.messages} />
        ) : null}
      </WithAside>
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
