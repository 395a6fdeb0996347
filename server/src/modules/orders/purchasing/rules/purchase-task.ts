import type { PurchaseState } from '@hako/contract/orders/states';
import type { Yen } from '../../../../kernel/money.ts';

/** Why a marketplace surely did not sell; the words of `PurchaseAnswer`. */
export type Obstacle =
  | 'sold'
  | 'price-changed'
  | 'address-refused'
  | 'buyer-restricted'
  | 'seller-blocked'
  | 'congested'
  | 'not-found'
  | 'not-logged-in';

export interface PurchaseTask {
  readonly orderId: string;
  readonly state: PurchaseState;
  /** Why it stands where it stands. */
  readonly reason: string | undefined;
  readonly account: string | undefined;
  /** One piece, as the site takes it. */
  readonly sitePrice: Yen;
  /** What is asked for one piece now, while the customer decides. */
  readonly askedPrice: Yen | undefined;
  readonly checksum: string | undefined;
  readonly variantId: string | undefined;
  readonly tries: number;
  readonly takenBy: string | undefined;
  readonly updatedAt: Date;
}

/** What follows from a marketplace that surely did not sell. */
export type AfterRefusal = 'fail' | 'ask-price' | 'again' | 'desk';

const AFTER: Readonly<Record<Obstacle, AfterRefusal>> = {
  sold: 'fail',
  'not-found': 'fail',
  'price-changed': 'ask-price',
  congested: 'again',
  'address-refused': 'desk',
  'buyer-restricted': 'desk',
  'seller-blocked': 'desk',
  'not-logged-in': 'desk',
};

/** How often the agent asks again for what was surely not bought, before a person takes over. */
export const MOST_TRIES = 5;

export function afterRefusal(obstacle: Obstacle, tries: number): AfterRefusal {
  const after = AFTER[obstacle];
  return after === 'again' && tries >= MOST_TRIES ? 'desk' : after;
}

/** Pause before the next try, in milliseconds: 2 s, 8 s, 32 s … */
export const pauseAfterMs = (tries: number): number => 2_000 * 4 ** Math.max(0, tries - 1);

/** When the purchase history is read again for a purchase whose answer was lost, counted from the sending; later ones daily until a person decides. */
const RECONCILE_AFTER_S = [
  20, 60, 180, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 172_800, 259_200,
];

/** Seconds from the sending at which to read next, or undefined when only a person can decide any more (72 h, reliability.md F13). */
export const nextReadingS = (sinceSentS: number): number | undefined =>
  RECONCILE_AFTER_S.find((at) => at > sinceSentS);

export type ListingStanding = 'open' | 'closed' | 'unreadable';

/**
 * What is known about a purchase whose answer was lost. First the listing was read, then our purchase history, in this order: only a listing
 * that had closed before the history was read without our purchase proves that nothing was bought (reliability.md 0.1).
 */
export function verdictOn(
  standing: ListingStanding,
  isInHistory: boolean,
): 'bought' | 'not-bought' | 'unknown' {
  if (isInHistory) return 'bought';
  return standing === 'closed' ? 'not-bought' : 'unknown';
}
