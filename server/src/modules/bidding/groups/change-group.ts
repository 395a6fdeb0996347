import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { type BidGroup, GROUP_LIMITS, takesPlace } from './rules/bid-group.ts';
import { isActive } from '@hako/contract/bidding/bid-status';
import { balanceGroup } from './group-money.ts';
import { endBid } from '../settling/settle-bid.ts';
import { join, leave, refuseUngroupable } from './group-lots.ts';

export interface NewGroup {
  readonly customerId: string;
  /** Snipes that wait. */
  readonly bidIds: readonly string[];
  readonly wanted: number;
}
/**
 * "Win `wanted` of these": waiting snipes give up their own holds for the largest ones of all. Refusals `bidding.not-found`,
 * `bidding.not-groupable`, `bidding.group-size`, `bidding.group-wanted`.
 */
export function createGroup(deps: BiddingDeps, asked: NewGroup): Promise<string> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const bids = await lockSnipes(deps, trx, asked.customerId, asked.bidIds);
    refuseSize(bids.length);
    refuseWanted(asked.wanted, 1, bids.length - 1);
    const now = deps.clock.now();
    const { customerId, wanted } = asked;
    const group: BidGroup = {
      id: newId(),
      customerId,
      wanted,
      taken: 0,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    };
    await deps.stores.groups.insert(trx, group);
    for (const bid of bids) await join(deps, trx, group, bid);
    await balanceGroup(deps, trx, group);
    return group.id;
  });
}
export interface GroupChange {
  readonly customerId: string;
  readonly groupId: string;
  readonly wanted?: number | undefined;
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}
/** Other lots, or another number to win. What leaves holds for itself again: refusal `wallet.not-enough`. */
export function changeGroup(deps: BiddingDeps, asked: GroupChange): Promise<void> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const { customerId, groupId, add = [], remove = [] } = asked;
    const leaving = new Set(remove);
    const bids = await lockOwn(deps, trx, customerId, [...add, ...remove]);
    const group = await lockOwnGroup(deps, trx, groupId, customerId);
    for (const bid of bids.filter(({ id }) => leaving.has(id))) {
      refuseUnless(bid.groupId === groupId && bid.status === 'scheduled', 'bidding.too-late');
      await deps.stores.bids.update(
        trx,
        bid,
        { groupId: undefined, isHeld: true, holdId: newId() },
        deps.clock.now(),
      );
    }
    for (const bid of bids.filter(({ id }) => !leaving.has(id))) {
      await refuseUngroupable(deps, trx, bid);
      await join(deps, trx, group, bid);
    }
    const members = await deps.stores.groups.listMembers(trx, groupId);
    refuseUnless(members.length <= GROUP_LIMITS.lots, 'bidding.group-size', {
      most: GROUP_LIMITS.lots,
    });
    const won = members.filter(({ status }) => status === 'won').length;
    const wanted = asked.wanted ?? Math.max(1, Math.min(group.wanted, members.length));
    const isEmpty = members.every(({ status }) => status === 'won' || !isActive(status));
    if (!isEmpty) refuseWanted(wanted, Math.max(group.taken, won + 1, 1), members.length);
    await balanceGroup(deps, trx, { ...group, wanted });
    for (const bid of bids.filter(({ id }) => leaving.has(id))) await leave(deps, trx, bid);
  });
}
/** Every lot stands for itself again. Refusals `bidding.too-late` while one of them is under way, `wallet.not-enough`. */
export async function dissolveGroup(
  deps: BiddingDeps,
  customerId: string,
  groupId: string,
): Promise<void> {
  // Somebody else's group does not exist, whatever its lots do.
  refuseUnless(
    await deps.stores.groups.find(deps.db, groupId, customerId),
    'bidding.group-not-found',
  );
  const members = await deps.stores.groups.listMembers(deps.db, groupId);
  refuseUnless(
    !members.some(({ status }) => status !== 'won' && takesPlace(status)),
    'bidding.too-late',
  );
  const waiting = members.filter(({ status }) => status === 'scheduled').map(({ bidId }) => bidId);
  await changeGroup(deps, { customerId, groupId, remove: waiting });
}
/** Enough are won: what still waits is given up, each lot in a transaction of its own, and its customer is told. */
export async function finishGroup(
  deps: BiddingDeps,
  { groupId }: { groupId: string },
): Promise<void> {
  for (const member of await deps.stores.groups.listMembers(deps.db, groupId)) {
    if (member.status !== 'scheduled') continue;
    await deps.stores.inTransaction(deps.db, async (trx) => {
      const auction = (await deps.stores.auctions.lockKnown(
        trx,
        member.site,
        member.code,
      )) as WatchedAuction;
      const bid = await deps.stores.bids.lock(trx, member.bidId);
      if (bid?.status !== 'scheduled' || bid.groupId !== groupId) return;
      const group = await deps.stores.groups.lock(trx, groupId);
      const won = (await deps.stores.groups.listMembers(trx, groupId)).filter(
        ({ status }) => status === 'won',
      ).length;
      if (!group || won < group.wanted) return;
      await endBid(deps, trx, auction, bid, {
        to: 'cancelled',
        by: 'clock',
        reason: 'group-won',
        why: 'group-won',
        receipt: 'cancelled',
        notice: noticeOf.groupWon(auction),
      });
      await deps.stores.bids.endLease(trx, bid.id);
    });
  }
}
/** In the order of their ids, so that two calls never wait for each other. Somebody else's bid is not found. */
async function lockOwn(
  deps: BiddingDeps,
  trx: Trx,
  customerId: string,
  ids: readonly string[],
): Promise<Bid[]> {
  const bids: Bid[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const bid = await deps.stores.bids.lock(trx, id);
    refuseUnless(bid?.customerId === customerId, 'bidding.not-found');
    bids.push(bid);
  }
  return bids;
}
async function lockSnipes(
  deps: BiddingDeps,
  trx: Trx,
  customerId: string,
  ids: readonly string[],
): Promise<Bid[]> {
  const bids = await lockOwn(deps, trx, customerId, ids);
  for (const bid of bids) await refuseUngroupable(deps, trx, bid);
  return bids;
}
async function lockOwnGroup(
  deps: BiddingDeps,
  trx: Trx,
  groupId: string,
  customerId: string,
): Promise<BidGroup> {
  const group = await deps.stores.groups.lock(trx, groupId);
  refuseUnless(group?.customerId === customerId, 'bidding.group-not-found');
  refuseUnless(group.status === 'open', 'bidding.group-over');
  return group;
}
function refuseSize(lots: number): void {
  refuseUnless(lots >= 2 && lots <= GROUP_LIMITS.lots, 'bidding.group-size', {
    most: GROUP_LIMITS.lots,
  });
}
function refuseWanted(wanted: number, least: number, most: number): void {
  refuseUnless(wanted >= least && wanted <= most, 'bidding.group-wanted', { least, most });
}
