import {
  activateVipEndpoint,
  cancelVipEndpoint,
  listLevelsEndpoint,
  readVipEndpoint,
} from '@hako/contract/membership/membership';
import { type Route, route } from '../../platform/http/route.ts';
import type { LevelFacts } from './rules/level-rules.ts';
import type { Membership } from './membership-store.ts';
import type { Memberships } from './create-membership.ts';
import { ACTIVATED_MESSAGE, CANCELLED_MESSAGE } from './notices.ts';

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

/** Calls about levels and plans. */
export const membershipRoutes = (memberships: Memberships): Route[] => {
  const activeRow = (active: Membership, levels: readonly LevelFacts[]) => ({
    _id: active.id,
    code: active.planCode,
    name: active.planCode,
    price: active.price,
    status: true,
    max_quote: levels.find(({ code }) => code === active.levelCode)?.concurrentAuctions ?? 0,
    active_date: active.startedAt.toISOString(),
    end_date: active.endsAt.toISOString(),
    refund_vnd: memberships.refundOf(active),
  });
  return [
    route(listLevelsEndpoint, async () => {
      const [plans, levels] = await Promise.all([
        memberships.listPlans(),
        memberships.listLevels(),
      ]);
      return {
        status: true,
        data: plans.flatMap(({ code, name, levelCode, price, days, description }) => {
          const level = levels.find((one) => one.code === levelCode);
          return level
            ? [
                {
                  code,
                  name,
                  level_code: level.code,
                  level_name: level.name,
                  price,
                  days,
                  description,
                  ...benefitsOf(level),
                },
              ]
            : [];
        }),
        levels: levels.map(levelRow),
      };
    }),
    route(readVipEndpoint, async ({ caller: { customerId } }) => {
      const { level, earned, next, spent, active, levels } =
        await memberships.standingOf(customerId);
      return {
        status: true,
        data: {
          level: levelRow(level),
          earned: levelRow(earned),
          next: next ? levelRow(next) : null,
          spent_vnd: spent,
          active: active ? activeRow(active, levels) : null,
        },
      };
    }),
    route(activateVipEndpoint, async ({ body: { code }, caller: { customerId } }) => {
      const active = await memberships.activate(customerId, code);
      return {
        status: true,
        success: true,
        message: ACTIVATED_MESSAGE,
        data: activeRow(active, await memberships.listLevels()),
      };
    }),
    route(cancelVipEndpoint, async ({ caller: { customerId } }) => {
      await memberships.cancel(customerId);
      return { status: true, success: true, message: CANCELLED_MESSAGE, data: null };
    }),
  ];
};
