import { isGivable } from '@hako/contract/staff/permissions/permissions';
import { sql } from 'kysely';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/lock.ts';
import type { HeldRole, OwnRole } from './rules/own-role.ts';

/** Roles and who has them are changed one after the other. */
export const lockOwnRoles = (trx: Trx): Promise<void> => lockName(trx, 'own roles of the staff');

/** The only house of a member of staff, and what their own roles give; asked with each call. */
export async function readScope(reader: Reader, staffId: string) {
  const row = await reader
    .selectFrom('staff_members as m')
    .select([
      'm.warehouse',
      sql<string[]>`array(select distinct unnest(r.permissions) from own_role_holders h
        join own_roles r using (role_id) where h.staff_id = m.staff_id and r.retired_at is null)`.as(
        'permissions',
      ),
    ])
    .where('m.staff_id', '=', staffId)
    .executeTakeFirst();
  return {
    warehouse: (row?.warehouse as 'JP' | 'VN' | null | undefined) ?? undefined,
    // A newer process may know more than this one.
    ownPermissions: (row?.permissions ?? []).filter(isGivable),
  };
}

/** Those in force first, each by its name. */
export async function listOwnRoles(reader: Reader, most: number): Promise<readonly OwnRole[]> {
  const rows = await reader
    .selectFrom('own_roles')
    .selectAll()
    .orderBy(sql`retired_at desc nulls first`)
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(toRole);
}

export async function countOwnRoles(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('own_roles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of them that are in force. */
export async function findOwnRoles(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly OwnRole[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('own_roles')
    .selectAll()
    .where('role_id', 'in', [...ids])
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(toRole);
}

/** Which own roles these people have; without those who have none. */
export async function listHeld(
  reader: Reader,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldRole[]>> {
  const rows =
    staffIds.length === 0
      ? []
      : await reader
          .selectFrom('own_role_holders as h')
          .innerJoin('own_roles as r', 'r.role_id', 'h.role_id')
          .select(['h.staff_id', 'r.role_id', 'r.name', 'r.permissions'])
          .where('h.staff_id', 'in', [...staffIds])
          .where('r.retired_at', 'is', null)
          .orderBy('r.name')
          .execute();
  const held = new Map<string, HeldRole[]>();
  for (const { staff_id: staffId, role_id: id, name, permissions } of rows)
    held.set(staffId, [
      ...(held.get(staffId) ?? []),
      { id, name, permissions: permissions.filter(isGivable) },
    ]);
  return held;
}

/** Who has each of these roles: role and person. */
export async function listHolders(reader: Reader, roleIds: readonly string[]) {
  if (roleIds.length === 0) return [];
  return reader
    .selectFrom('own_role_holders as h')
    .innerJoin('staff_members as m', 'm.staff_id', 'h.staff_id')
    .select(['h.role_id as roleId', 'm.staff_id as staffId', 'm.full_name as fullName'])
    .where('h.role_id', 'in', [...roleIds])
    .orderBy('m.full_name')
    .execute();
}

/** Refusal `staff.role-name-taken`. */
export async function insertOwnRole(
  trx: Trx,
  role: HeldRole & { readonly by: string; readonly at: Date },
): Promise<void> {
  const { id, name, permissions, by, at } = role;
  await nameOnce(
    trx
      .insertInto('own_roles')
      .values({
        role_id: id,
        name,
        permissions: [...permissions],
        created_by: by,
        created_at: at,
      })
      .execute(),
  );
}

/** Refusal `staff.role-name-taken`. */
export async function updateOwnRole(trx: Trx, { id, name, permissions }: HeldRole): Promise<void> {
  await nameOnce(
    trx
      .updateTable('own_roles')
      .set({ name, permissions: [...permissions], version: sql`version + 1` })
      .where('role_id', '=', id)
      .execute(),
  );
}

const nameOnce = (statement: Promise<unknown>): Promise<unknown> =>
  refusedBy({ own_roles_name_once: 'staff.role-name-taken' }, statement);

/** Nobody has it any more. */
export async function retireRow(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.deleteFrom('own_role_holders').where('role_id', '=', id).execute();
  await trx.updateTable('own_roles').set({ retired_at: at }).where('role_id', '=', id).execute();
}

/** These own roles and no others. */
export async function replaceHeld(
  trx: Trx,
  {
    staffId,
    ids,
    at,
  }: { readonly staffId: string; readonly ids: readonly string[]; readonly at: Date },
): Promise<void> {
  await trx
    .deleteFrom('own_role_holders')
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`role_id <> all(${[...ids]}::uuid[])`)
    .execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('own_role_holders')
    .values(ids.map((id) => ({ staff_id: staffId, role_id: id, given_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Row {
  readonly role_id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly version: number;
  readonly retired_at: Date | null;
}

const toRole = (row: Row): OwnRole => ({
  id: row.role_id,
  name: row.name,
  permissions: row.permissions.filter(isGivable),
  version: row.version,
  retiredAt: row.retired_at ?? undefined,
});
