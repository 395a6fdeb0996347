import type { ConfirmedStep } from '@hako/contract/settings/first-steps';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** What a person confirmed, and whether how customers reach us was ever changed. */
export async function readConfirmed(
  reader: Reader,
): Promise<{ readonly confirmed: ReadonlySet<string>; readonly hasContact: boolean }> {
  const { rows } = await sql<{ confirmed: string[]; has_contact: boolean }>`
    select coalesce((select array_agg(step) from first_step_confirmations), '{}') as confirmed,
      exists (select from setting_changes where page = 'store') as has_contact
  `.execute(reader);
  return {
    confirmed: new Set(rows[0]?.confirmed),
    hasContact: rows[0]?.has_contact ?? false,
  };
}

/** False when somebody did before. */
export async function insertConfirmed(
  trx: Trx,
  { step, by, at }: { readonly step: ConfirmedStep; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('first_step_confirmations')
    .values({ step, confirmed_by: by, confirmed_at: at })
    .onConflict((conflict) => conflict.column('step').doNothing())
    .returning('step')
    .executeTakeFirst();
  return row !== undefined;
}
