import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { holdLabel } from '../watching/bid-labels.ts';
import type { BiddingDeps } from '../deps.ts';
import { type Bid, holdCauseOf, type WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { refuseResting } from '../accounts/accounts.ts';
import { liveTermsOf } from './keep-live.ts';
import { moveBid } from '../settling/settle-bid.ts';
import { type Plan, planFacts, timesOf } from './bid-plan.ts';

/** The customer's own bid: raised, or planned otherwise. What is live at the marketplace can only grow. */
export async function changePlan(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  given: Bid,
  plan: Plan,
): Promise<Bid> {
  const live = auction.liveMaximum ?? 0;
  const isSent = given.status === 'leading';
  refuseUnless(isSent ? plan.maximum > given.maximum : plan.maximum > live, 'bidding.not-raised', {
    maximum: Math.max(isSent ? given.maximum : 0, live),
  });
  // No program may bid any more, and nothing of it was sent: it waits for a person like any other.
  const isForPerson =
    plan.account === BY_HAND && plan.mode === 'now' && auction.liveAccount === undefined;
  if (isForPerson) await deps.stores.accounts.moveTo(trx, given.id, BY_HAND);
  const bid = isForPerson ? { ...given, account: BY_HAND } : given;
  // A snipe on an untouched lot goes to another account before its moment.
  if (plan.mode === 'now' || auction.liveAccount !== undefined)
    await refuseResting(deps, trx, bid.site, bid.account);
  // In a group a lot waits for its turn: only what is live already may be raised at once.
  refuseUnless(!bid.groupId || (plan.mode === 'now') === isSent, 'bidding.in-group');
  if (!bid.groupId)
    await deps.wallet.changeHold(trx, {
      cause: holdCauseOf(bid),
      amount: plan.hold,
      label: holdLabel(auction),
    });
  // A sniper that holds it holds the old plan.
  await deps.stores.bids.endLease(trx, bid.id);
  const { mode, maximum, hold, rate, pricedAt, level, shipMode, services } = plan;
  const { addressId = bid.addressId, discountCodes = bid.discountCodes } = plan;
  const liveTerms = isSent ? liveTermsOf(bid) : bid.liveTerms;
  return moveBid(deps, trx, auction, bid, {
    to: mode === 'now' ? 'sending' : 'scheduled',
    by: 'customer',
    change: {
      mode,
      maximum,
      hold,
      rate,
      pricedAt,
      level,
      shipMode,
      services,
      addressId,
      note: (plan.note ?? bid.note) || undefined,
      discountCodes,
      liveTerms,
      ...timesOf(plan, auction),
      followed: 0,
    },
    receipt: maximum > bid.maximum ? 'raised' : 'changed',
    facts: {
      ...planFacts({ ...bid, ...timesOf(plan, auction), mode, maximum }, auction),
      amount: hold,
      before: bid.maximum,
    },
  });
}
