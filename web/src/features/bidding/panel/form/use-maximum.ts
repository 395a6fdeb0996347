import type { AuctionStanding } from '@hako/contract/bidding/standing';
import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';
import { LIMITS } from '@hako/contract/kit/limits';
import { useState } from 'react';
import { formatYen } from '../../../../text/money.ts';
import { type BidPrice, useBidPrice } from '../use-bid-price.ts';

/** The maximum that a customer types, in yen or as a total at the door, with what it costs. */
export interface TypedMaximum {
  /** Whether a total in đồng is typed, from which the server finds the maximum. */
  readonly isCeiling: boolean;
  readonly showCeiling: (isShown: boolean) => void;
  /** Whole yen. */
  readonly amountJpy: number | undefined;
  readonly typeJpy: (amount: number | undefined) => void;
  /** Whole đồng. */
  readonly ceilingVnd: number | undefined;
  readonly typeVnd: (amount: number | undefined) => void;
  /** What was typed, without what the server makes of it. */
  readonly asked: { readonly yen: number } | { readonly dong: number } | undefined;
  /** What would be bid, in whole yen. */
  readonly maximum: number | undefined;
  readonly price: BidPrice | undefined;
  /** Why the server gives no price. */
  readonly problem: string | undefined;
  /** Why this maximum cannot be bid. */
  readonly fault: string | undefined;
  readonly readPriceAgain: () => void;
}

/** Keeps what is typed, and reads its price from the server a moment after typing stopped. */
export function useMaximum(standing: AuctionStanding, choices: CheckoutChoices): TypedMaximum {
  const { site, code, next_bids } = standing;
  const [isCeiling, showCeiling] = useState(false);
  const [amountJpy, typeJpy] = useState<number | undefined>(next_bids[0]);
  const [ceilingVnd, typeVnd] = useState<number>();
  const [turn, setTurn] = useState(0);
  const asked = isCeiling
    ? ceilingVnd === undefined
      ? undefined
      : { dong: ceilingVnd }
    : amountJpy === undefined
      ? undefined
      : { yen: amountJpy };
  const { price, problem } = useBidPrice({ site, code, mode: 'bid', choices }, asked, turn);
  const maximum = isCeiling ? (price?.maximum ?? undefined) : amountJpy;
  return {
    isCeiling,
    showCeiling,
    amountJpy,
    typeJpy,
    ceilingVnd,
    typeVnd,
    asked,
    maximum,
    price,
    problem,
    fault: faultOf(maximum, next_bids[0] ?? standing.price),
    readPriceAgain: () => setTurn((before) => before + 1),
  };
}

function faultOf(maximum: number | undefined, least: number): string | undefined {
  if (maximum === undefined) return undefined;
  if (maximum < least) return `Mức hợp lệ từ ${formatYen(least)}.`;
  if (maximum > LIMITS.bidMaximumJpy) return `Mức cao nhất là ${formatYen(LIMITS.bidMaximumJpy)}.`;
  return undefined;
}
