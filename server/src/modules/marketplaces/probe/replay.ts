import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './recorder.ts';

/** Answers as a site did when it was recorded: for each call the next answer of its method and path, the last one again at the end. */
export async function startReplay(
  recorded: readonly RecordedAnswer[],
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const queues = new Map<string, RecordedAnswer[]>();
  for (const answer of recorded) {
    const call = keyOf(answer.method, answer.path);
    queues.set(call, [...(queues.get(call) ?? []), answer]);
  }
  const server = createServer((request, reply) => {
    request.resume();
    const queue = queues.get(keyOf(request.method ?? 'GET', request.url ?? '/')) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) return void reply.writeHead(501).end();
    // The body was decoded when it was recorded.
    const type = answer.contentType.replace(/;\s*charset=.*$/i, '');
    reply.writeHead(answer.status, { 'content-type': `${type}; charset=utf-8` }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const keyOf = (method: string, address: string): string =>
  `${method} ${address.split('?', 1)[0] as string}`;
