import { fork } from 'node:child_process';
import path from 'node:path';
import Fastify from 'fastify';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { startPretendSites } from './support/pretend-sites.ts';
import { serveSearch } from './support/serve-search.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 2;
const GOAL = 0.85;
const PATH = '/api/catalog/merged-page?q=nikon';

/**
 * Goal 3: the first page of the list over all sites for a keyword that was asked moments ago, by a guest, validated, counted and limited as in service
 * (the counting ends before the database); beside a Fastify that serves the same page as one cached string, and beside one that serves its bytes, which is the best that Fastify can do. The figure is CPU of this process a request.
 */
export async function run(): Promise<BenchLine[]> {
  const market = await startPretendSites([1, 1, 1, 1, 1, 1, 1], 20);
  const { app, url } = await serveSearch(market.sites);
  const bytes = (await app.inject({ url: PATH })).rawPayload;
  const text = bytes.toString();
  const bare = Fastify();
  bare.get('/text/*', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  bare.get('/bytes/*', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  const costs: Record<'ours' | 'text' | 'bytes', number[]> = { ours: [], text: [], bytes: [] };
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, target, asked] of [
      ['ours', url, PATH],
      ['text', bareUrl, `/text${PATH}`],
      ['bytes', bareUrl, `/bytes${PATH}`],
    ] as const) {
      const cost = await costOf(target, asked);
      if (round >= 0) costs[name].push(cost);
    }
  await app.close();
  await bare.close();
  await market.close();
  const ours = median(costs.ours);
  const line = (name: string, limit: number): BenchLine => ({
    name: `${name}, ${Math.round(bytes.length / 1_000)} kB`,
    ours,
    limit,
    unit: 'us CPU/request',
    ratio: limit / ours,
    goal: `>= ${GOAL} x limit`,
    holds: limit / ours >= GOAL,
  });
  return [
    line('search-cached', median(costs.text)),
    line('search-cached, bytes', median(costs.bytes)),
  ];
}

async function costOf(url: string, asked: string): Promise<number> {
  const before = process.cpuUsage();
  const child = fork(
    path.join(import.meta.dirname, 'support/path-load.mjs'),
    [url, asked, String(ROUND_SECONDS)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const { requests, errors } = await new Promise<{ requests: number; errors: number }>((told) =>
    child.once('message', (message) => told(message as never)),
  );
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} requests failed`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}
