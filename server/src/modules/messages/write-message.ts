import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import { newId } from '../../kernel/chance.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MessagesDeps } from './deps.ts';
import { countSent, findSent, findUnseenAt, insertMessage, type Message } from './message-store.ts';
import { openThread, type Thread, updateThread } from './thread-store.ts';

const HOUR_MS = 3_600_000;
/** Whoever has the talk open sees an answer at once; only who is away is told by a notification. */
const AWAY_MS = 120_000;

interface Written {
  readonly customerId: string;
  /** Undefined: about nothing in particular. */
  readonly orderCode: string | undefined;
  readonly content: string;
  readonly pictures: readonly string[];
  /** Names one press of the button. */
  readonly sentKey: string | undefined;
}

/** The customer writes. Refusals `orders.not-found`, `files.not-found`, `messages.too-many`. */
export const writeAsCustomer = (deps: MessagesDeps, written: Written): Promise<Message> =>
  inTransaction(deps.db, (trx) =>
    write(deps, trx, { ...written, author: 'customer', authorId: written.customerId }),
  );

interface Answer extends Written {
  readonly staffId: string;
  /** The newest message of the customer that was read: what came after it waits on. */
  readonly seen?: string | undefined;
}

/** The desk writes. Refusals `customers.not-found`, `orders.not-found`, `files.not-found`. */
export const answerMessage = (
  deps: MessagesDeps,
  { staffId, ...written }: Answer,
): Promise<Message> =>
  inTransaction(deps.db, async (trx) => {
    const customer = await deps.customers.find(trx, written.customerId);
    refuseUnless(customer, 'customers.not-found');
    return write(deps, trx, { ...written, author: 'staff', authorId: staffId });
  });

type Signed = Written &
  Pick<Answer, 'seen'> & { readonly author: 'customer' | 'staff'; readonly authorId: string };

async function write(deps: MessagesDeps, trx: Trx, given: Signed): Promise<Message> {
  const thread = await threadFor(deps, trx, given, deps.clock.now());
  // Read while the talk is locked: its messages stand in the order in which they were written.
  const now = deps.clock.now();
  const sentKey = given.sentKey ?? newId();
  const before = await findSent(trx, given.authorId, sentKey);
  if (before) return before;
  if (given.author === 'customer') await refuseFlood(trx, given.customerId, now);
  await deps.givePictures(trx, given.pictures, given.customerId);
  const message: Message = {
    id: newId(),
    thread_id: thread.id,
    customer_id: given.customerId,
    author: given.author,
    author_id: given.authorId,
    content: given.content.trim(),
    pictures: [...given.pictures],
    sent_key: sentKey,
    at: now,
  };
  await insertMessage(trx, message);
  const waits = { waits_since: await waitsAfter(trx, thread, given, now) };
  await updateThread(trx, thread.id, { ...afterMessage(thread, given.author, now), ...waits });
  if (given.author === 'staff') await noteAnswer(deps, trx, message);
  await tell(deps, trx, thread);
  return message;
}

async function threadFor(deps: MessagesDeps, trx: Trx, given: Signed, now: Date): Promise<Thread> {
  const { customerId, orderCode } = given;
  const order = orderCode
    ? await deps.orders.read(trx, { code: orderCode }, customerId)
    : undefined;
  return openThread(trx, {
    id: newId(),
    customer_id: customerId,
    order_id: order?.id ?? null,
    order_code: order?.code ?? null,
    waits_since: null,
    unread: 0,
    messages: 0,
    created_at: now,
    last_at: now,
  });
}

/** Whoever writes hands the turn to the other side; what the desk has not read waits on. */
async function waitsAfter(trx: Trx, thread: Thread, { author, seen }: Signed, now: Date) {
  const waitsSince = thread.waits_since;
  if (author === 'customer') return waitsSince ?? now;
  return waitsSince && ((await findUnseenAt(trx, thread.id, { waitsSince, seen })) ?? null);
}

const afterMessage = (thread: Thread, author: Signed['author'], now: Date) => ({
  messages: thread.messages + 1,
  last_at: now,
  unread: author === 'customer' ? 0 : thread.unread + 1,
});

async function refuseFlood(trx: Trx, customerId: string, now: Date): Promise<void> {
  const most = MESSAGE_LIMITS.anHour;
  const sent = await countSent(trx, customerId, new Date(now.getTime() - HOUR_MS), most);
  refuseUnless(sent < most, 'messages.too-many', { most });
}

async function noteAnswer(
  { audit, jobs }: MessagesDeps,
  trx: Trx,
  { id, thread_id: threadId, author_id: actor }: Message,
): Promise<void> {
  await audit(trx, {
    actor,
    action: 'message.answer',
    subject: `message-thread:${threadId}`,
    after: { message: id },
  });
  const told = { key: `messages.tell:${threadId}`, inMs: AWAY_MS };
  await jobs.add(trx, 'messages.tell', { threadId }, told);
}

/** Open pages of both sides read the talk again. */
export async function tell(
  { live }: MessagesDeps,
  trx: Trx,
  { id, customer_id: customerId }: Pick<Thread, 'id' | 'customer_id'>,
): Promise<void> {
  await live.tell(trx, `customer:${customerId}`, { kind: 'message', id });
  await live.tell(trx, 'desk', { kind: 'message', id });
}
