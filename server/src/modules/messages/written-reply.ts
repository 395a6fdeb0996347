import type { Message, Messages } from './messages.ts';

/** A message as it was written. */
export async function writtenReply(messages: Messages, written: Message) {
  const [message] = await messages.rowsOf([written], '');
  if (!message) throw new Error('a message has a row');
  return { data: { thread_id: written.thread_id, message } };
}
