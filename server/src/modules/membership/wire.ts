import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listLevelsEndpoint, readVipEndpoint } from '@hako/contract/membership/membership';
import type { CustomerStanding } from './levels.ts';
import type { Membership, Plan } from './membership-store.ts';
import type { LevelFacts } from './rules/level-rules.ts';

const benefitsOf = (level: LevelFacts) => ({
  payment_percent: level.depositPercent,
  service_fee_discount_percent: level.serviceFeeDiscountPercent,
  freight_discount_percent: level.freightDiscountPercent,
  max_quote: level.concurrentAuctions,
  free_storage_days: level.freeStorageDays,
});

const levelRow = (level: LevelFacts) => ({
  code: level.code,
  name: level.name,
  min_spend: level.minSpend,
  ...benefitsOf(level),
});

/** Every level, and the plans that buy one. */
export const offerReply = (
  plans: readonly Plan[],
  levels: readonly LevelFacts[],
): EndpointReply<typeof listLevelsEndpoint> => ({
  status: true,
  data: plans.flatMap(({ levelCode, ...plan }) => {
    const level = levels.find(({ code }) => code === levelCode);
    return level ? [planRow(plan, level)] : [];
  }),
  levels: levels.map(levelRow),
});

const planRow = (
  { code, name, price, days, description }: Omit<Plan, 'levelCode'>,
  level: LevelFacts,
) => ({
  code,
  name,
  level_code: level.code,
  level_name: level.name,
  price,
  days,
  description,
  ...benefitsOf(level),
});

/** A plan that somebody has now. `refund`: what comes back when it is cancelled now, đồng. */
export const activeRow = (active: Membership, levels: readonly LevelFacts[], refund: number) => ({
  _id: active.id,
  code: active.planCode,
  name: active.planName,
  price: active.price,
  status: true,
  max_quote: levels.find(({ code }) => code === active.levelCode)?.concurrentAuctions ?? 0,
  active_date: active.startedAt.toISOString(),
  end_date: active.endsAt.toISOString(),
  refund_vnd: refund,
});

/** Where a customer stands. */
export const standingReply = ({
  level,
  earned,
  next,
  spent,
  active,
  levels,
  refund,
}: CustomerStanding): EndpointReply<typeof readVipEndpoint> => ({
  status: true,
  data: {
    level: levelRow(level),
    earned: levelRow(earned),
    next: next ? levelRow(next) : null,
    spent_vnd: spent,
    active: active ? activeRow(active, levels, refund) : null,
  },
});
