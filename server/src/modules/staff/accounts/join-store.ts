import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface Join {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly sealedTotp: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | undefined;
}

export async function findJoin(reader: Reader, tokenHash: string): Promise<Join | undefined> {
  const row = await reader
    .selectFrom('staff_joins')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      tokenHash,
      staffId: row.staff_id,
      sealedTotp: row.totp_secret_sealed,
      expiresAt: row.expires_at,
      usedAt: row.used_at ?? undefined,
    }
  );
}

export async function insertJoin(
  trx: Trx,
  { tokenHash, staffId, sealedTotp, expiresAt }: Omit<Join, 'usedAt'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('staff_joins')
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      totp_secret_sealed: sealedTotp,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** False when it was used or withdrawn a moment ago. */
export async function claimJoin(trx: Trx, tokenHash: string, now: Date): Promise<boolean> {
  const claimed = await trx
    .updateTable('staff_joins')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Addresses that were not used open nothing any more. */
export async function deleteOpenJoins(trx: Trx, staffId: string): Promise<void> {
  await trx
    .deleteFrom('staff_joins')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
}

/** Until when the open address of each member of staff is good. */
export async function listOpenJoins(
  reader: Reader,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (staffIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('staff_joins')
    .select(['staff_id', 'expires_at'])
    .where('staff_id', 'in', staffIds)
    .where('used_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.staff_id, row.expires_at]));
}

/** The second factor of a member of staff; `null` closes the door until they join anew. */
export async function updateSealedTotp(
  trx: Trx,
  staffId: string,
  sealedTotp: string | null,
): Promise<void> {
  await trx
    .updateTable('staff_members')
    .set({ totp_secret_sealed: sealedTotp })
    .where('staff_id', '=', staffId)
    .execute();
}

export async function updateWarehouse(
  trx: Trx,
  staffId: string,
  warehouse: 'JP' | 'VN' | undefined,
): Promise<void> {
  await trx
    .updateTable('staff_members')
    .set({ warehouse: warehouse ?? null })
    .where('staff_id', '=', staffId)
    .execute();
}
