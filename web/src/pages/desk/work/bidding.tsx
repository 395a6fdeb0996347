import { listHandBidsEndpoint } from '@hako/contract/bidding/by-hand';
import {
  listDeskBidRequestsEndpoint,
  listDeskBidsEndpoint,
  listSiteAccountsEndpoint,
} from '@hako/contract/bidding/desk';
import { Link, redirect } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { BidRequestTable } from '../../../features/bidding/desk/bid-request-table.tsx';
import { DeskAccountCard } from '../../../features/bidding/desk/desk-accounts.tsx';
import { StuckBidTable } from '../../../features/bidding/desk/desk-bids.tsx';
import { HandBidTable } from '../../../features/bidding/desk/hand-bid-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { permits, useViewer } from '../../../parts/viewer.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/bidding';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đấu giá · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const NEWS: readonly string[] = [
  'accounts-changed',
  'bid-request-changed',
  'bids-changed',
  'hand-bids-changed',
];
const TABS = ['hand', 'bids', 'requests', 'accounts'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = TABS.find((key) => key === search.get('tab'));
  const tab = asked ?? 'hand';
  const pageOf = (key: (typeof TABS)[number]): number => (key === tab ? pageIn(search) : 1);
  const [hand, accounts, bids, requests] = await Promise.all([
    load(context, listHandBidsEndpoint, { query: { page: pageOf('hand') } }),
    load(context, listSiteAccountsEndpoint),
    load(context, listDeskBidsEndpoint, { query: { page: pageOf('bids') } }),
    load(context, listDeskBidRequestsEndpoint, { query: { page: pageOf('requests') } }),
  ]);
  // Whoever asks for none is shown where work waits.
  const lists = { hand, bids, requests };
  const busy = (['hand', 'bids', 'requests'] as const).find(
    (key) => lists[key].pagination.total > 0,
  );
  if (!asked && busy && busy !== tab) throw redirect(`/desk/bidding?tab=${busy}`);
  return { tab, accounts: accounts.results, ...lists };
}

/** Bidding at the desk: what a person must look at, requests against sellers, and our own accounts. */
export default function DeskBiddingPage({ loaderData }: Route.ComponentProps) {
  const { tab, accounts } = loaderData;
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || NEWS.includes(message.kind)) void revalidate();
  });
  return (
    <Stack>
      <PageName>Đấu giá</PageName>
      {accounts
        .filter(({ state }) => state === 'restricted')
        .map(({ site, name }) => (
          <Banner key={`${site}:${name}`} tone="bad">
            Tài khoản {name} cần người xem: sàn đang kiểm tra. Không có gì được gửi qua tài khoản
            này cho tới khi bạn bật lại. <Link to="?tab=accounts">Xem tài khoản</Link>
          </Banner>
        ))}
      <TabLinks label="Việc đấu giá" chosen={tab} tabs={tabsOf(loaderData)} />
      {tab === 'accounts' ? (
        <Accounts accounts={accounts} />
      ) : (
        <Work read={loaderData} tab={tab} onDone={revalidate} />
      )}
    </Stack>
  );
}

type Read = Route.ComponentProps['loaderData'];

const tabsOf = ({ hand, bids, requests, accounts }: Read) => [
  { key: 'hand', label: 'Nhân viên đặt giá', to: '?tab=hand', count: hand.pagination.total },
  { key: 'bids', label: 'Cần người xem', to: '?tab=bids', count: bids.pagination.total },
  { key: 'requests', label: 'Xin đấu giá', to: '?tab=requests', count: requests.pagination.total },
  { key: 'accounts', label: 'Tài khoản tại sàn', to: '?tab=accounts', count: accounts.length },
];

/** Our accounts at the marketplaces; buyers and administrators decide about them. */
function Accounts({ accounts }: Pick<Read, 'accounts'>) {
  const viewer = useViewer();
  const mayDecide = permits(viewer, 'bids.by-hand');
  return accounts.map((account) => (
    <DeskAccountCard
      key={`${account.site}:${account.name}`}
      account={account}
      mayDecide={mayDecide}
    />
  ));
}

/** One page of what waits for a person. */
function Work({
  read: { hand, bids, requests },
  tab,
  onDone,
}: {
  readonly read: Read;
  readonly tab: Exclude<Read['tab'], 'accounts'>;
  readonly onDone: () => Promise<void>;
}) {
  const { page, size, total } = { hand, bids, requests }[tab].pagination;
  return (
    <>
      {total === 0 ? <EmptyState title="Không có việc nào ở mục này" /> : null}
      {tab === 'hand' && hand.results.length > 0 ? (
        <HandBidTable bids={hand.results} onDone={onDone} />
      ) : null}
      {tab === 'bids' && bids.results.length > 0 ? <StuckBidTable bids={bids.results} /> : null}
      {tab === 'requests' && requests.results.length > 0 ? (
        <BidRequestTable requests={requests.results} />
      ) : null}
      <Pager page={page} size={size} total={total} />
    </>
  );
}
