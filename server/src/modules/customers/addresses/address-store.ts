import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Address } from '../customer.ts';
import type { CompleteAddress } from './rules/address-form.ts';

/** Every query names the owner: another customer's address does not exist here. */
const rows = (reader: Reader, customerId: string) =>
  reader
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listAddresses(
  reader: Reader,
  customerId: string,
): Promise<readonly Address[]> {
  const found = await rows(reader, customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id', 'desc')
    .execute();
  return found.map(toAddress);
}

export async function findAddress(
  reader: Reader,
  customerId: string,
  addressId: string,
): Promise<Address | undefined> {
  if (!UUID.test(addressId)) return undefined;
  const row = await rows(reader, customerId).where('address_id', '=', addressId).executeTakeFirst();
  return row && toAddress(row);
}

export async function findPrimaryAddress(
  reader: Reader,
  customerId: string,
): Promise<Address | undefined> {
  const row = await rows(reader, customerId).where('is_primary', '=', true).executeTakeFirst();
  return row && toAddress(row);
}

/** Keeps two changes of one book in order; gives the number of addresses in it. */
export async function lockBook(trx: Trx, customerId: string): Promise<number> {
  await trx
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
  const { size } = await rows(trx, customerId)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow();
  return size;
}

export async function insertAddress(
  trx: Trx,
  address: CompleteAddress & { id: string; customerId: string; isPrimary: boolean; now: Date },
): Promise<void> {
  const { id, customerId, isPrimary, now } = address;
  await trx
    .insertInto('customer_addresses')
    .values({
      ...toColumns(address),
      address_id: id,
      customer_id: customerId,
      is_primary: isPrimary,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateAddress(
  trx: Trx,
  customerId: string,
  addressId: string,
  fields: CompleteAddress,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customer_addresses')
    .set({ ...toColumns(fields), updated_at: now })
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .execute();
}

/** Makes one address the primary one; the one before steps back first, since there is never more than one. */
export async function movePrimary(
  trx: Trx,
  customerId: string,
  addressId: string | undefined,
): Promise<void> {
  await trx
    .updateTable('customer_addresses')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .execute();
  if (addressId === undefined) return;
  await trx
    .updateTable('customer_addresses')
    .set({ is_primary: true })
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .execute();
}

/** Parcels and bills may still point at it, so the row stays. */
export async function markRemoved(
  trx: Trx,
  customerId: string,
  addressId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customer_addresses')
    .set({ removed_at: now, is_primary: false })
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .execute();
}

const toColumns = (fields: CompleteAddress) => ({
  receiver: fields.receiver,
  phone: fields.phone,
  line: fields.line,
  province_code: fields.provinceCode,
  province: fields.province,
  commune_code: fields.communeCode ?? null,
  commune: fields.commune,
  old_district_id: fields.oldDistrictId ?? null,
  old_district: fields.oldDistrict ?? null,
  kind: fields.kind ?? null,
  remark: fields.remark ?? null,
});

const toAddress = (row: Row): Address => ({
  id: row.address_id,
  customerId: row.customer_id,
  receiver: row.receiver,
  phone: row.phone,
  line: row.line,
  provinceCode: row.province_code,
  province: row.province,
  communeCode: row.commune_code ?? undefined,
  commune: row.commune,
  oldDistrictId: row.old_district_id ?? undefined,
  oldDistrict: row.old_district ?? undefined,
  kind: row.kind ?? undefined,
  isPrimary: row.is_primary,
  remark: row.remark ?? undefined,
  text: [row.line, row.commune, row.old_district, row.province].filter(Boolean).join(', '),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
