import {
  answerHandBidEndpoint,
  listHandBidsEndpoint,
  reportBidOutcomeEndpoint,
  reportHandOutcomeEndpoint,
  takeHandBidEndpoint,
} from '@hako/contract/bidding/by-hand';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../../platform/http/route.ts';
import { UPDATED_MESSAGE } from '../watching/bid-texts.ts';
import type { ListingSnapshot } from '../rules/bid.ts';
import { listHandBids } from './hand-bid-store.ts';
import type { Bidding } from '../bidding.ts';

/** The queue of bids by hand. */
export const handBidRoutes = (bidding: Bidding): Route[] => [
  route(listHandBidsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize }, caller }) => {
    const { deps } = bidding;
    const { rows, total } = await listHandBids(deps.db, { page, size });
    const names = await deps.namesOf?.([...new Set(rows.map((row) => row.customer_id))]);
    const results = rows.map((row) => {
      const listing = row.listing as unknown as ListingSnapshot;
      const name = names?.get(row.customer_id);
      return {
        id: row.id,
        site: row.site,
        code: row.code,
        name: listing.titleVi ?? row.title,
        url: listing.url,
        state: row.state as 'waiting' | 'taken' | 'placed',
        is_mine: row.taken_by === caller.userId,
        may_take:
          row.state === 'waiting' ||
          (row.state === 'taken' &&
            row.taken_by !== caller.userId &&
            row.deadline_at <= deps.clock.now()),
        deadline: row.deadline_at.toISOString(),
        maximum: row.maximum_jpy,
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
    });
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
    const by = { staffId: caller.userId, id };
    await bidding.reportHandOutcome(
      body.outcome === 'won'
        ? { ...by, outcome: 'won', price: body.price, orderNumber: body.order_number ?? undefined }
        : { ...by, outcome: 'outbid' },
    );
    return { status: true, message: UPDATED_MESSAGE };
  }),
  route(reportBidOutcomeEndpoint, async ({ params: { id }, body, caller }) => {
    const by = { staffId: caller.userId, id };
    await bidding.reportBidOutcome(
      body.outcome === 'won'
        ? { ...by, outcome: 'won', price: body.price, orderNumber: body.order_number ?? undefined }
        : { ...by, outcome: 'outbid' },
    );
    return { status: true, message: UPDATED_MESSAGE };
  }),
];
