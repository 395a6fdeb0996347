import { lockName } from '../../platform/database/lock.ts';
import type { ConsentPurpose } from '@hako/contract/privacy/messages';
import { sql } from 'kysely';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';

export interface Consent {
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly textVersion: number;
  readonly at: Date;
}
export type ConsentSource = 'sign-up' | 'privacy-page' | 'notification-settings' | 'erasure';

/** One writer at a time for what this customer agreed to, copied or asked to erase. */
export async function lockPrivacy(trx: Trx, customerId: string): Promise<void> {
  await lockName(trx, `privacy ${customerId}`);
}

/** What was last said of each purpose. */
export async function readConsents(
  reader: Reader,
  customerId: string,
): Promise<ReadonlyMap<ConsentPurpose, Consent>> {
  const rows = await reader
    .selectFrom('consents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .execute();
  return new Map(
    rows.map((row) => {
      const purpose = row.purpose as ConsentPurpose;
      return [
        purpose,
        { purpose, isGiven: row.is_given, textVersion: row.text_version, at: row.at },
      ];
    }),
  );
}

/** Adds a word to the history; behind `lockPrivacy`. */
export async function insertConsent(
  trx: Trx,
  customerId: string,
  consent: Consent,
  source: ConsentSource,
): Promise<void> {
  await sql`insert into consents (customer_id, number, purpose, is_given, text_version, source, at)
    select ${customerId}, coalesce(max(number), 0) + 1, ${consent.purpose}, ${consent.isGiven}, ${consent.textVersion}, ${source}, ${consent.at}
    from consents where customer_id = ${customerId}`.execute(trx);
}

export interface DataExport {
  readonly id: string;
  readonly customerId: string;
  readonly state: 'asked' | 'ready' | 'expired';
  readonly requestedAt: Date;
  readonly expiresAt: Date | undefined;
  readonly sizeBytes: number | undefined;
}

const exportsOf = (reader: Reader) => reader.selectFrom('data_exports').selectAll();
type ExportRow = Awaited<ReturnType<ReturnType<typeof exportsOf>['executeTakeFirstOrThrow']>>;
const toExport = (row: ExportRow): DataExport => ({
  id: row.id,
  customerId: row.customer_id,
  state: row.state as DataExport['state'],
  requestedAt: row.requested_at,
  expiresAt: row.expires_at ?? undefined,
  sizeBytes: row.size_bytes ?? undefined,
});

/** Newest first. */
export async function listExports(
  reader: Reader,
  customerId: string,
  size: number,
): Promise<DataExport[]> {
  const rows = await exportsOf(reader)
    .where('customer_id', '=', customerId)
    .orderBy('requested_at', 'desc')
    .limit(size)
    .execute();
  return rows.map(toExport);
}

export async function findExport(reader: Reader, id: string): Promise<DataExport | undefined> {
  const row = await exportsOf(reader).where('id', '=', id).executeTakeFirst();
  return row && toExport(row);
}

export async function insertExport(
  trx: Trx,
  { id, customerId, at }: { id: string; customerId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('data_exports')
    .values({ id, customer_id: customerId, state: 'asked', requested_at: at })
    .execute();
}

/** False when it was ready before. */
export async function markReady(
  trx: Trx,
  id: string,
  ready: { readonly at: Date; readonly expiresAt: Date; readonly sizeBytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('data_exports')
    .set({
      state: 'ready',
      ready_at: ready.at,
      expires_at: ready.expiresAt,
      size_bytes: ready.sizeBytes,
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countDownload(db: Database, id: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ids of copies whose time is over, marked so. */
export async function expireExports(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('data_exports')
    .set({ state: 'expired' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One copy, ready or still being made, that nobody shall fetch. */
export async function expireExport(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set((eb) => ({
      state: 'expired',
      ready_at: eb.fn.coalesce('ready_at', eb.val(now)),
      expires_at: now,
      size_bytes: eb.fn.coalesce('size_bytes', eb.val(0)),
    }))
    .where('id', '=', id)
    .execute();
}
