import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import type { Reader, Trx } from '../../platform/database/database.ts';

/** An answer that is written once and sent often. */
export interface Prepared {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

export const listPrepared = (reader: Reader): Promise<Prepared[]> =>
  reader
    .selectFrom('prepared_answers')
    .selectAll()
    .orderBy('title')
    .limit(MESSAGE_LIMITS.preparedAnswers)
    .execute();

export const findPrepared = (reader: Reader, id: string): Promise<Prepared | undefined> =>
  reader.selectFrom('prepared_answers').selectAll().where('id', '=', id).executeTakeFirst();

export const upsertPrepared = (trx: Trx, answer: Prepared): Promise<Prepared> =>
  trx
    .insertInto('prepared_answers')
    .values(answer)
    .onConflict((conflict) =>
      conflict.constraint('prepared_answers_title').doUpdateSet({ content: answer.content }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deletePrepared(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('prepared_answers').where('id', '=', id).execute();
}
