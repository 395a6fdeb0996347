import {
  closeDeskBidEndpoint,
  decideBidRequestEndpoint,
  listBidRequestsEndpoint,
  listDeskBidRequestsEndpoint,
  listDeskBidsEndpoint,
  listSiteAccountsEndpoint,
  type SiteAccountRow,
  setSiteAccountEndpoint,
} from '@hako/contract/bidding/desk';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../../platform/http/route.ts';
import { addAccounts, listAccounts, type SiteAccount } from '../accounts/account-store.ts';
import { UPDATED_MESSAGE } from '../watching/bid-texts.ts';
import { listStuckBids } from './desk-bid-store.ts';
import type { ListingSnapshot } from '../rules/bid.ts';
import { takesLots } from '../accounts/rules/account-choice.ts';
import { deskStep } from './rules/desk-case.ts';
import { listRequests, listRequestsOf } from '../placing/request-store.ts';
import type { Bidding } from '../bidding.ts';
import { customerOf, heldAlone, type Names, namesOf } from './work-row.ts';

const AUCTION_SITES = ['auction'] as const;
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
    const { deps } = bidding;
    const now = deps.clock.now();
    const results: SiteAccountRow[] = [];
    for (const site of AUCTION_SITES) {
      await addAccounts(deps.db, site, deps.accountsOf(site), now);
      const accounts = await listAccounts(deps.db, site, deps.accountsOf(site), now);
      results.push(...accounts.map((account) => accountRow(account, now)));
    }
    return { status: true, results };
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
    const { deps } = bidding;
    const { rows, total } = await listStuckBids(deps.db, { page, size });
    const names = await namesOf(
      deps,
      rows.map((row) => row.customer_id),
    );
    const results = rows.map((row) => stuckBidRow(row, names, deps.clock.now()));
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
      const { deps } = bidding;
      const { requests, total } = await listRequests(deps.db, { status, page, size });
      const names = await namesOf(
        deps,
        requests.map(({ customerId }) => customerId),
      );
      const results = requests.map((request) => ({
        id: request.id,
        site: request.site,
        code: request.code,
        seller_id: request.sellerId,
        status: request.status,
        note: request.note,
        created_date: request.createdAt.toISOString(),
        customer: customerOf(names, request.customerId),
      }));
      return { status: true, results, pagination: { page, size, total } };
    },
  ),
  route(decideBidRequestEndpoint, async ({ params, body, caller }) => {
    await bidding.decideRequest({
      staffId: caller.userId,
      id: params.id,
      isAllowed: body.is_allowed,
      reason: body.reason?.trim() || undefined,
    });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(listBidRequestsEndpoint, async ({ caller }) => {
    const requests = await listRequestsOf(bidding.deps.db, caller.customerId, MOST_SHOWN);
    const results = requests.map(({ id, site, code, status, reason, createdAt, decidedAt }) => ({
      id,
      site,
      code,
      status,
      reason: reason ?? null,
      created_date: createdAt.toISOString(),
      decided_date: decidedAt?.toISOString() ?? null,
    }));
    return { status: true, results };
  }),
];

function stuckBidRow(
  row: Awaited<ReturnType<typeof listStuckBids>>['rows'][number],
  names: Names,
  now: Date,
) {
  const listing = row.listing as unknown as ListingSnapshot;
  const step = deskStep({
    why: row.why,
    status: row.status,
    isClosed: row.ends_at.getTime() - row.clock_offset_ms < now.getTime(),
  });
  return {
    id: row.id,
    site: row.site,
    code: row.code,
    name: listing.titleVi ?? row.title,
    url: listing.url,
    state: row.status,
    reason: row.reason,
    mode: row.mode,
    maximum: row.maximum_jpy,
    held_vnd: heldAlone(row),
    price: row.price_jpy,
    account: row.account,
    end_time: row.ends_at.toISOString(),
    clock_offset_ms: row.clock_offset_ms,
    why: row.why,
    step: step ?? null,
    customer: customerOf(names, row.customer_id),
  };
}

/** A rest that is over is told as healthy: the next lot may go there. */
const accountRow = (account: SiteAccount, now: Date): SiteAccountRow => ({
  site: account.site,
  name: account.name,
  state: takesLots(account, now) ? 'healthy' : account.state,
  reason: account.reason ?? null,
  since: account.since.toISOString(),
  rests_until: account.restsUntil?.toISOString() ?? null,
  pace_per_minute: account.pacePerMinute,
  load: account.load,
  recent: account.recent,
  answer_ms: account.answerMs ?? null,
  answers: account.answers,
  refusals: account.refusals,
  outages: account.outages,
});
