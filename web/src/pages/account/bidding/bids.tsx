import { listBidGroupsEndpoint } from '@hako/contract/bidding/groups';
import { listBidRequestsEndpoint } from '@hako/contract/bidding/desk';
import { type BidTab, listBidsEndpoint, OWN_BID_SORTS } from '@hako/contract/bidding/bid-list';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Static } from 'typebox';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load, loadOr } from '../../../api/load.ts';
import { GroupList } from '../../../features/bidding/groups/group-list.tsx';
import { RequestList } from '../../../features/bidding/lists/request-list.tsx';
import { GroupMaker } from '../../../features/bidding/groups/group-maker.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ListPages } from '../../../parts/list-pages.tsx';
import { afterIn, chosenIn, pageIn, sortIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/bids';

type Tab = Static<typeof BidTab>;

const SIZE = 20;
const REFRESH_MS = 30_000;
const TABS = [
  { key: 'all', label: 'Tất cả', counter: 'total' },
  { key: 'bidding', label: 'Đang đấu giá', counter: 'bidding' },
  { key: 'hunting', label: 'Săn phút chót', counter: 'hunting' },
  { key: 'finished', label: 'Đã kết thúc', counter: 'finished' },
  { key: 'successed', label: 'Đấu thành công', counter: 'successed' },
  { key: 'paid', label: 'Đã thanh toán', counter: 'paid' },
] as const satisfies readonly { key: Tab; label: string; counter: 'total' | Exclude<Tab, 'all'> }[];

const SOONEST = { sort: 'end_time', order: 'asc' } as const;
const NEWEST = { sort: 'created_date', order: 'desc' } as const;
const isRunning = (tab: Tab): boolean => tab === 'bidding' || tab === 'hunting';

export const meta: Route.MetaFunction = () => [{ title: 'Đấu giá · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = chosenIn(search, 'tab', TABS);
  const by = sortIn(search, OWN_BID_SORTS);
  const numbered = { page: pageIn(search), ...(isRunning(tab) ? SOONEST : NEWEST) };
  const query = {
    type: tab,
    size: SIZE,
    ...(by ? { by, after: afterIn(search) } : numbered),
  };
  const [bids, groups] = await Promise.all([
    load(context, listBidsEndpoint, { query }),
    loadOr(context, listBidGroupsEndpoint, undefined, { success: false, data: [] }),
  ]);
  const requests =
    tab === 'all'
      ? await loadOr(context, listBidRequestsEndpoint, undefined, { status: false, results: [] })
      : undefined;
  const open =
    tab === 'all' || tab === 'hunting' ? groups.data.filter(({ status }) => status === 'open') : [];
  return {
    bids,
    groups: open,
    requests: requests?.results ?? [],
    tab,
    customerId: context.get(viewerContext).id,
  };
}

export default function BidsPage({
  loaderData: { bids, groups, requests, tab, customerId },
}: Route.ComponentProps) {
  const refresh = useRefresh();
  const [search] = useSearchParams();
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || message.kind === 'bid' || message.kind === 'bid-group')
      void refresh();
  });
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void refresh(),
      REFRESH_MS,
    );
    return () => clearInterval(timer);
  }, [refresh]);
  const { statistic, pagination } = bids;
  return (
    <Stack gap={3}>
      <h1>Đấu giá</h1>
      <TabLinks
        label="Loại lượt đặt giá"
        chosen={tab}
        tabs={TABS.map(({ key, label, counter }) => ({
          key,
          label,
          count: statistic[counter],
          to: key === 'all' ? '?' : `?tab=${key}`,
        }))}
      />
      <GroupList groups={groups} />
      {bids.data.length === 0 ? (
        <EmptyState
          title={tab === 'all' ? 'Bạn chưa đấu giá món nào' : 'Không có lượt nào ở mục này'}
          action={
            <ButtonLink kind="main" to="/auction">
              Xem Yahoo! Đấu giá
            </ButtonLink>
          }
        >
          Hẹn săn phút chót, Hako đặt giá thay bạn đúng giờ của sàn.
        </EmptyState>
      ) : (
        <GroupMaker
          key={tab}
          bids={bids.data}
          usualSort={isRunning(tab) ? undefined : '-created'}
        />
      )}
      <RequestList requests={requests} />
      <ListPages {...pagination} next={bids.next} key={search.toString()} />
    </Stack>
  );
}
