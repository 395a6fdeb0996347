import { type Selectable, sql } from 'kysely';
import { dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BookedCost, CostKind, Subject, SubjectType } from './rules/booked-cost.ts';

export async function insertCost(trx: Trx, cost: BookedCost): Promise<void> {
  await insertCosts(trx, [cost]);
}

/** Several at once, of which the later one of a kind and subject counts; at least one. */
export async function insertCosts(trx: Trx, costs: readonly BookedCost[]): Promise<void> {
  await trx
    .insertInto('booked_costs')
    .values(
      costs.map((cost) => ({
        id: cost.id,
        subject_type: cost.subject.type,
        subject_id: cost.subject.id,
        kind: cost.kind,
        amount: cost.amount,
        currency: cost.currency,
        rate_vnd: cost.rate?.vnd ?? null,
        rate_scale: cost.rate?.scale ?? null,
        amount_vnd: cost.vnd,
        reason: cost.reason,
        proofs: [...cost.proofs],
        booked_by: cost.by.id,
        booked_by_name: cost.by.name,
        booked_at: cost.at,
        is_withdrawn: cost.isWithdrawn,
        release_id: cost.releaseId ?? null,
      })),
    )
    .execute();
}

/** What counts now: the newest of each kind of each subject, unless it withdraws. */
export async function listCurrentCosts(
  reader: Reader,
  subjects: readonly Subject[],
): Promise<BookedCost[]> {
  if (subjects.length === 0) return [];
  const rows = await reader
    .selectFrom('booked_costs')
    .selectAll()
    .distinctOn(['subject_type', 'subject_id', 'kind'])
    .where(isOneOf(subjects))
    .orderBy('subject_type')
    .orderBy('subject_id')
    .orderBy('kind')
    .orderBy('number', 'desc')
    .execute();
  return rows.map(toCost).filter(({ isWithdrawn }) => !isWithdrawn);
}

/**
 * The number of the newest row of these subjects, also of one that withdraws; 0 while there is
 * none.
 */
export async function findNewest(reader: Reader, subjects: readonly Subject[]): Promise<number> {
  const { newest } = await reader
    .selectFrom('booked_costs')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where(isOneOf(subjects))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

/** Who ever booked or withdrew something of them. */
export async function listBookers(reader: Reader, subjects: readonly Subject[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('booked_costs')
    .select('booked_by')
    .distinct()
    .where(isOneOf(subjects))
    .execute();
  return rows.map((row) => row.booked_by);
}

/**
 * Everything that was ever booked of a subject or withdrawn, the newest first; at most `size` rows.
 */
export async function listCosts(
  reader: Reader,
  { type, id }: Subject,
  size: number,
): Promise<BookedCost[]> {
  const rows = await reader
    .selectFrom('booked_costs')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('number', 'desc')
    .limit(size)
    .execute();
  return rows.map(toCost);
}

const isOneOf = (subjects: readonly Subject[]) =>
  sql<boolean>`(subject_type, subject_id) in (select * from unnest(
    ${subjects.map(({ type }) => type)}::text[], ${subjects.map(({ id }) => id)}::uuid[]))`;

const toCost = (row: Selectable<Tables['booked_costs']>): BookedCost => ({
  id: row.id,
  subject: { type: row.subject_type as SubjectType, id: row.subject_id },
  kind: row.kind as CostKind,
  amount: row.amount,
  currency: row.currency === 'JPY' ? 'JPY' : 'VND',
  rate:
    row.rate_vnd === null || row.rate_scale === null
      ? undefined
      : { vnd: row.rate_vnd, scale: row.rate_scale },
  vnd: dong(row.amount_vnd),
  reason: row.reason,
  proofs: row.proofs,
  by: { id: row.booked_by, name: row.booked_by_name },
  at: row.booked_at,
  isWithdrawn: row.is_withdrawn,
  releaseId: row.release_id ?? undefined,
});
