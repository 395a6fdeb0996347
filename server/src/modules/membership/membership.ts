import { newId } from '../../kernel/chance.ts';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../kernel/vietnam-day.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import type { MembershipDeps } from './deps.ts';
import { endOf, unusedShare } from './rules/level-rules.ts';
import { applyLevel, standingOf } from './levels.ts';
import { type Notice, noticeOf, paidLabel, refundLabel } from './notices.ts';
import {
  endMembership,
  findActive,
  insertMembership,
  listPlans,
  lockMember,
  type Membership,
  writeGrant,
} from './membership-store.ts';

/** What the customer was shown of a plan: đồng and days. A part left out is not compared. */
interface AgreedPlan {
  readonly price?: number | undefined;
  readonly days?: number | undefined;
}

/**
 * Buys a plan from the wallet. Refusals `membership.no-such-plan`, `membership.plan-changed` (the
 * owner changed it since it was shown), `membership.active-already`, `membership.no-gain`,
 * `wallet.not-enough`.
 */
export function activate(
  deps: MembershipDeps,
  customerId: string,
  code: string,
  agreed: AgreedPlan = {},
): Promise<Membership> {
  return inTransaction(deps.db, async (trx) => {
    const plan = (await listPlans(trx)).find((one) => one.code === code);
    refuseUnless(plan, 'membership.no-such-plan');
    const { name, price, days } = plan;
    const isAsAgreed = (agreed.price ?? price) === price && (agreed.days ?? days) === days;
    refuseUnless(isAsAgreed, 'membership.plan-changed', { plan: name, price, days });
    await lockMember(trx, customerId);
    const { active, level, levels } = await standingOf(deps, trx, customerId);
    refuseUnless(!active, 'membership.active-already', {
      plan: active?.planName ?? '',
      until: active ? dayText(dayInVietnam(active.endsAt)) : '',
    });
    const rank = levels.find((one) => one.code === plan.levelCode)?.rank ?? -1;
    refuseUnless(rank > level.rank, 'membership.no-gain');
    const now = deps.clock.now();
    const membership: Membership = {
      id: newId(),
      customerId,
      planCode: plan.code,
      planName: plan.name,
      levelCode: plan.levelCode,
      price: plan.price,
      days: plan.days,
      startedAt: now,
      endsAt: endOf(now, plan.days),
    };
    await insertMembership(trx, membership);
    const cause = { type: 'vip', id: membership.id } as const;
    await deps.wallet.pay(trx, {
      customerId,
      cause,
      parts: [{ to: 'vip', amount: plan.price }],
      key: `vip:${membership.id}`,
      label: paidLabel(plan.name),
    });
    await applyLevel(deps, trx, customerId);
    await addExpiry(deps, trx, membership);
    await deps.live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'vip' });
    return membership;
  });
}

/** Ends the plan now; the unused whole days come back. Refusal `membership.none`. */
export function cancel(deps: MembershipDeps, customerId: string): Promise<Membership> {
  return inTransaction(deps.db, async (trx) => {
    await lockMember(trx, customerId);
    const active = await findActive(trx, customerId);
    refuseUnless(active, 'membership.none');
    const now = deps.clock.now();
    const refund = unusedShare(active, now);
    await endMembership(trx, active.id, now, refund);
    const cause = { type: 'vip', id: active.id } as const;
    if (refund > 0)
      await deps.wallet.refund(trx, {
        customerId,
        cause,
        paidFor: cause,
        amount: refund,
        key: `vip:${active.id}:refund`,
        label: refundLabel(active.planName),
      });
    await applyLevel(deps, trx, customerId);
    await deps.live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'vip' });
    return active;
  });
}

/** The day a plan is over: the level goes back to what was earned, and the customer is told. */
export function expire(
  deps: MembershipDeps,
  { customerId }: { customerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    await lockMember(trx, customerId);
    const active = await findActive(trx, customerId);
    const now = deps.clock.now();
    if (!active) return;
    // The database starts jobs by its own clock: one that comes before our time must not be the last, or the plan would never end.
    if (active.endsAt > now) return addExpiry(deps, trx, active);
    await endMembership(trx, active.id, now, dong(0));
    await applyLevel(deps, trx, customerId);
    await tell(deps, trx, customerId, noticeOf.ended(active.planName), active.id);
  });
}

function addExpiry(
  { jobs }: Pick<MembershipDeps, 'jobs'>,
  trx: Trx,
  { id, customerId, endsAt }: Membership,
): Promise<void> {
  return jobs.add(
    trx,
    'membership.expire',
    { customerId },
    { runAt: endsAt, key: `membership-ends:${id}` },
  );
}

/** The staff gives a level, whatever was spent. */
export function grant(deps: MembershipDeps, customerId: string, levelCode: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    await lockMember(trx, customerId);
    await writeGrant(trx, customerId, levelCode, deps.clock.now());
    await applyLevel(deps, trx, customerId);
  });
}

const PAGE = 200;

/** Every night: who spent enough goes up, whose year of spending is over comes down; each in a transaction of their own. */
export async function review(deps: MembershipDeps): Promise<void> {
  for (let after: string | undefined; ; ) {
    const ids = await deps.customers.listIds(deps.db, after, PAGE);
    await eachAlone(
      deps.log,
      ids,
      (customerId) => customerId,
      (customerId) => reviewOne(deps, customerId),
    );
    after = ids.at(-1);
    if (ids.length < PAGE || after === undefined) return;
  }
}

const reviewOne = (deps: MembershipDeps, customerId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    await lockMember(trx, customerId);
    const changed = await applyLevel(deps, trx, customerId);
    if (!changed?.isUp) return;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await tell(deps, trx, customerId, noticeOf.risen(changed.now.name), day);
  });

async function tell(
  deps: MembershipDeps,
  trx: Trx,
  customerId: string,
  notice: Notice,
  key: string,
): Promise<void> {
  await deps.notifications.notify(trx, {
    customerId,
    kind: 'general',
    ...notice,
    link: '/account/vip',
    key: `membership:${key}`,
  });
}
