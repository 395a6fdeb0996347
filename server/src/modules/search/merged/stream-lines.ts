import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Answers with lines of JSON as they are told. What fails before the first line is an ordinary refusal; after it the line is cut, which a
 * reader sees by the missing last message.
 */
export async function streamLines<Message>(
  reply: FastifyReply,
  run: (tell: (message: Message) => void) => Promise<void>,
): Promise<FastifyReply> {
  const lines = new Readable({ read: () => undefined });
  let hasBegun = false;
  try {
    await run((message) => {
      lines.push(`${JSON.stringify(message)}\n`);
      if (hasBegun) return;
      hasBegun = true;
      // Proxies that collect an answer before they pass it on would undo the point of it.
      reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('application/x-ndjson; charset=utf-8')
        .send(lines);
    });
    lines.push(null);
  } catch (failure) {
    if (!hasBegun) throw failure;
    lines.destroy(failure as Error);
  }
  return reply;
}
