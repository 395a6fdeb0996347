import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** How long a statement of this transaction may take, in milliseconds; 0 means as long as it takes. */
export async function setStatementTimeout(trx: Trx, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(trx);
}
