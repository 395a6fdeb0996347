import { listQuotesEndpoint } from '@hako/contract/orders/orders';
import { listComplaintsEndpoint, listComplaintTypesEndpoint } from '@hako/contract/support/support';
import { useSearchParams } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ComplaintForm } from '../../../features/support/complaint-form.tsx';
import { ComplaintList } from '../../../features/support/complaint-list.tsx';
import { pageIn } from '../../../text/address.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/complaints';

export const meta: Route.MetaFunction = () => [{ title: 'Khiếu nại · Hako' }];

const ORDERS_TO_CHOOSE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  const [complaints, types, orders] = await Promise.all([
    load(context, listComplaintsEndpoint, { query: { page } }),
    load(context, listComplaintTypesEndpoint),
    load(context, listQuotesEndpoint, { query: { size: ORDERS_TO_CHOOSE } }),
  ]);
  return {
    complaints: complaints.results,
    pagination: complaints.pagination,
    types: types.results,
    orders: orders.data.results.map(({ code, name }) => ({ code, name })),
    customerId: context.get(viewerContext).id,
  };
}

/** What went wrong and what comes of it. `?don=<order>` opens the form about that order, so that other pages can lead here. */
export default function ComplaintsPage({
  loaderData: { complaints, pagination, types, orders, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  const [search, setSearch] = useSearchParams();
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || message.kind === 'complaint') void revalidate();
  });
  const orderCode = search.get('don') ?? undefined;
  const isOpen = search.has('don');
  const open = () => setSearch({ don: '' }, { preventScrollReset: true });
  return (
    <Stack gap={3}>
      <Row isSpread>
        <h1>Khiếu nại</h1>
        {complaints.length > 0 ? (
          <Button kind="main" onClick={open}>
            Gửi khiếu nại
          </Button>
        ) : null}
      </Row>
      {complaints.length === 0 ? (
        <EmptyState
          title="Bạn chưa có khiếu nại nào"
          action={
            <Button kind="main" onClick={open}>
              Gửi khiếu nại
            </Button>
          }
        >
          Hàng hỏng, sai, thiếu, có khoản phí chưa rõ? Mỗi khiếu nại đều có người phụ trách và hạn
          trả lời.
        </EmptyState>
      ) : (
        <ComplaintList complaints={complaints} />
      )}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setSearch({}, { preventScrollReset: true, replace: true })}
        title="Gửi khiếu nại"
      >
        <ComplaintForm
          key={orderCode}
          types={types}
          orders={orders}
          orderCode={orderCode || undefined}
        />
      </Sheet>
    </Stack>
  );
}
