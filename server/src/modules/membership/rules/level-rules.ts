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
  const [lowest, ...above] = levels.toSorted((one, other) => one.rank - other.rank);
  if (!lowest) throw new Error('there is no level');
  return above.findLast(({ minSpend }) => minSpend <= spent) ?? lowest;
}

/**
 * Whether each level asks for more than the one below it, and the lowest one for nothing. `levels`
 * in any order; one without a threshold is never earned.
 */
export function isLadder(
  levels: readonly { readonly rank: number; readonly minSpend: number | undefined }[],
): boolean {
  const steps = levels
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ minSpend }) => minSpend ?? []);
  return steps.every((step, index) => (index === 0 ? step === 0 : step > (steps[index - 1] ?? 0)));
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
