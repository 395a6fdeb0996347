import {
  deskClaimsEndpoint,
  deskTransfersEndpoint,
  type TransferState,
} from '@hako/contract/wallet/desk';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { ClaimTable } from '../../../features/wallet/desk-claim.tsx';
import { UnmatchedTable } from '../../../features/wallet/desk-transfer.tsx';
import { TransferTable } from '../../../features/wallet/transfer-table.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/transfers';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Chuyển khoản · Hako' }];

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'unmatched', label: 'Chờ khớp' },
  { key: 'claims', label: 'Yêu cầu tra soát' },
  { key: 'credited', label: 'Đã vào ví' },
  { key: 'settled', label: 'Đã xử lý tay' },
  { key: 'closed', label: 'Không của khách' },
  { key: 'ignored', label: 'Không tính' },
] as const satisfies readonly { readonly key: TransferState | 'claims'; readonly label: string }[];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const page = pageIn(search);
  if (state === 'claims') {
    const { results, pagination } = await load(context, deskClaimsEndpoint, { query: { page } });
    return { state, reference: undefined, claims: results, transfers: [], pagination };
  }
  const reference = search.get('reference') || undefined;
  const { results, pagination } = await load(context, deskTransfersEndpoint, {
    query: { state, page, ...(reference ? { reference } : {}) },
  });
  return { state, reference, claims: [], transfers: results, pagination };
}

/** What banks reported, first of all what names nobody and waits for the accountant; and what customers miss. */
export default function DeskTransfersPage({
  loaderData: { state, reference, claims, transfers, pagination },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || isAboutTransfers(message.kind)) void revalidate();
  });
  return (
    <Stack>
      <PageName>Chuyển khoản</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({ ...tab, to: `?state=${tab.key}` }))}
      />
      {reference ? (
        <p>
          Chỉ giao dịch có mã <b>{reference}</b>. <Link to={`?state=${state}`}>Xem cả mục</Link>
        </p>
      ) : null}
      {claims.length > 0 ? <ClaimTable claims={claims} /> : null}
      {transfers.length === 0 && claims.length === 0 ? (
        <EmptyState title="Không có giao dịch nào ở mục này" />
      ) : null}
      {transfers.length > 0 ? <Transfers {...{ state, transfers }} /> : null}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}

function Transfers({
  state,
  transfers,
}: Pick<Route.ComponentProps['loaderData'], 'state' | 'transfers'>) {
  const Table = state === 'unmatched' ? UnmatchedTable : TransferTable;
  return <Table transfers={transfers} />;
}

const isAboutTransfers = (kind: string): boolean =>
  ['transfer-unmatched', 'transfer-claimed', 'approvals-changed'].includes(kind);
