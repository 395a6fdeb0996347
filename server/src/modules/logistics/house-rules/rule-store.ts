import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Heading } from '../customs/rules/customs.ts';

/** How long a customer may think about the two boxes, from a day on (`2026-11-21`, in Vietnam). */
export interface WarehouseTerms {
  readonly validFrom: string;
  readonly choiceHours: number;
}

/** All that were ever set, the newest first. */
export async function listWarehouseTerms(reader: Reader): Promise<WarehouseTerms[]> {
  const rows = await reader
    .selectFrom('warehouse_terms')
    .select([sql<string>`valid_from::text`.as('valid_from'), 'choice_hours'])
    .orderBy('warehouse_terms.valid_from', 'desc')
    .execute();
  return rows.map((row) => ({ validFrom: row.valid_from, choiceHours: row.choice_hours }));
}

export async function readChoiceHours(reader: Reader, day: string): Promise<number> {
  const terms = (await listWarehouseTerms(reader)).find(({ validFrom }) => validFrom <= day);
  if (!terms) throw new Error(`no terms of the warehouse on ${day}`);
  return terms.choiceHours;
}

/** The same day again replaces what was set for it. */
export async function saveWarehouseTerms(
  trx: Trx,
  { validFrom, choiceHours }: WarehouseTerms,
): Promise<void> {
  await trx
    .insertInto('warehouse_terms')
    .values({ valid_from: sql`${validFrom}::date`, choice_hours: choiceHours })
    .onConflict((conflict) =>
      conflict.constraint('warehouse_terms_pkey').doUpdateSet({ choice_hours: choiceHours }),
    )
    .execute();
}

export type DatedHeading = Heading & { readonly category: string; readonly validFrom: string };

/** What holds on a day, by kind of goods; a kind whose heading was taken away is not there. */
export async function listHeadings(reader: Reader, day: string): Promise<DatedHeading[]> {
  const rows = await reader
    .selectFrom('customs_headings')
    .distinctOn('category')
    .select(['category', 'hs_code', 'description', sql<string>`valid_from::text`.as('valid_from')])
    .where('valid_from', '<=', sql<Date>`${day}::date`)
    .orderBy('category')
    .orderBy('customs_headings.valid_from', 'desc')
    .execute();
  return rows
    .filter(({ hs_code }) => hs_code !== '')
    .map((row) => ({
      category: row.category,
      hsCode: row.hs_code,
      description: row.description,
      validFrom: row.valid_from,
    }));
}

export async function saveHeading(
  trx: Trx,
  { category, validFrom, hsCode, description }: DatedHeading,
): Promise<void> {
  await trx
    .insertInto('customs_headings')
    .values({ category, valid_from: sql`${validFrom}::date`, hs_code: hsCode, description })
    .onConflict((conflict) =>
      conflict.constraint('customs_headings_pkey').doUpdateSet({ hs_code: hsCode, description }),
    )
    .execute();
}
