import type { Reader, Trx } from '../../platform/database/database.ts';

/** More than a company of ours will have; no list is without an end. */
const MOST_STAFF = 2_000;

export interface StaffRecord {
  readonly id: string;
  readonly staffCode: string;
  readonly fullName: string;
  readonly warehouse: 'JP' | 'VN' | undefined;
  /** How customers reach them: E.164, and an address of Zalo. */
  readonly workPhone: string | undefined;
  readonly zaloLink: string | undefined;
}

export async function findStaff(reader: Reader, staffId: string): Promise<StaffRecord | undefined> {
  const row = await reader
    .selectFrom('staff_members')
    .selectAll()
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function listStaff(reader: Reader): Promise<readonly StaffRecord[]> {
  return (
    await reader
      .selectFrom('staff_members')
      .selectAll()
      .orderBy('staff_code')
      .limit(MOST_STAFF)
      .execute()
  ).map(toRecord);
}

/** Who alone let each of these people in; without those whom nobody let in alone. */
export async function findHands(
  reader: Reader,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('staff_members')
    .select(['staff_id', 'let_in_by'])
    .where('staff_id', 'in', staffIds)
    .execute();
  return new Map(rows.flatMap((row) => (row.let_in_by ? [[row.staff_id, row.let_in_by]] : [])));
}

/** `null`: nobody alone. */
export async function updateHand(trx: Trx, staffId: string, hand: string | null): Promise<void> {
  await trx
    .updateTable('staff_members')
    .set({ let_in_by: hand })
    .where('staff_id', '=', staffId)
    .execute();
}

export async function readSealedTotp(reader: Reader, staffId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('staff_members')
    .select('totp_secret_sealed')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.totp_secret_sealed ?? undefined;
}

/** Uses a code up; false when it, or a later one, was used before. */
export async function claimTotpStep(trx: Trx, staffId: string, step: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('staff_members')
    .set({ totp_last_step: step })
    .where('staff_id', '=', staffId)
    .where('totp_last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export interface NewStaff extends Omit<StaffRecord, 'workPhone' | 'zaloLink'> {
  /** Null until the person joins. */
  readonly sealedTotp: string | null;
  readonly now: Date;
}

export async function insertStaff(
  trx: Trx,
  { id, staffCode, fullName, warehouse, sealedTotp, now }: NewStaff,
): Promise<void> {
  await trx
    .insertInto('staff_members')
    .values({
      staff_id: id,
      staff_code: staffCode,
      full_name: fullName,
      warehouse: warehouse ?? null,
      totp_secret_sealed: sealedTotp,
      created_at: now,
    })
    .execute();
}

export async function updateContact(
  trx: Trx,
  staffId: string,
  { workPhone, zaloLink }: { readonly workPhone: string | null; readonly zaloLink: string | null },
): Promise<void> {
  await trx
    .updateTable('staff_members')
    .set({ work_phone: workPhone, zalo_link: zaloLink })
    .where('staff_id', '=', staffId)
    .execute();
}

type KeptEntry = AuditEntry & { readonly id: string; readonly at: Date };

export const insertAudit = (trx: Trx, entry: KeptEntry): Promise<void> =>
  insertAudits(trx, [entry]);

/** All of them in one statement. */
export async function insertAudits(trx: Trx, entries: readonly KeptEntry[]): Promise<void> {
  const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await trx
    .insertInto('staff_audit')
    .values(
      entries.map(({ id, actor, action, subject, reason, before, after, at }) => ({
        audit_id: id,
        actor,
        action,
        subject: subject ?? null,
        reason: reason ?? null,
        before: asJson(before),
        after: asJson(after),
        at,
      })),
    )
    .execute();
}

interface Row {
  readonly staff_id: string;
  readonly staff_code: string;
  readonly full_name: string;
  readonly warehouse: string | null;
  readonly work_phone: string | null;
  readonly zalo_link: string | null;
}

const toRecord = (row: Row): StaffRecord => ({
  id: row.staff_id,
  staffCode: row.staff_code,
  fullName: row.full_name,
  warehouse: (row.warehouse as 'JP' | 'VN' | null) ?? undefined,
  workPhone: row.work_phone ?? undefined,
  zaloLink: row.zalo_link ?? undefined,
});

/** What a member of staff did, for the record. `before` and `after` are plain facts without secrets. */
export interface AuditEntry {
  /** User id of the member of staff. */
  readonly actor: string;
  /** In the present tense: `order.move`, `top-up.assign`. */
  readonly action: string;
  /** What it was done to: `order:<id>`. */
  readonly subject?: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
