import type { Dong, ExchangeRate, Yen } from '../../../kernel/money.ts';
import type { PriceLevel } from '../../pricing/index.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { fireAtOnMarket } from '../sniper/rules/snipe-schedule.ts';

/** A bid as it shall be booked: priced, with the lot as it was just read. */
export interface Plan {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly mode: 'now' | 'snipe';
  readonly maximum: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  /** Undefined: as the bid has it that is raised; the same for note and codes. */
  readonly addressId: string | undefined;
  readonly note: string | undefined;
  readonly discountCodes: readonly string[] | undefined;
  readonly isPartial: boolean;
  readonly extensionRule: 'stop' | 'follow';
  readonly followSteps: number;
  readonly seen: WatchedAuction;
  readonly account: string;
  readonly hold: Dong;
  readonly rate: ExchangeRate;
  readonly pricedAt: Date;
  readonly level: PriceLevel;
  readonly leadMs: number;
}
/** When a snipe fires. Refuses what would already be over. */
export function timesOf(
  plan: Plan,
  auction: WatchedAuction,
): Pick<Bid, 'leadMs' | 'plannedEndAt' | 'fireAt' | 'extensionRule' | 'followSteps'> {
  const { extensionRule, followSteps } = plan;
  if (plan.mode === 'now')
    return {
      leadMs: undefined,
      plannedEndAt: undefined,
      fireAt: undefined,
      extensionRule,
      followSteps,
    };
  const fireAt = new Date(fireAtOnMarket(auction.endsAt.getTime(), plan.leadMs));
  refuseUnless(
    fireAt.getTime() > plan.seen.readAt.getTime() + auction.clockOffsetMs,
    'bidding.ends-too-soon',
  );
  return { leadMs: plan.leadMs, plannedEndAt: auction.endsAt, fireAt, extensionRule, followSteps };
}
export const planFacts = (bid: Bid, auction: WatchedAuction) => ({
  mode: bid.mode,
  maximum: bid.maximum,
  price: auction.price,
  endsAt: auction.endsAt.toISOString(),
  fireAt: bid.fireAt?.toISOString() ?? null,
  rule: bid.extensionRule,
  steps: bid.followSteps,
});
