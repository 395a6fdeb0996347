import { siteName } from '@hako/contract/marketplaces/sites';
import { readBidGroupEndpoint } from '@hako/contract/bidding/groups';
import { readReceiptEndpoint } from '@hako/contract/bidding/standing';
import { redirect } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh, useSpreadRefresh } from '../../../api/use-refresh.ts';
import { load, loadOr } from '../../../api/load.ts';
import { BidList } from '../../../features/bidding/lists/bid-list.tsx';
import { pictureOfBid } from '../../../features/bidding/lists/bid-picture.ts';
import { BidReceipt } from '../../../features/bidding/lists/bid-receipt.tsx';
import { isWon } from '../../../features/bidding/panel/bid-words.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { PictureButtons } from '../../../ui/paper/picture-buttons.tsx';
import { Seal } from '../../../ui/paper/seal.tsx';
import { Slip } from '../../../ui/paper/slip.tsx';
import type { Route } from './+types/bid';

export const meta: Route.MetaFunction = () => [{ title: 'Biên nhận đặt giá · Hako' }];

export async function loader({ context, params }: Route.LoaderArgs) {
  // A line of the wallet may name the money of a group.
  const group = await loadOr(
    context,
    readBidGroupEndpoint,
    { params: { id: params.id } },
    undefined,
  );
  if (group) throw redirect(`/account/bid-groups/${group.data.id}`);
  const { data } = await load(context, readReceiptEndpoint, { params: { id: params.id } });
  return { ...data, customerId: context.get(viewerContext).id };
}

export default function BidPage({ loaderData: { bid, events, customerId } }: Route.ComponentProps) {
  const refresh = useRefresh();
  const refreshSoon = useSpreadRefresh();
  // Somebody else's bid moves the price that stands here; a move of the own bid is shown at once.
  useLive(bid.isCanBeAuctioned ? `auction:${bid.site}:${bid.code}` : null, refreshSoon);
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || (message.kind === 'bid' && message['bidId'] === bid.id))
      void refresh();
  });
  return (
    <Stack gap={3}>
      <h1>Biên nhận đặt giá</h1>
      <BidList bids={[bid]} hasReceiptLink={false} />
      <Slip
        title="Chuyện gì đã xảy ra"
        seal={isWon(bid) ? <Seal word="won" /> : null}
        foot={{ code: `${siteName(bid.site)} ${bid.code}`, at: bid.created_date, did: 'Đặt' }}
      >
        <BidReceipt bid={bid} events={events} />
        <PictureButtons
          isQuiet
          slip={pictureOfBid(bid, events)}
          keep="Lưu ảnh biên nhận"
          share="Chia sẻ biên nhận"
        />
      </Slip>
    </Stack>
  );
}
