import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Counts what a customer sends, before it is looked at; false when the day would get more than `most` bytes. */
export async function takeUploadBytes(
  reader: Reader,
  {
    customerId,
    day,
    bytes,
    most,
  }: { customerId: string; day: string; bytes: number; most: number },
): Promise<boolean> {
  // Days before decide nothing any more.
  await sql`delete from upload_days where customer_id = ${customerId} and day < ${day}`.execute(
    reader,
  );
  const { rows } = await sql`insert into upload_days (customer_id, day, sent_bytes)
    values (${customerId}, ${day}, ${bytes})
    on conflict (customer_id, day) do update set sent_bytes = upload_days.sent_bytes + excluded.sent_bytes
    where upload_days.sent_bytes + excluded.sent_bytes <= ${most}
    returning sent_bytes`.execute(reader);
  return rows.length > 0;
}
