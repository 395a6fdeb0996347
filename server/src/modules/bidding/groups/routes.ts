import {
  type BidGroupRow,
  changeBidGroupEndpoint,
  createBidGroupEndpoint,
  dissolveBidGroupEndpoint,
  listBidGroupsEndpoint,
  readBidGroupEndpoint,
} from '@hako/contract/bidding/groups';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { listGroupBids } from '../watching/bid-list-store.ts';
import { GROUP_MESSAGES } from '../watching/bid-texts.ts';
import { bidRowOf } from '../placing/bid-rows.ts';
import { type BidGroup, takesPlace } from './rules/bid-group.ts';
import { findGroup, findGroupByHold, listGroupHolds, listGroups } from './group-store.ts';
import type { Bidding } from '../bidding.ts';

const MOST_SHOWN = 50;

export const groupRoutes = (bidding: Bidding): Route[] => [
  route(listBidGroupsEndpoint, async ({ caller: { customerId } }) => {
    const groups = await listGroups(bidding.deps.db, customerId, MOST_SHOWN);
    return { success: true, data: await Promise.all(groups.map((group) => rowOf(bidding, group))) };
  }),
  route(readBidGroupEndpoint, async ({ params, caller }) => ({
    success: true,
    data: await readRow(bidding, caller.customerId, params.id),
  })),
  route(createBidGroupEndpoint, async ({ body, caller: { customerId } }) => {
    const id = await bidding.createGroup({ customerId, bidIds: body.bid_ids, wanted: body.wanted });
    return {
      success: true,
      message: GROUP_MESSAGES.made,
      data: await readRow(bidding, customerId, id),
    };
  }),
  route(changeBidGroupEndpoint, async ({ params, body, caller: { customerId } }) => {
    await bidding.changeGroup({ customerId, groupId: params.id, ...body });
    return {
      success: true,
      message: GROUP_MESSAGES.changed,
      data: await readRow(bidding, customerId, params.id),
    };
  }),
  route(dissolveBidGroupEndpoint, async ({ params, caller }) => {
    await bidding.dissolveGroup(caller.customerId, params.id);
    return { success: true, message: GROUP_MESSAGES.dissolved };
  }),
];

async function readRow(bidding: Bidding, customerId: string, id: string): Promise<BidGroupRow> {
  const { db } = bidding.deps;
  const group =
    (await findGroup(db, id, customerId)) ??
    (await findGroup(db, (await findGroupByHold(db, id, customerId)) ?? id, customerId));
  if (!group) throw new Refusal('bidding.group-not-found');
  return rowOf(bidding, group);
}

async function rowOf({ deps }: Bidding, group: BidGroup): Promise<BidGroupRow> {
  const [lots, holds] = await Promise.all([
    listGroupBids(deps.db, group.customerId, group.id),
    listGroupHolds(deps.db, group.id),
  ]);
  const won = lots.filter(({ status }) => status === 'won').length;
  return {
    id: group.id,
    status: group.status,
    wanted: group.wanted,
    won,
    live: lots.filter(({ status }) => takesPlace(status)).length - won,
    hold_vnd: holds.reduce((total, { amount }) => total + amount, 0),
    created_date: group.createdAt.toISOString(),
    lots: lots.map((lot) => bidRowOf(lot, deps.clock.now())),
  };
}
