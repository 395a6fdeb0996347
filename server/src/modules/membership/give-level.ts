import type { CustomerLevel } from '@hako/contract/membership/desk';
import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MembershipDeps } from './deps.ts';
import { applyLevel, standingOf } from './levels.ts';
import { deleteGrant, findGrant, lockMember, writeGrant } from './membership-store.ts';

interface Given {
  readonly customerId: string;
  /** Undefined takes back what was given. */
  readonly levelCode: string | undefined;
  readonly by: string;
  readonly reason: string;
}

/**
 * The staff gives a level, whatever was spent, or takes it back. Refusals `customers.not-found`,
 * `membership.no-such-level`.
 */
export function giveLevel(
  deps: MembershipDeps,
  { customerId, levelCode, by, reason }: Given,
): Promise<void> {
  const { db, clock, customers, audit, live } = deps;
  return inTransaction(db, async (trx) => {
    await lockMember(trx, customerId);
    const customer = await customers.find(trx, customerId);
    refuseUnless(customer, 'customers.not-found');
    const isKnown = (await customers.listLevels(trx)).some(({ code }) => code === levelCode);
    refuseUnless(levelCode === undefined || isKnown, 'membership.no-such-level');
    const given = await findGrant(trx, customerId);
    if (given === levelCode) return;
    if (levelCode) await writeGrant(trx, customerId, levelCode, clock.now());
    else await deleteGrant(trx, customerId);
    const changed = await applyLevel(deps, trx, customerId);
    await audit(trx, {
      actor: by,
      action: 'customer.give-level',
      subject: `customer:${customerId}`,
      reason: reason.trim(),
      before: { given: given ?? null, level: customer.level.code },
      after: { given: levelCode ?? null, level: changed?.now.code ?? customer.level.code },
    });
    await live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'vip' });
  });
}

/** What the desk reads of a customer's level. Refusal `customers.not-found`. */
export async function readLevelForDesk(
  deps: MembershipDeps,
  customerId: string,
): Promise<CustomerLevel> {
  refuseUnless(await deps.customers.find(deps.db, customerId), 'customers.not-found');
  const { level, earned, spent, active, levels } = await standingOf(deps, deps.db, customerId);
  const code = await findGrant(deps.db, customerId);
  const given = levels.find((one) => one.code === code);
  return {
    level: nameOf(level),
    earned: nameOf(earned),
    spent_vnd: spent,
    bought: active ? { name: active.planName, until: active.endsAt.toISOString() } : null,
    given: given ? nameOf(given) : null,
    choices: levels.map(nameOf),
  };
}

const nameOf = ({ code, name }: { readonly code: string; readonly name: string }) => ({
  code,
  name,
});
