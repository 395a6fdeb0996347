import { listDeskWithdrawalsEndpoint } from '@hako/contract/payouts/payouts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { WithdrawalTable } from '../../../features/payouts/desk-withdrawal.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/withdrawals';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Rút tiền · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'requested', label: 'Chờ duyệt' },
  { key: 'approved', label: 'Chờ chuyển khoản' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const status = chosenIn(search, 'status', STATES);
  const page = pageIn(search);
  const { results, pagination } = await load(context, listDeskWithdrawalsEndpoint, {
    query: { status, page },
  });
  return { status, withdrawals: results, pagination };
}

/** Money that customers asked back: to approve, then to pay. */
export default function DeskWithdrawalsPage({
  loaderData: { status, withdrawals, pagination },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'withdrawal-changed') void revalidate();
  });
  return (
    <Stack>
      <PageName>Rút tiền</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={status}
        tabs={STATES.map((tab) => ({ ...tab, to: `?status=${tab.key}` }))}
      />
      {withdrawals.length === 0 ? (
        <EmptyState title="Không có yêu cầu nào ở mục này" />
      ) : (
        <WithdrawalTable withdrawals={withdrawals} />
      )}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
