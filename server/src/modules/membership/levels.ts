import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { MembershipDeps } from './deps.ts';
import { earnedLevel, type LevelFacts, nextLevel, unusedShare } from './rules/level-rules.ts';
import { findActive, findGrant, type Membership, readThresholds } from './membership-store.ts';

const YEAR_MS = 365 * 86_400_000;

/** Every level with what earns it. */
export async function readLevels(
  { customers }: Pick<MembershipDeps, 'customers'>,
  reader: Reader,
): Promise<LevelFacts[]> {
  const [levels, thresholds] = await Promise.all([
    customers.listLevels(reader),
    readThresholds(reader),
  ]);
  // A level without a threshold cannot be earned, only bought or given.
  return levels.map((level) => ({
    ...level,
    minSpend: thresholds.get(level.code) ?? dong(Number.MAX_SAFE_INTEGER),
  }));
}

export interface LevelProgress {
  readonly levels: readonly LevelFacts[];
  readonly earned: LevelFacts;
  readonly active: Membership | undefined;
  /** The best of what was earned, bought and given by the staff. */
  readonly level: LevelFacts;
  readonly spent: number;
}

/** Where a customer stands now, from what they spent and bought. */
export async function standingOf(
  deps: MembershipDeps,
  reader: Reader,
  customerId: string,
): Promise<LevelProgress> {
  const since = new Date(deps.clock.now().getTime() - YEAR_MS);
  const [levels, spent, active, granted] = await Promise.all([
    readLevels(deps, reader),
    deps.spentSince(reader, customerId, since),
    findActive(reader, customerId),
    findGrant(reader, customerId),
  ]);
  const earned = earnedLevel(levels, Math.max(0, spent));
  const given = levels.filter(({ code }) => code === active?.levelCode || code === granted);
  return {
    levels,
    earned,
    active,
    spent,
    level: [earned, ...given].reduce((best, one) => (one.rank > best.rank ? one : best)),
  };
}

/** What a customer is shown of their level. */
export interface CustomerStanding extends LevelProgress {
  /** The lowest level above the earned one; undefined at the top. */
  readonly next: LevelFacts | undefined;
  /** What comes back when the plan is cancelled now, đồng. */
  readonly refund: Dong;
}

export async function readStanding(
  deps: MembershipDeps,
  customerId: string,
): Promise<CustomerStanding> {
  const progress = await standingOf(deps, deps.db, customerId);
  const { levels, earned, active } = progress;
  const refund = active ? refundOf(deps, active) : dong(0);
  return { ...progress, next: nextLevel(levels, earned), refund };
}

/** What of a plan comes back when it is cancelled now, đồng. */
export const refundOf = (
  { clock }: Pick<MembershipDeps, 'clock'>,
  plan: Pick<Membership, 'price' | 'days' | 'endsAt'>,
): Dong => unusedShare(plan, clock.now());

/** Gives the customer the level that they stand at; gives back whether it is another one than before. */
export async function applyLevel(
  deps: MembershipDeps,
  trx: Trx,
  customerId: string,
): Promise<{ before: string; now: LevelFacts; isUp: boolean } | undefined> {
  const { level, levels } = await standingOf(deps, trx, customerId);
  const before = (await deps.customers.read(trx, customerId)).level.code;
  if (before === level.code) return undefined;
  await deps.customers.changeLevel(trx, customerId, level.code);
  const rankBefore = levels.find(({ code }) => code === before)?.rank ?? 0;
  return { before, now: level, isUp: level.rank > rankBefore };
}
