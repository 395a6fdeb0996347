import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { LearnedRule, LearnedWeight } from '../tables/rules/learned-weight.ts';
import type { ModelOfKind } from './sample-store.ts';

/** What was learned by a day: of each kind and model the row that began last. */
export async function listLearned(reader: Reader, day: string): Promise<readonly LearnedWeight[]> {
  const { rows } = await sql<ModelOfKind & { readonly rule: LearnedRule | null }>`
    select distinct on (category, model) category, model, rule from learned_weights
    where valid_from <= ${day}::date order by category, model, valid_from desc`.execute(reader);
  return rows.flatMap(({ rule, ...of }) => (rule === null ? [] : [{ ...of, rule }]));
}

/** The last word on a kind or model, also one that begins tomorrow. */
export async function findLastLearned(
  reader: Reader,
  { category, model }: ModelOfKind,
): Promise<LearnedRule | null> {
  const row = await reader
    .selectFrom('learned_weights')
    .select('rule')
    .where('category', '=', category)
    .where('model', '=', model)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.rule ?? null) as LearnedRule | null;
}

/** From a day on that has not begun; what was learned for that day before is forgotten. */
export async function putLearned(
  trx: Trx,
  { category, model }: ModelOfKind,
  rule: LearnedRule | null,
  { validFrom, at }: { readonly validFrom: string; readonly at: Date },
): Promise<void> {
  const said = { rule: rule && JSON.stringify(rule), learned_at: at };
  await trx
    .insertInto('learned_weights')
    .values({ category, model, valid_from: validFrom, ...said })
    .onConflict((conflict) =>
      conflict.columns(['category', 'model', 'valid_from']).doUpdateSet(said),
    )
    .execute();
}

/** Up to which change of the samples was learned; undefined: never yet. */
export async function lockThrough(trx: Trx): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly through: Date | null }>`
    select nullif(through, '-infinity') as through from weight_learning for update`.execute(trx);
  return rows[0]?.through ?? undefined;
}

export async function setThrough(trx: Trx, through: Date): Promise<void> {
  await trx.updateTable('weight_learning').set({ through }).execute();
}
