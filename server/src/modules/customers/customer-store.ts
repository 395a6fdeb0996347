import { type SqlBool, sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { CustomerLevel, Gender } from './customer.ts';

/** What this module knows of a customer; the contacts are identity's. */
export interface CustomerRecord {
  readonly id: string;
  readonly customerNo: string;
  readonly fullName: string;
  readonly birthdate: string | undefined;
  readonly gender: Gender | undefined;
  readonly avatarUrl: string | undefined;
  readonly level: CustomerLevel;
  readonly salesStaffId: string | undefined;
  readonly createdAt: Date;
}

export const records = (reader: Reader) =>
  reader
    .selectFrom('customers')
    .innerJoin('customer_levels', 'customer_levels.code', 'customers.level_code')
    .selectAll('customer_levels')
    .select([
      'customer_id',
      'customer_no',
      'full_name',
      'gender',
      'avatar_url',
      'sales_staff_id',
      'created_at',
    ])
    // A day has no time zone: as text it cannot slip to the day before.
    .select(sql<string | null>`to_char(birthdate, 'YYYY-MM-DD')`.as('birthdate'));
type Row = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>;

export async function findRecord(
  reader: Reader,
  customerId: string,
): Promise<CustomerRecord | undefined> {
  const row = await records(reader).where('customer_id', '=', customerId).executeTakeFirst();
  return row && toRecord(row);
}

export async function findRecords(
  reader: Reader,
  customerIds: readonly string[],
): Promise<readonly CustomerRecord[]> {
  return customerIds.length === 0
    ? []
    : (await records(reader).where('customer_id', 'in', customerIds).execute()).map(toRecord);
}

/** Each word begins one of the name; accents do not matter. */
export function namedWith(words: readonly string[]) {
  const asked = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`name_words(full_name) @@ to_tsquery('simple', fold_vietnamese(${asked}))`;
}

/** Fewer are sorted once they were found; of more some are among the newest. */
const SCARCE = 200;
/** Whose name has words that begin with these; accents do not matter. At most `limit`, the newest first. */
export async function listRecordsByName(
  reader: Reader,
  words: readonly string[],
  limit: number,
): Promise<readonly CustomerRecord[]> {
  const isNamed = namedWith(words);
  const named = reader.selectFrom('customers').select('customer_id').where(isNamed);
  const some = (await named.limit(SCARCE).execute()).map((row) => row.customer_id);
  const found = await records(reader)
    .where(some.length < SCARCE ? sql<SqlBool>`customer_id = any(${some}::uuid[])` : isNamed)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return found.map(toRecord);
}

export async function findRecordByNo(
  reader: Reader,
  customerNo: string,
): Promise<CustomerRecord | undefined> {
  const row = await records(reader).where('customer_no', '=', customerNo).executeTakeFirst();
  return row && toRecord(row);
}

/** Every level, the lowest first. */
export async function listLevels(
  reader: Reader,
): Promise<(CustomerRecord['level'] & { readonly rank: number })[]> {
  const rows = await reader.selectFrom('customer_levels').selectAll().orderBy('rank').execute();
  return rows.map((row) => ({ rank: row.rank, ...levelOf(row) }));
}

/** Ids of customers in their order, from above `after`. */
export async function listIds(
  reader: Reader,
  after: string | undefined,
  size: number,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('customers')
    .select('customer_id')
    .$if(after !== undefined, (query) => query.where('customer_id', '>', after as string))
    .orderBy('customer_id')
    .limit(size)
    .execute();
  return rows.map((row) => row.customer_id);
}

/** Whom a member of staff looks after. */
export async function listIdsOfSales(reader: Reader, staffId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('customers')
    .select('customer_id')
    .where('sales_staff_id', '=', staffId)
    .execute();
  return rows.map((row) => row.customer_id);
}

export async function insertCustomer(
  trx: Trx,
  customer: { id: string; customerNo: string; fullName: string; now: Date },
): Promise<void> {
  const { id, customerNo, fullName, now } = customer;
  await trx
    .insertInto('customers')
    .values({
      customer_id: id,
      customer_no: customerNo,
      full_name: fullName,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export interface ProfileChange {
  readonly fullName?: string;
  readonly birthdate?: string | null;
  readonly gender?: Gender | null;
  readonly avatarUrl?: string | null;
}

/** Only what is named changes. */
export async function updateProfile(
  trx: Trx,
  customerId: string,
  { fullName, birthdate, gender, avatarUrl }: ProfileChange,
  now: Date,
): Promise<void> {
  const change = {
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(gender === undefined ? {} : { gender }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
  };
  await trx
    .updateTable('customers')
    .set({ ...change, updated_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function updateLevel(
  trx: Trx,
  customerId: string,
  levelCode: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ level_code: levelCode, updated_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function updateSales(
  trx: Trx,
  customerId: string,
  staffId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ sales_staff_id: staffId, updated_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function readSettings(
  reader: Reader,
  customerId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const row = await reader
    .selectFrom('customers')
    .select('settings')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return (row?.settings ?? {}) as Record<string, unknown>;
}

/** Adds to what is there; gives all settings. */
export async function mergeSettings(
  trx: Trx,
  customerId: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{ settings: Record<string, unknown> }>`
    update customers set settings = settings || ${JSON.stringify(settings)}::jsonb where customer_id = ${customerId} returning settings`.execute(
    trx,
  );
  return rows[0]?.settings ?? {};
}

export const toRecord = (row: Row): CustomerRecord => ({
  id: row.customer_id,
  customerNo: row.customer_no,
  fullName: row.full_name,
  birthdate: row.birthdate ?? undefined,
  gender: (row.gender as Gender | null) ?? undefined,
  avatarUrl: row.avatar_url ?? undefined,
  salesStaffId: row.sales_staff_id ?? undefined,
  createdAt: row.created_at,
  level: levelOf(row),
});

const levelOf = (
  row: Pick<
    Row,
    | 'code'
    | 'name'
    | 'deposit_percent'
    | 'service_fee_discount_percent'
    | 'freight_discount_percent'
    | 'concurrent_auctions'
    | 'free_storage_days'
  >,
) => ({
  code: row.code,
  name: row.name,
  depositPercent: row.deposit_percent,
  serviceFeeDiscountPercent: row.service_fee_discount_percent,
  freightDiscountPercent: row.freight_discount_percent,
  concurrentAuctions: row.concurrent_auctions,
  freeStorageDays: row.free_storage_days,
});
