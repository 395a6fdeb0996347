import { dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { groupHoldLabel, RELEASE_REASONS } from '../watching/bid-labels.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid } from '../rules/bid.ts';
import {
  type BidGroup,
  type GroupHold,
  holdsOf,
  type HoldPlan,
  placesTaken,
  planHolds,
} from './rules/bid-group.ts';
import { type BidStatus, isActive } from '@hako/contract/bidding/bid-status';
import type { Member } from './group-store.ts';

export type GroupDeps = Pick<BiddingDeps, 'stores' | 'clock' | 'wallet' | 'live' | 'jobs'>;

export const FINISH_GROUP_JOB = 'bidding.finish-group';

/** A lot of a group made a step: its place is taken or free, the group's money follows, and the rest is given up when enough are won. */
export async function noteGroupStep(
  deps: GroupDeps,
  trx: Trx,
  before: BidStatus,
  moved: Bid,
): Promise<void> {
  const group = await deps.stores.groups.lock(trx, moved.groupId as string);
  if (!group) return;
  const taken = Math.max(0, group.taken + placesTaken(before, moved.status));
  const members = await balanceGroup(
    deps,
    trx,
    taken === group.taken ? group : { ...group, taken },
  );
  if (members.filter(({ status }) => status === 'won').length >= group.wanted)
    await deps.jobs.add(
      trx,
      FINISH_GROUP_JOB,
      { groupId: group.id },
      { key: `finish-group:${group.id}` },
    );
}

/**
 * Writes the group, and makes its holds what its lots may still cost: the largest ones, as many as may still be won. The caller holds its
 * lock. Refusal `wallet.not-enough`.
 */
export async function balanceGroup(
  deps: GroupDeps,
  trx: Trx,
  group: BidGroup,
): Promise<readonly Member[]> {
  const members = await deps.stores.groups.listMembers(trx, group.id);
  const isOpen = members.some(({ status }) => isActive(status));
  const now = deps.clock.now();
  await deps.stores.groups.update(
    trx,
    group,
    { taken: group.taken, wanted: group.wanted, status: isOpen ? 'open' : 'ended' },
    now,
  );
  const plan = planHolds(
    await deps.stores.groups.listHolds(trx, group.id),
    holdsOf(group.wanted, members),
  );
  await carryOut(deps, trx, group, plan, groupHoldLabel(group.wanted, members.length));
  await pushGroup(deps, trx, group);
  return members;
}

/** What is given back comes before what is asked for, so that nothing is refused that fits. */
async function carryOut(
  deps: GroupDeps,
  trx: Trx,
  group: BidGroup,
  plan: HoldPlan,
  label: string,
): Promise<void> {
  for (const id of plan.released) {
    await deps.wallet.release(trx, { cause: { type: 'bid', id }, reason: RELEASE_REASONS.group });
    await deps.stores.groups.closeHold(trx, id);
  }
  for (const { id, amount } of [...plan.lowered, ...plan.raised]) {
    await deps.wallet.changeHold(trx, { cause: { type: 'bid', id }, amount: dong(amount), label });
    await deps.stores.groups.updateHold(trx, { id, amount });
  }
  for (const amount of plan.added) {
    const id = await deps.stores.groups.insertHold(trx, group.id, amount);
    await deps.wallet.hold(trx, {
      customerId: group.customerId,
      amount: dong(amount),
      cause: { type: 'bid', id },
      label,
    });
  }
}

/** A lot of a group was won: one of the group's holds, brought to its amount, is the bid's own from now on. */
export async function takeGroupHold(deps: GroupDeps, trx: Trx, bid: Bid): Promise<Bid> {
  if (!bid.groupId || bid.isHeld || !isActive(bid.status)) return bid;
  const group = await deps.stores.groups.lock(trx, bid.groupId);
  const holds = await deps.stores.groups.listHolds(trx, bid.groupId);
  if (!group || holds.length === 0) return bid;
  const members = await deps.stores.groups.listMembers(trx, group.id);
  const others = holdsOf(
    group.wanted,
    members.map((member) =>
      member.bidId === bid.id ? { ...member, status: 'won' as const } : member,
    ),
  );
  const plan = planHolds(holds, [...others, bid.hold]);
  await carryOut(deps, trx, group, plan, groupHoldLabel(group.wanted, members.length));
  const own = (await deps.stores.groups.listHolds(trx, group.id)).find(
    ({ amount }) => amount === bid.hold,
  ) as GroupHold;
  await deps.stores.groups.closeHold(trx, own.id);
  return deps.stores.bids.update(trx, bid, { holdId: own.id, isHeld: true }, deps.clock.now());
}

/** To the customer's open browsers. */
async function pushGroup(
  deps: Pick<GroupDeps, 'live'>,
  trx: Trx,
  { id, customerId }: BidGroup,
): Promise<void> {
  await deps.live.tell(trx, `customer:${customerId}`, { kind: 'bid-group', groupId: id });
}
