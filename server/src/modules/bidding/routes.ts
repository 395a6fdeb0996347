import { cancelBidEndpoint, cancelBidsEndpoint } from '@hako/contract/bidding/cancelling';
import { readBidFiguresEndpoint } from '@hako/contract/bidding/figures';
import { readBidHistoryEndpoint, readBidPriceEndpoint } from '@hako/contract/bidding/history';
import {
  buyFixedPriceEndpoint,
  placeBidEndpoint,
  snipeEndpoint,
} from '@hako/contract/bidding/placing';
import { listBidsEndpoint } from '@hako/contract/bidding/bid-list';
import { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import {
  checkBidRequestEndpoint,
  checkLastMinuteEndpoint,
  readRestrictionsEndpoint,
  sendBidRequestEndpoint,
  toggleLastMinuteEndpoint,
} from '@hako/contract/bidding/guards';
import { readReceiptEndpoint, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { type Route, route } from '../../platform/http/route.ts';
import { answerBid, answerPreview, answerPurchase } from './placing/bid-payload.ts';
import {
  bidHistory,
  bidPrice,
  cancelMany,
  checkRequest,
  listMine,
  listMineRunning,
  receiptOf,
  restrictions,
  sendRequest,
  toggleLastMinute,
  toldLastMinute,
} from './placing/answers.ts';
import { biddingDeskRoutes } from './desk/routes.ts';
import { bidRegisterRoutes } from './register/routes.ts';
import { handBidRoutes } from './by-hand/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { cancelledMessage } from './watching/bid-texts.ts';
import type { Bidding } from './bidding.ts';

/** Every call about bids, a line each. */
export const biddingRoutes = (bidding: Bidding): Route[] => [
  route(snipeEndpoint, ({ body, caller }) => answerBid(bidding, caller.customerId, 'snipe', body)),
  route(previewBidEndpoint, ({ body, caller }) => answerPreview(bidding, caller.customerId, body)),
  route(placeBidEndpoint, ({ params, body, caller }) =>
    answerBid(bidding, caller.customerId, params.mode, body),
  ),
  route(buyFixedPriceEndpoint, ({ body, caller }) =>
    answerPurchase(bidding, caller.customerId, body, 'mercari'),
  ),
  route(listBidsEndpoint, ({ query, caller }) => listMine(bidding, caller.customerId, query)),
  route(listRunningBidsEndpoint, ({ caller }) => listMineRunning(bidding, caller.customerId)),
  route(readBidPriceEndpoint, ({ params }) => bidPrice(bidding, params.code)),
  route(readBidHistoryEndpoint, ({ params }) => bidHistory(bidding, params.code)),
  route(cancelBidEndpoint, async ({ params, caller }) => {
    const bid = await bidding.cancelBid(caller.customerId, params.id);
    return { status: true, success: true, message: cancelledMessage(bid) };
  }),
  route(cancelBidsEndpoint, ({ body, caller }) =>
    cancelMany(bidding, caller.customerId, [...(body.ids ?? []), ...(body.id ? [body.id] : [])]),
  ),
  route(toggleLastMinuteEndpoint, ({ body, caller }) =>
    toggleLastMinute(bidding, caller.customerId, body.enabled),
  ),
  route(checkLastMinuteEndpoint, ({ caller }) => toldLastMinute(bidding, caller.customerId)),
  route(readRestrictionsEndpoint, ({ caller }) => restrictions(bidding, caller.customerId)),
  route(checkBidRequestEndpoint, ({ query, caller }) =>
    checkRequest(bidding, caller.customerId, query),
  ),
  route(sendBidRequestEndpoint, ({ body, caller }) =>
    sendRequest(bidding, caller.customerId, body),
  ),
  route(readReceiptEndpoint, ({ params, caller }) =>
    receiptOf(bidding, caller.customerId, params.id),
  ),
  route(readBidFiguresEndpoint, () => bidding.publicFigures()),
  ...groupRoutes(bidding),
  ...biddingDeskRoutes(bidding),
  ...handBidRoutes(bidding),
  ...bidRegisterRoutes(bidding),
  route(readStandingEndpoint, async ({ params, caller }) => ({
    success: true,
    data: await bidding.standingOf(
      params.site,
      params.code,
      caller?.kind === 'customer' ? caller.customerId : undefined,
    ),
  })),
];
