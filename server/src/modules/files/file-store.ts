import { isPermission, type Permission } from '@hako/contract/staff/permissions/permissions';
import { sql, type SqlBool } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Owned } from './rules/may-open.ts';

export interface KeptFile {
  readonly id: string;
  /** Undefined until a picture of the desk is attached to something of a customer. */
  readonly customerId: string | undefined;
  readonly uploadedBy: string;
  readonly description: string | undefined;
  readonly mediaType: 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  readonly createdAt: Date;
  /** Sent for an article or a banner: the desk may show it to everybody. */
  readonly isForContent: boolean;
}

export async function insertFile(reader: Reader, file: KeptFile): Promise<void> {
  await reader
    .insertInto('files')
    .values({
      id: file.id,
      customer_id: file.customerId ?? null,
      uploaded_by: file.uploadedBy,
      description: file.description ?? null,
      media_type: file.mediaType,
      width: file.width,
      height: file.height,
      size_bytes: file.sizeBytes,
      created_at: file.createdAt,
      is_for_content: file.isForContent,
    })
    .execute();
}

/** The next ids after that one. */
export async function listFileIds(reader: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('files')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findOwner(reader: Reader, id: string): Promise<Owned | undefined> {
  const row = await reader
    .selectFrom('files')
    .select(['customer_id', 'uploaded_by', 'is_for_content', 'shown_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      customerId: row.customer_id ?? undefined,
      uploadedBy: row.uploaded_by,
      isForContent: row.is_for_content,
      // An older process may know fewer than a newer one.
      shownBy: row.shown_by.filter(isPermission),
    }
  );
}

export interface Given {
  readonly customerId: string;
  /** What shows the place that they are attached to. */
  readonly shownBy: readonly Permission[];
}

/** Gives pictures without an owner to a customer; says how many of the ids are that customer's afterwards. */
export async function giveFiles(
  trx: Trx,
  ids: readonly string[],
  { customerId, shownBy }: Given,
): Promise<number> {
  await trx
    .updateTable('files')
    .set({
      customer_id: customerId,
      shown_by: sql`array(select distinct unnest(shown_by || ${[...shownBy]}::text[]))`,
    })
    .where('id', 'in', ids)
    .where(sql<SqlBool>`(customer_id is null or customer_id = ${customerId})`)
    .execute();
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .execute();
  return rows.length;
}

/** Pixels of a picture that is nobody's, and whether it was sent for everybody. */
export async function findSizeOfUnowned(
  reader: Reader,
  id: string,
): Promise<Pick<KeptFile, 'width' | 'height' | 'isForContent'> | undefined> {
  return reader
    .selectFrom('files')
    .select(['width', 'height', 'is_for_content as isForContent'])
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
}

/** How many of these pictures are nobody's. */
export async function countUnowned(trx: Trx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('customer_id', 'is', null)
    .execute();
  return rows.length;
}

/** What the customer sent themselves stays theirs. */
export async function takeBackFiles(
  trx: Trx,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  await trx
    .updateTable('files')
    .set({ customer_id: null, shown_by: [] })
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('uploaded_by', '<>', customerId)
    .execute();
}

export async function listSentBy(reader: Reader, customerId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('files')
    .select('id')
    .where('uploaded_by', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
