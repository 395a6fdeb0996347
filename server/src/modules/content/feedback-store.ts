import { sql, type Selectable } from 'kysely';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/constraints.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Feedback = Selectable<Tables['feedbacks']>;
export type FeedbackState = 'waiting' | 'shown' | 'hidden';

/** Refusal `content.feedback-waiting` while an earlier one of the customer was not read. */
export async function insertFeedback(
  db: Database,
  feedback: Pick<
    Feedback,
    'id' | 'customer_id' | 'author_name' | 'rating' | 'content' | 'subject' | 'written_at'
  >,
): Promise<void> {
  await refusedBy(
    { feedbacks_one_waiting: 'content.feedback-waiting' },
    db.insertInto('feedbacks').values(feedback).execute(),
  );
}

/** Newest first; those that wait, oldest first. */
export async function listFeedbacks(
  reader: Reader,
  state: FeedbackState,
  page: number,
  size: number,
): Promise<{ rows: Feedback[]; total: number; ratingSum: number }> {
  const [rows, counted] = await Promise.all([
    reader
      .selectFrom('feedbacks')
      .selectAll()
      .where('state', '=', state)
      .orderBy('written_at', state === 'waiting' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    reader
      .selectFrom('feedbacks')
      .select((row) => [
        row.fn.countAll<number>().as('total'),
        sql<number>`coalesce(sum(rating), 0)::bigint`.as('rating_sum'),
      ])
      .where('state', '=', state)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total), ratingSum: Number(counted.rating_sum) };
}

/** How it stands, for whoever decides about it; others wait. */
export async function lockFeedback(
  trx: Trx,
  id: string,
): Promise<{ readonly state: string; readonly answer: string | null } | undefined> {
  return trx
    .selectFrom('feedbacks')
    .select(['state', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateFeedback(
  trx: Trx,
  {
    id,
    state,
    answer,
    by,
    at,
  }: { id: string; state: FeedbackState; answer: string | undefined; by: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('feedbacks')
    .set({ state, decided_at: at, decided_by: by, ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .execute();
}
