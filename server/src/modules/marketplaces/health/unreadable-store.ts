import { sql } from 'kysely';
import { newId } from '../../../kernel/chance.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { UnreadableAnswer } from './watched.ts';

/** How many answers of one call are kept. */
const KEPT = 3;
/** How many answers of one site are kept, whatever its calls are named. */
const KEPT_OF_SITE = 60;
const LONGEST_BODY = 200_000;

export interface KeptAnswer extends UnreadableAnswer {
  readonly site: string;
  readonly at: Date;
}

/** Keeps an answer, and forgets the older ones of its call beyond three. */
export async function insertUnreadable(db: Database, answer: KeptAnswer): Promise<void> {
  const { site, call, at, contentType, ...rest } = answer;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('marketplace_unreadable_answers')
      .values({
        ...rest,
        id: newId(at.getTime()),
        site,
        call: call.slice(0, 200),
        at,
        content_type: contentType,
        body: rest.body.slice(0, LONGEST_BODY),
      })
      .execute();
    await sql`
      delete from marketplace_unreadable_answers where id in (
        select id from (
          select id,
            row_number() over (partition by call order by at desc, id desc) as of_call,
            row_number() over (order by at desc, id desc) as of_site
          from marketplace_unreadable_answers where site = ${site}
        ) as ranked where of_call > ${KEPT} or of_site > ${KEPT_OF_SITE}
      )`.execute(trx);
  });
}

/** The kept answers of a site, newest first. */
export async function listUnreadable(db: Database, site: string): Promise<KeptAnswer[]> {
  const rows = await db
    .selectFrom('marketplace_unreadable_answers')
    .selectAll()
    .where('site', '=', site)
    .orderBy('at', 'desc')
    .limit(KEPT_OF_SITE)
    .execute();
  return rows.map(({ content_type: contentType, id: _, ...row }) => ({ ...row, contentType }));
}
