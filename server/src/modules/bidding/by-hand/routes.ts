import {
  answerHandBidEndpoint,
  listHandBidsEndpoint,
  reportBidOutcomeEndpoint,
  reportHandOutcomeEndpoint,
  takeHandBidEndpoint,
} from '@hako/contract/bidding/by-hand';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../../platform/http/route.ts';
import { UPDATED_MESSAGE } from '../watching/bid-texts.ts';
import type { ListingSnapshot } from '../rules/bid.ts';
import { listHandBids } from './hand-bid-store.ts';
import type { Bidding } from '../bidding.ts';
import type { BiddingDeps } from '../deps.ts';
import { customerOf, heldAlone, type Names, namesOf } from '../desk/work-row.ts';

/** The queue of bids by hand. */
export const handBidRoutes = (bidding: Bidding): Route[] => [
  route(listHandBidsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize }, caller }) => {
    const { rows, total } = await listHandBids(bidding.deps.db, { page, size });
    const results = await handBidRows(bidding.deps, rows, caller.userId);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(takeHandBidEndpoint, async ({ params: { id }, caller }) => {
    await bidding.takeHandBid({ staffId: caller.userId, id });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(answerHandBidEndpoint, async ({ params: { id }, body, caller }) => {
    await bidding.answerHandBid({ staffId: caller.userId, id, ...answerOf({ body }) });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(reportHandOutcomeEndpoint, async ({ params: { id }, body, caller }) => {
    await bidding.reportHandOutcome({ staffId: caller.userId, id, ...outcomeOf({ body }) });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(reportBidOutcomeEndpoint, async ({ params: { id }, body, caller }) => {
    await bidding.reportBidOutcome({ staffId: caller.userId, id, ...outcomeOf({ body }) });
    return { status: true, message: UPDATED_MESSAGE };
  }),
];

type Row = Awaited<ReturnType<typeof listHandBids>>['rows'][number];

/** Bids that wait for a person, as this member of staff sees them. */
async function handBidRows(deps: BiddingDeps, rows: readonly Row[], staffId: string) {
  const names = await namesOf(
    deps,
    rows.map((row) => row.customer_id),
  );
  const seen = { names, staffId, now: deps.clock.now() };
  return rows.map((row) => handBidRow(row, seen));
}

function handBidRow(
  row: Row,
  {
    names,
    staffId,
    now,
  }: {
    readonly names: Names;
    readonly staffId: string;
    readonly now: Date;
  },
) {
  const listing = row.listing as unknown as ListingSnapshot;
  const isMine = row.taken_by === staffId;
  return {
    id: row.id,
    site: row.site,
    code: row.code,
    name: listing.titleVi ?? row.title,
    url: listing.url,
    state: row.state as 'waiting' | 'taken' | 'placed',
    is_mine: isMine,
    may_take:
      row.state === 'waiting' || (row.state === 'taken' && !isMine && row.deadline_at <= now),
    deadline: row.deadline_at.toISOString(),
    maximum: row.maximum_jpy,
    held_vnd: heldAlone(row),
    price: row.price_jpy,
    is_open: row.is_open,
    bid_state: row.status,
    end_time: row.ends_at.toISOString(),
    clock_offset_ms: Math.round(row.clock_offset_ms),
    customer: customerOf(names, row.customer_id),
  };
}

/** What a person says the site answered. */
const answerOf = ({ body }: Pick<EndpointInput<typeof answerHandBidEndpoint>, 'body'>) =>
  body.result === 'placed'
    ? ({ result: 'placed', isHighest: body.is_highest, price: body.price } as const)
    : ({ result: 'refused', words: body.reason.trim() } as const);

/** What a person says became of a bid. */
const outcomeOf = ({ body }: Pick<EndpointInput<typeof reportBidOutcomeEndpoint>, 'body'>) =>
  body.outcome === 'won'
    ? ({
        outcome: 'won',
        price: body.price,
        orderNumber: body.order_number ?? undefined,
      } as const)
    : ({ outcome: 'outbid' } as const);
