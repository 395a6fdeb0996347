import type { SiteAccountRow } from '@hako/contract/bidding/desk';
import type { SiteAccount } from '../accounts/account-store.ts';
import { takesLots } from '../accounts/rules/account-choice.ts';
import type { BiddingDeps } from '../deps.ts';
import type { BidRequest } from '../placing/request-store.ts';
import type { ListingSnapshot } from '../rules/bid.ts';
import type { listStuckBids } from './desk-bid-store.ts';
import { deskStep } from './rules/desk-case.ts';
import { customerOf, heldAlone, type Names, namesOf } from './work-row.ts';

type StuckBid = Awaited<ReturnType<typeof listStuckBids>>['rows'][number];

/** Bids that a person should look at, each with its case and its next step. */
export async function stuckBidRows(deps: BiddingDeps, rows: readonly StuckBid[]) {
  const names = await namesOf(
    deps,
    rows.map((row) => row.customer_id),
  );
  return rows.map((row) => stuckBidRow(row, names, deps.clock.now()));
}

function stuckBidRow(row: StuckBid, names: Names, now: Date) {
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

/** Requests to bid as the desk decides them. */
export async function deskRequestRows(deps: BiddingDeps, requests: readonly BidRequest[]) {
  const names = await namesOf(
    deps,
    requests.map(({ customerId }) => customerId),
  );
  return requests.map((request) => ({
    id: request.id,
    site: request.site,
    code: request.code,
    seller_id: request.sellerId,
    status: request.status,
    note: request.note,
    created_date: request.createdAt.toISOString(),
    customer: customerOf(names, request.customerId),
  }));
}

/** A request to bid as its customer reads it. */
export const ownRequestRow = (request: BidRequest) => ({
  id: request.id,
  site: request.site,
  code: request.code,
  status: request.status,
  reason: request.reason ?? null,
  created_date: request.createdAt.toISOString(),
  decided_date: request.decidedAt?.toISOString() ?? null,
});

/** A rest that is over is told as healthy: the next lot may go there. */
export const accountRow = (account: SiteAccount, now: Date): SiteAccountRow => ({
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
