import { Buffer } from 'node:buffer';
import type { FastifyReply } from 'fastify';

/** A reply that many callers get: filtered and written out once, and sent as it is afterwards. */
const texts = new WeakMap<object, Buffer | undefined>();

/** Says of a reply that it never changes and will be answered again. */
export function keepReply<Reply extends object>(reply: Reply): Reply {
  texts.set(reply, undefined);
  return reply;
}

/** What is to be sent for a handler's result: its text when it is kept, otherwise itself. Kept texts went through the reply schema, too. */
export function textOrResult(result: unknown, reply: FastifyReply): unknown {
  if (typeof result !== 'object' || result === null || !texts.has(result)) return result;
  let text = texts.get(result);
  if (text === undefined) {
    text = Buffer.from(String(reply.serializeInput(result as Record<string, unknown>, '200')));
    texts.set(result, text);
  }
  reply.type('application/json; charset=utf-8');
  return text;
}
