import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** The owner's rule for who looks after somebody new. */
export async function readAssignment(reader: Reader): Promise<'off' | 'fewest'> {
  const row = await reader
    .selectFrom('customer_assignment')
    .select('new_customers')
    .executeTakeFirstOrThrow();
  return row.new_customers as 'off' | 'fewest';
}

/** Who of these looks after the fewest customers; undefined when there is nobody. */
export async function findLeastBusy(
  reader: Reader,
  staffIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select staff.id from unnest(${[...staffIds]}::uuid[]) as staff (id)
    order by (select count(*) from customers where sales_staff_id = staff.id), staff.id limit 1`.execute(
    reader,
  );
  return rows[0]?.id;
}
