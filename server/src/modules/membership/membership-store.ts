import { lockName } from '../../platform/database/lock.ts';
import type { Selectable } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface Plan {
  readonly code: string;
  readonly name: string;
  readonly levelCode: string;
  readonly price: Dong;
  readonly days: number;
  readonly description: string;
}

/** A plan that a customer bought. */
export interface Membership {
  readonly id: string;
  readonly customerId: string;
  readonly planCode: string;
  /** What the plan is called now. */
  readonly planName: string;
  readonly levelCode: string;
  readonly price: Dong;
  readonly days: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

export async function listPlans(reader: Reader): Promise<Plan[]> {
  const rows = await reader
    .selectFrom('vip_plans')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    levelCode: row.level_code,
    price: dong(row.price_vnd),
    days: row.days,
    description: row.description,
  }));
}

export async function readThresholds(reader: Reader): Promise<ReadonlyMap<string, Dong>> {
  const rows = await reader.selectFrom('level_thresholds').selectAll().execute();
  return new Map(rows.map((row) => [row.level_code, dong(row.min_spend_vnd)]));
}

/** The level that the staff gave, whatever was spent. */
export async function findGrant(reader: Reader, customerId: string): Promise<string | undefined> {
  return (
    await reader
      .selectFrom('level_grants')
      .select('level_code')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.level_code;
}

export async function writeGrant(
  trx: Trx,
  customerId: string,
  levelCode: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('level_grants')
    .values({ customer_id: customerId, level_code: levelCode, granted_at: at })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ level_code: levelCode, granted_at: at }),
    )
    .execute();
}

export async function deleteGrant(trx: Trx, customerId: string): Promise<void> {
  await trx.deleteFrom('level_grants').where('customer_id', '=', customerId).execute();
}

/** One after the other for each customer. */
export async function lockMember(trx: Trx, customerId: string): Promise<void> {
  await lockName(trx, `membership:${customerId}`);
}

export async function findActive(
  reader: Reader,
  customerId: string,
): Promise<Membership | undefined> {
  const row = await reader
    .selectFrom('memberships')
    .leftJoin('vip_plans', 'vip_plans.code', 'memberships.plan_code')
    .selectAll('memberships')
    .select('vip_plans.name as plan_name')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && membershipOf(row, row.plan_name ?? row.plan_code);
}

export async function insertMembership(trx: Trx, membership: Membership): Promise<void> {
  await trx
    .insertInto('memberships')
    .values({
      id: membership.id,
      customer_id: membership.customerId,
      plan_code: membership.planCode,
      level_code: membership.levelCode,
      price_vnd: membership.price,
      days: membership.days,
      started_at: membership.startedAt,
      ends_at: membership.endsAt,
    })
    .execute();
}

export async function endMembership(trx: Trx, id: string, at: Date, refund: Dong): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_at: at, refund_vnd: refund })
    .where('id', '=', id)
    .execute();
}

const membershipOf = (row: Selectable<Tables['memberships']>, planName: string): Membership => ({
  id: row.id,
  customerId: row.customer_id,
  planCode: row.plan_code,
  planName,
  levelCode: row.level_code,
  price: dong(row.price_vnd),
  days: row.days,
  startedAt: row.started_at,
  endsAt: row.ends_at,
});
