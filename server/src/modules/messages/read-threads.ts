import { MESSAGE_LIMITS, type MessageThread } from '@hako/contract/messages/messages';
import { askNames } from '../../kernel/ask-names.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { customerName } from '../customers/index.ts';
import type { MessagesDeps } from './deps.ts';
import { listMessages, type Message } from './message-store.ts';
import { OUR_NAME } from './notices.ts';
import {
  findThread,
  listThreads,
  type Thread,
  THREAD_KEYS,
  type ThreadFilter,
} from './thread-store.ts';

interface Paged {
  readonly after?: string | undefined;
}

/** One page of a customer's talks, the newest first. Refusal `request.invalid`. */
export async function listOwnThreads(
  { db }: MessagesDeps,
  { customerId, after }: Paged & { readonly customerId: string },
) {
  const limit = MESSAGE_LIMITS.threadPage + 1;
  const page = { key: THREAD_KEYS.last, isDescending: true, after, limit };
  const { rows, next } = cut(
    await listThreads(db, { customerId }, page),
    MESSAGE_LIMITS.threadPage,
  );
  return { rows: rows.map(threadRow), next };
}

/** One page of all talks: those that wait, the longest first; or all, the newest first. */
export async function listDeskThreads(
  { db, customers }: MessagesDeps,
  { after, ...filter }: Paged & ThreadFilter,
) {
  const key = filter.isWaiting ? THREAD_KEYS.waits : THREAD_KEYS.last;
  const limit = MESSAGE_LIMITS.threadPage + 1;
  const page = { key, isDescending: !filter.isWaiting, after, limit };
  const { rows, next } = cut(await listThreads(db, filter, page), MESSAGE_LIMITS.threadPage);
  const names = await customers.readMany(db, [...new Set(rows.map((row) => row.customer_id))]);
  return { rows: rows.map((row) => deskRow(row, names)), next };
}

/** A talk as its customer reads it. Refusal `messages.not-found`. */
export async function readOwnThread(
  deps: MessagesDeps,
  { id, customerId, after }: Paged & { readonly id: string; readonly customerId: string },
) {
  const thread = await findThread(deps.db, id, customerId);
  refuseUnless(thread, 'messages.not-found');
  return { thread: threadRow(thread), talk: await talkOf(deps, id, after, '') };
}

/** A talk as the desk reads it. Refusal `messages.not-found`. */
export async function readDeskThread(
  deps: MessagesDeps,
  { id, after }: Paged & { readonly id: string },
) {
  const thread = await findThread(deps.db, id, undefined);
  refuseUnless(thread, 'messages.not-found');
  const names = await deps.customers.readMany(deps.db, [thread.customer_id]);
  const row = deskRow(thread, names);
  return { thread: row, talk: await talkOf(deps, id, after, row.customer.full_name) };
}

async function talkOf(
  deps: MessagesDeps,
  threadId: string,
  after: string | undefined,
  customer: string,
) {
  const limit = MESSAGE_LIMITS.talkPage + 1;
  const read = await listMessages(deps.db, threadId, { after, limit });
  const { rows, next } = cut(read, MESSAGE_LIMITS.talkPage);
  return { messages: await rowsOf(deps, rows.toReversed(), customer), ...(next && { next }) };
}

/** Messages with who wrote each; `customer` is what the customer is called here. */
export async function rowsOf(
  { staffName }: Pick<MessagesDeps, 'staffName'>,
  messages: readonly Message[],
  customer: string,
) {
  const nameOf = await askNames(
    staffName,
    messages.flatMap((one) => (one.author === 'staff' ? one.author_id : [])),
  );
  return messages.map((message) => ({
    id: message.id,
    by: message.author === 'staff' ? ('staff' as const) : ('customer' as const),
    name: message.author === 'staff' ? (nameOf(message.author_id) ?? OUR_NAME) : customer,
    content: message.content,
    images: message.pictures.map((id) => `/api/files/${id}`),
    at: message.at.toISOString(),
  }));
}

function cut<Row extends { readonly mark: string }>(read: readonly Row[], size: number) {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? rows.at(-1)?.mark : undefined };
}

const deskRow = (
  thread: Thread,
  names: Awaited<ReturnType<MessagesDeps['customers']['readMany']>>,
) => ({
  ...threadRow(thread),
  customer: customerName(thread.customer_id, names.get(thread.customer_id)),
});

const threadRow = (thread: Thread): MessageThread => ({
  id: thread.id,
  order_code: thread.order_code,
  messages: thread.messages,
  unread: thread.unread,
  waits_since: thread.waits_since?.toISOString() ?? null,
  last_at: thread.last_at.toISOString(),
});
