import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** What one of many equal requests came to: `done` with what the call gave back, or refused by a code. */
export interface Shot {
  readonly done: unknown;
  readonly refusal: string | undefined;
}

type Run = (body: never) => Promise<unknown>;

export interface Range {
  /** All at once, over sockets that are open: of each request the last byte is held back until every other byte has left. */
  fire(name: string, bodies: readonly unknown[]): Promise<Shot[]>;
  close(): Promise<void>;
}

/** A server with one call for each name, only for the rig; `codeOf` reads a refusal, any other failure fails the round. */
export async function openRange(
  calls: Readonly<Record<string, Run>>,
  codeOf: (error: unknown) => string | undefined,
): Promise<Range> {
  const server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const run = calls[(request.url ?? '').slice(1)] as Run;
    const shot = await run(body as never).then(
      (done) => ({ done: done ?? null }),
      (error: unknown) => ({
        refusal: codeOf(error),
        failure: codeOf(error) ? undefined : String((error as Error).stack ?? error),
      }),
    );
    const text = JSON.stringify(shot);
    response.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    async fire(name, bodies) {
      while (sockets.length < bodies.length) {
        const socket = connect({ port, host: '127.0.0.1', noDelay: true });
        await once(socket, 'connect');
        sockets.push(socket);
      }
      const rounds = bodies.map((body, index) => load(sockets[index] as Socket, name, body));
      await new Promise((resolve) => setImmediate(resolve));
      return Promise.all(rounds.map((release) => release()));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends all but the last byte; gives back what sends it and waits for the answer. */
function load(socket: Socket, name: string, body: unknown): () => Promise<Shot> {
  const text = Buffer.from(JSON.stringify(body));
  const head = `POST /${name} HTTP/1.1\r\nhost: rig\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), text.subarray(0, -1)]));
  return async () => {
    const answer = readAnswer(socket);
    socket.write(text.subarray(-1));
    const { failure, ...shot } = JSON.parse(await answer);
    if (failure) throw new Error(`${name}: ${failure}`);
    return { done: shot.done, refusal: shot.refusal };
  };
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = Buffer.alloc(0);
    const end = (error?: Error): void => {
      socket.off('data', read).off('error', end).off('close', closed);
      if (error) reject(error);
    };
    const closed = (): void => end(new Error('the socket was closed'));
    const read = (chunk: Buffer): void => {
      seen = Buffer.concat([seen, chunk]);
      const headEnd = seen.indexOf('\r\n\r\n');
      const length = Number(
        /content-length: (\d+)/i.exec(seen.subarray(0, headEnd).toString())?.[1],
      );
      if (headEnd < 0 || seen.length < headEnd + 4 + length) return;
      end();
      resolve(seen.subarray(headEnd + 4).toString());
    };
    socket.on('data', read).on('error', end).on('close', closed);
  });
}
