import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';

/** Drops the waiting jobs that would write to this address: a message that never got through would be tried again. */
export async function dropJobsTo(trx: Trx, destination: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'destination' = ${destination}`.execute(trx);
}
