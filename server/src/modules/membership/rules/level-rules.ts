import { type Dong, dong } from '../../../kernel/money.ts';

export interface LevelFacts {
  readonly code: string;
  readonly name: string;
  readonly rank: number;
  readonly minSpend: Dong;
  readonly depositPercent: number;
  readonly serviceFeeDiscountPercent: number;
  readonly freightDiscountPercent: number;
  readonly concurrentAuctions: number;
  readonly freeStorageDays: number;
}

const DAY_MS = 86_400_000;

/** The highest level whose threshold was spent; the lowest one always is. `levels` in any order. */
export function earnedLevel(levels: readonly LevelFacts[], spent: number): LevelFacts {
  const reached = levels
    .filter(({ minSpend }) => minSpend <= spent)
    .sort((one, other) => other.rank - one.rank)[0];
  if (!reached) throw new Error('no level is free');
  return reached;
}

/** The lowest level above this one; undefined at the top. */
export const nextLevel = (
  levels: readonly LevelFacts[],
  level: LevelFacts,
): LevelFacts | undefined =>
  levels.filter(({ rank }) => rank > level.rank).sort((one, other) => one.rank - other.rank)[0];

/** What of a plan's price comes back when it ends now: its share of whole days that nobody used, rounded down; nothing after its end. */
export function unusedShare(
  plan: { readonly price: Dong; readonly days: number; readonly endsAt: Date },
  now: Date,
): Dong {
  const daysLeft = Math.floor((plan.endsAt.getTime() - now.getTime()) / DAY_MS);
  return dong(Math.floor((plan.price * Math.min(plan.days, Math.max(0, daysLeft))) / plan.days));
}

export const endOf = (startedAt: Date, days: number): Date =>
  new Date(startedAt.getTime() + days * DAY_MS);
