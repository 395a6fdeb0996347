import { fillNotice, isFixed, isSound, type NoticeText } from '@hako/contract/notices/notices';
import { sql } from 'kysely';
import type { Logger } from 'pino';
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

/**
 * The owner's words for a notice, filled; nothing where there are none, or where they do not fit
 * the notice any more.
 */
export async function ownWords(
  reader: Reader,
  { text }: Pick<NewNotification, 'text'>,
  log: Logger,
): Promise<Partial<NoticeText>> {
  if (!text || isFixed(text.code)) return {};
  const own = await reader
    .selectFrom('notice_texts')
    .select(['title', 'body'])
    .where('code', '=', text.code)
    .executeTakeFirst();
  if (!own) return {};
  if (isSound(text.code, own)) return fillNotice(own, text.words);
  log.warn(
    { notice: text.code },
    "the owner's text does not fit its notice: the built-in one is told",
  );
  return {};
}
