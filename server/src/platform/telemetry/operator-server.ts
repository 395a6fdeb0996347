import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadinessBook } from './readiness.ts';
import type { Version } from './version.ts';

/** What an operator may ask of a process, apart from what the world may. */
export interface OperatorServer {
  /** Where it listens. */
  readonly url: string;
  close(): Promise<void>;
}

interface Asked {
  readonly readiness: ReadinessBook;
  readonly version: Version;
  readonly roles: readonly string[];
  /** In the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
}

/**
 * Serves `/metrics`, `/livez`, `/readyz` and `/version` of one process. For machines of ours: it
 * asks nobody who they are. Rejects when the port is taken.
 */
export async function startOperatorServer(
  { host, port }: { readonly host: string; readonly port: number },
  asked: Asked,
): Promise<OperatorServer> {
  const server = createServer((request, response) => {
    void answer(request, response, asked).catch(() => response.destroy());
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`HAKO_METRICS_PORT cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { readiness, version, roles, metrics }: Asked,
): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0];
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading) return json(response, 405, { message: 'only GET' });
  if (path === '/metrics') {
    const text = await metrics();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text);
    return;
  }
  if (path === '/livez') return json(response, 200, { alive: true });
  if (path === '/version') return json(response, 200, { ...version, roles, node: process.version });
  if (path !== '/readyz') return json(response, 404, { message: 'not here' });
  const { isReady, dependencies } = await readiness.read();
  json(response, isReady ? 200 : 503, { ready: isReady, dependencies });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
