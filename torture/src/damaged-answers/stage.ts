import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from '../../../server/src/modules/marketplaces/probe/recorder.ts';

/** A marketplace that says again what was recorded, with one answer of it damaged. */
export interface Stage {
  readonly url: string;
  /** From now on: for each method and path the next answer, the last one again at the end. */
  play(answers: readonly RecordedAnswer[]): void;
  close(): Promise<void>;
}

const ANY_PATH = '*';

/** An answer to whatever is asked, for a page whose address is not known. */
export const anywhere = (body: string, contentType: string): RecordedAnswer => ({
  method: 'GET',
  path: ANY_PATH,
  status: 200,
  contentType,
  body,
});

export async function openStage(): Promise<Stage> {
  let queues = new Map<string, RecordedAnswer[]>();
  const server: Server = createServer((request, reply) => {
    request.resume();
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const queue = queues.get(`${request.method} ${path}`) ?? queues.get(`GET ${ANY_PATH}`) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) return void reply.writeHead(501).end();
    // The body was decoded when it was recorded.
    const type = answer.contentType.replace(/;\s*charset=.*$/i, '');
    reply.writeHead(answer.status, { 'content-type': `${type}; charset=utf-8` }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play(answers) {
      queues = Map.groupBy(
        answers,
        ({ method, path }) => `${method} ${path.split('?', 1)[0] as string}`,
      );
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
