import { readBidGroupEndpoint } from '@hako/contract/bidding/groups';
import { listBidsEndpoint } from '@hako/contract/bidding/bid-list';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { GroupView } from '../../../features/bidding/groups/group-view.tsx';
import { groupTitle, isGroupable } from '../../../features/bidding/groups/group-words.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/bid-group';

const REFRESH_MS = 15_000;
const MOST_OFFERED = 100;

export const meta: Route.MetaFunction = () => [{ title: 'Nhóm săn · Hako' }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const [{ data: group }, waiting] = await Promise.all([
    load(context, readBidGroupEndpoint, { params: { id: params.id } }),
    load(context, listBidsEndpoint, { query: { type: 'hunting', size: MOST_OFFERED } }),
  ]);
  return {
    group,
    others: waiting.data.filter(isGroupable),
    customerId: context.get(viewerContext).id,
  };
}

/** "Win k of these": one group, its lots, and what may be changed. */
export default function BidGroupPage({
  loaderData: { group, others, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || message.kind === 'bid' || message.kind === 'bid-group')
      void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void revalidate(),
      REFRESH_MS,
    );
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Stack gap={3}>
      <p>
        <Link to="/account/bids?tab=hunting">Đấu giá</Link>
      </p>
      <h1>{groupTitle(group)}</h1>
      <GroupView group={group} others={others} />
    </Stack>
  );
}
