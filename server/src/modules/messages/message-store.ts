import { type Selectable, sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { pageByKey, type SortKey } from '../../platform/database/keyset.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Message = Selectable<Tables['thread_messages']>;

const TALK_KEY: SortKey = {
  column: 'thread_messages.at',
  id: 'thread_messages.id',
  type: 'timestamptz',
};

/** The newest messages of a talk, or those before `after`; newest first. */
export const listMessages = (
  reader: Reader,
  threadId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<(Message & { readonly mark: string })[]> =>
  pageByKey(reader.selectFrom('thread_messages').selectAll().where('thread_id', '=', threadId), {
    key: TALK_KEY,
    isDescending: true,
    ...page,
  }).execute();

/** What this person wrote with this press of the button; undefined when it was not written yet. */
export const findSent = (
  reader: Reader,
  authorId: string,
  sentKey: string,
): Promise<Message | undefined> =>
  reader
    .selectFrom('thread_messages')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('sent_key', '=', sentKey)
    .executeTakeFirst();

export async function insertMessage(trx: Trx, message: Message): Promise<void> {
  await trx.insertInto('thread_messages').values(message).execute();
}

/**
 * When the customer first wrote what nobody answered and nobody has seen, of a talk that waits
 * since `waitsSince`; `seen` is the newest of their messages that was read, undefined for none.
 */
export async function findUnseenAt(
  trx: Trx,
  threadId: string,
  { waitsSince, seen }: { readonly waitsSince: Date; readonly seen: string | undefined },
): Promise<Date | undefined> {
  let unseen = trx
    .selectFrom('thread_messages as written')
    .select('written.at')
    .where('written.thread_id', '=', threadId)
    .where('written.author', '=', 'customer')
    .where('written.at', '>=', waitsSince);
  if (seen)
    unseen = unseen.where(
      sql<boolean>`not exists (select 1 from thread_messages read
        where read.id = ${seen} and read.thread_id = written.thread_id
          and (read.at, read.id) >= (written.at, written.id))`,
    );
  return (await unseen.orderBy('written.at').orderBy('written.id').limit(1).executeTakeFirst())?.at;
}

/** How many messages a customer sent since then, counted no further than `most`. */
export async function countSent(
  reader: Reader,
  customerId: string,
  since: Date,
  most: number,
): Promise<number> {
  const rows = await reader
    .selectFrom('thread_messages')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('author', '=', 'customer')
    .where('at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}
