import { fillNotice, type NoticeText } from '@hako/contract/notices/notices';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { NewNotification } from '../inbox/notification.ts';

export interface OwnText extends NoticeText {
  readonly code: string;
  /** `2026-11-25`. */
  readonly validFrom: string;
}

/** What the owner wrote instead of the words that are built in. */
export async function listOwnTexts(reader: Reader): Promise<OwnText[]> {
  const rows = await reader
    .selectFrom('notice_texts')
    .select(['code', 'title', 'body', sql<string>`valid_from::text`.as('validFrom')])
    .execute();
  return rows;
}

export async function saveOwnText(trx: Trx, { code, title, body, validFrom }: OwnText) {
  const row = { title, body, valid_from: validFrom };
  await trx
    .insertInto('notice_texts')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

/** The words that are built in hold again. */
export async function deleteOwnText(trx: Trx, code: string): Promise<void> {
  await trx.deleteFrom('notice_texts').where('code', '=', code).execute();
}

/** The owner's words for a notice, filled; nothing where there are none. */
export async function ownWords(
  reader: Reader,
  { text }: Pick<NewNotification, 'text'>,
): Promise<Partial<NoticeText>> {
  if (!text) return {};
  const own = await reader
    .selectFrom('notice_texts')
    .select(['title', 'body'])
    .where('code', '=', text.code)
    .executeTakeFirst();
  return own ? fillNotice(own, text.words) : {};
}
