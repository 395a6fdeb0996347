import { listApprovalsEndpoint } from '@hako/contract/approvals/approvals';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { ApprovalCard } from '../../../features/approvals/approval-card.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/approvals';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Chờ duyệt · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'waiting', label: 'Chờ duyệt' },
  { key: 'decided', label: 'Đã quyết định' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const { results, pagination } = await load(context, listApprovalsEndpoint, {
    query: { state, page: pageIn(search) },
  });
  return { state, approvals: results, pagination };
}

/** What one member of staff may only propose, and a second one decides. */
export default function DeskApprovalsPage({
  loaderData: { state, approvals, pagination },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'approvals-changed') void revalidate();
  });
  return (
    <Stack>
      <PageName>Chờ người thứ hai duyệt</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({ ...tab, to: `?state=${tab.key}` }))}
      />
      {approvals.length === 0 ? (
        <EmptyState
          title={state === 'waiting' ? 'Không có đề nghị nào chờ duyệt' : 'Chưa có đề nghị nào'}
        >
          Khoản cộng lớn, khoản trừ, chuyển khoản chưa khớp và tỷ giá lệch nhiều cần hai người.
        </EmptyState>
      ) : null}
      {approvals.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} />
      ))}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
