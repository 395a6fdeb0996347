import type { MoneyWorld } from '../money/world.ts';
import { couponPrizes } from './coupon-prizes.ts';
import { createHand } from './hand.ts';
import { paymentPrizes } from './payment-prizes.ts';
import { payoutPrizes } from './payout-prizes.ts';
import type { Prize } from './prize.ts';
import { transferPrizes } from './transfer-prizes.ts';
import { walletPrizes } from './wallet-prizes.ts';

/** The limited things that money is about; amounts in đồng. `people` are customers with an address and a bank account. */
export function moneyPrizes(
  world: MoneyWorld,
  people: readonly string[],
): Readonly<Record<string, Prize>> {
  const hand = createHand(world, people);
  return {
    ...couponPrizes(hand),
    ...walletPrizes(hand),
    ...payoutPrizes(hand),
    ...paymentPrizes(hand),
    ...transferPrizes(hand),
  };
}
