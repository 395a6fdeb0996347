import {
  closeDeskBidEndpoint,
  decideBidRequestEndpoint,
  listBidRequestsEndpoint,
  listDeskBidRequestsEndpoint,
  listDeskBidsEndpoint,
  listSiteAccountsEndpoint,
  setSiteAccountEndpoint,
} from '@hako/contract/bidding/desk';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../../platform/http/route.ts';
import { listSiteAccounts } from '../accounts/list-site-accounts.ts';
import { UPDATED_MESSAGE } from '../watching/bid-texts.ts';
import { listStuckBids } from './desk-bid-store.ts';
import { accountRow, deskRequestRows, ownRequestRow, stuckBidRows } from './desk-view.ts';
import { listRequests, listRequestsOf } from '../placing/request-store.ts';
import type { Bidding } from '../bidding.ts';

const MOST_SHOWN = 100;

/** What the desk sees and decides, and a customer's own requests. */
export const biddingDeskRoutes = (bidding: Bidding): Route[] => [
  ...siteAccountRoutes(bidding),
  ...stuckBidRoutes(bidding),
  ...bidRequestRoutes(bidding),
];

/** Our accounts at the sites. */
const siteAccountRoutes = (bidding: Bidding): Route[] => [
  route(listSiteAccountsEndpoint, async () => {
    const now = bidding.deps.clock.now();
    const accounts = await listSiteAccounts(bidding.deps, now);
    return { status: true, results: accounts.map((account) => accountRow(account, now)) };
  }),
  route(setSiteAccountEndpoint, async ({ params, body, caller }) => {
    const { state, reason, pace_per_minute: pacePerMinute } = body;
    await bidding.setAccount({ staffId: caller.userId, ...params, state, reason, pacePerMinute });
    return { status: true, message: UPDATED_MESSAGE };
  }),
];

/** Bids that a person should look at. */
const stuckBidRoutes = (bidding: Bidding): Route[] => [
  route(listDeskBidsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total } = await listStuckBids(bidding.deps.db, { page, size });
    const results = await stuckBidRows(bidding.deps, rows);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(closeDeskBidEndpoint, async ({ params, body, caller }) => {
    await bidding.closeDoubtedWin({
      staffId: caller.userId,
      id: params.id,
      finding: body.finding.trim(),
    });
    return { status: true, message: UPDATED_MESSAGE };
  }),
];

/** Requests to bid against a seller under the threshold: all at the desk, and a customer's own. */
const bidRequestRoutes = (bidding: Bidding): Route[] => [
  route(
    listDeskBidRequestsEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, status = 'waiting' } }) => {
      const { requests, total } = await listRequests(bidding.deps.db, { status, page, size });
      const results = await deskRequestRows(bidding.deps, requests);
      return { status: true, results, pagination: { page, size, total } };
    },
  ),
  route(decideBidRequestEndpoint, async ({ params, body, caller }) => {
    const reason = body.reason?.trim() || undefined;
    const decided = { id: params.id, isAllowed: body.is_allowed, reason };
    await bidding.decideRequest({ staffId: caller.userId, ...decided });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(listBidRequestsEndpoint, async ({ caller }) => {
    const requests = await listRequestsOf(bidding.deps.db, caller.customerId, MOST_SHOWN);
    return { status: true, results: requests.map(ownRequestRow) };
  }),
];
