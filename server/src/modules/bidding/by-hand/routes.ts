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
import type { BidderName } from '../deps.ts';

/** The queue of bids by hand. */
export const handBidRoutes = (bidding: Bidding): Route[] => [
  route(listHandBidsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize }, caller }) => {
    const { deps } = bidding;
    const { rows, total } = await listHandBids(deps.db, { page, size });
    const names = await deps.namesOf?.([...new Set(rows.map((row) => row.customer_id))]);
    const seen = { names, staffId: caller.userId, now: deps.clock.now() };
    const results = rows.map((row) => handBidRow(row, seen));
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(takeHandBidEndpoint, async ({ params: { id }, caller }) => {
    await bidding.takeHandBid({ staffId: caller.userId, id });
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(answerHandBidEndpoint, async ({ params: { id }, body, caller }) => {
    const by = { staffId: caller.userId, id };
    await bidding.answerHandBid(
      body.result === 'placed'
        ? { ...by, result: 'placed', isHighest: body.is_highest, price: body.price }
        : { ...by, result: 'refused', words: body.reason.trim() },
    );
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

/** A bid that waits for a person, as this member of staff sees it. */
function handBidRow(
  row: Awaited<ReturnType<typeof listHandBids>>['rows'][number],
  {
    names,
    staffId,
    now,
  }: {
    readonly names: ReadonlyMap<string, BidderName> | undefined;
    readonly staffId: string;
    readonly now: Date;
  },
) {
  const listing = row.listing as unknown as ListingSnapshot;
  const name = names?.get(row.customer_id);
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
    held_vnd: row.group_id ? null : row.is_held ? row.hold_vnd : 0,
    price: row.price_jpy,
    is_open: row.is_open,
    bid_state: row.status,
    end_time: row.ends_at.toISOString(),
    clock_offset_ms: Math.round(row.clock_offset_ms),
    customer: {
      id: row.customer_id,
      customer_no: name?.customerNo ?? '',
      full_name: name?.fullName ?? '',
    },
  };
}

/** What a person says became of a bid. */
const outcomeOf = ({ body }: Pick<EndpointInput<typeof reportBidOutcomeEndpoint>, 'body'>) =>
  body.outcome === 'won'
    ? ({
        outcome: 'won',
        price: body.price,
        orderNumber: body.order_number ?? undefined,
      } as const)
    : ({ outcome: 'outbid' } as const);
