import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-support/test-platform.ts';
import { until } from '../../test-support/until.ts';
import { type ObservedProcess, startObserved } from '../../test-support/observed-process.ts';
import { openPlatform } from '../open-platform.ts';
import { createReadiness } from '../platform/telemetry/readiness.ts';
import { needPlatform, needSniper } from './readiness-of-service.ts';

// Real processes over a real PostgreSQL, and a marketplace that refuses everybody. What they tell
// is read as Prometheus reads it.

const PATIENCE_MS = 30_000;
vi.setConfig({ testTimeout: 3 * PATIENCE_MS, hookTimeout: 3 * PATIENCE_MS });
const stops: (() => Promise<unknown>)[] = [];
let platform: TestPlatform;
let api: ObservedProcess;
let sniper: ObservedProcess;

beforeAll(async () => {
  platform = await createTestPlatform();
  stops.push(() => platform.close());
  const closedSite = await startClosedSite();
  const settings = { HAKO_MERCARI_URL: closedSite, ...WAREHOUSE };
  api = await startObserved(platform, { ...settings, HAKO_ROLES: 'api,worker' });
  stops.push(() => api.end('SIGKILL'));
  sniper = await startObserved(platform, { HAKO_ROLES: 'sniper' });
  stops.push(() => sniper.end('SIGKILL'));
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const WAREHOUSE = {
  HAKO_WAREHOUSE_NAME: '山田 花子',
  HAKO_WAREHOUSE_NAME_KANA: 'ヤマダ ハナコ',
  HAKO_WAREHOUSE_PHONE: '06-0000-1234',
  HAKO_WAREHOUSE_POSTAL_CODE: '530-0001',
  HAKO_WAREHOUSE_PREFECTURE: '大阪府',
  HAKO_WAREHOUSE_CITY: '大阪市北区',
  HAKO_WAREHOUSE_STREET: '梅田0-0-0',
};

/** A marketplace that shows everybody the door. */
async function startClosedSite(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(403).end('forbidden'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('every process says which release it is and what it is for', async () => {
  for (const [one, roles] of [
    [api, ['api', 'worker']],
    [sniper, ['sniper']],
  ] as const) {
    const { status, body } = await one.ask('/version');
    expect([status, body['roles']]).toEqual([200, roles]);
    expect(body['version']).toMatch(/^\d+\.\d+\.\d+/);
    expect(await one.valuesOf('hako_build_info', { roles: roles.join(',') })).toEqual([1]);
    expect((await one.ask('/livez')).status).toBe(200);
    expect((await one.ask('/elsewhere')).status).toBe(404);
  }
});

it('every process is ready by dependency, and the world is told no more than that', async () => {
  expect((await api.ask('/readyz')).body).toEqual({
    ready: true,
    dependencies: { process: 'ok', database: 'ok', migrations: 'ok', files: 'ok', queue: 'ok' },
  });
  expect((await sniper.ask('/readyz')).body['dependencies']).toMatchObject({
    sniper: 'ok',
    clock: 'ok',
  });
  expect(await (await fetch(`${api.url}/readyz`)).json()).toEqual({ ready: true });
  expect(await (await fetch(`${api.url}/livez`)).json()).toEqual({ alive: true });
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});

it('counts requests by the pattern of their route, never by their address', async () => {
  const id = 'no-such-bid-0912345678';
  for (const _ of [1, 2, 3]) await fetch(`${api.url}/api/bidding/figures?token=${id}`);
  for (const made of [1, 2]) await fetch(`${api.url}/api/${id}/${made}`);
  const route = '/api/bidding/figures';
  expect(await api.valuesOf('hako_http_requests_total', { route, status: '200' })).toEqual([3]);
  expect(await api.valuesOf('hako_http_request_seconds_count', { route })).toEqual([3]);
  // However many addresses nobody serves, they are one.
  expect(await api.valuesOf('hako_http_requests_total', { status: '404' })).toHaveLength(1);
  expect(await api.scrape()).not.toContain(id);
});

it('counts what banks deliver, by source and answer', async () => {
  await fetch(`${api.url}/api/webhooks/casso`, { method: 'POST', body: '{}' });
  const [refused] = await api.valuesOf('hako_webhooks_total', { source: 'casso' });
  expect(refused).toBe(1);
});

it('tells how the pools, the loop and the queue are', async () => {
  for (const name of [
    'hako_event_loop_delay_seconds',
    'hako_process_memory_bytes',
    'hako_database_waiting',
    'hako_database_statement_seconds_count',
    'hako_database_clock_offset_seconds',
    'hako_queue_jobs',
    'hako_queue_oldest_due_seconds',
    'hako_snipes_due',
    'hako_snipes_overdue',
    'hako_bids_unknown',
  ])
    expect((await api.valuesOf(name)).length, name).toBeGreaterThan(0);
  expect(await api.valuesOf('hako_database_connections_limit', { pool: 'jobs' })).toEqual([10]);
  const [roundAt = 0] = await sniper.valuesOf('hako_sniper_round_timestamp_seconds');
  expect(Math.abs(Date.now() / 1_000 - roundAt)).toBeLessThan(5);
});

it('tells of a marketplace that refuses us, and that it is left alone', async () => {
  const site = { site: 'mercari' };
  // One that never called it does not say that it is open.
  expect(await api.valuesOf('hako_site_open', site)).toEqual([]);
  await fetch(`${api.url}/api/catalog/search?keyword=camera`);
  await fetch(`${api.url}/api/mercari/search?keyword=camera`);
  await fetch(`${api.url}/api/mercari/items/m12345678901`);
  await until(async () => (await api.valuesOf('hako_site_open', site))[0] === 0, PATIENCE_MS);
  const failures = await api.valuesOf('hako_site_failures_total', { ...site, kind: 'blocked' });
  expect(failures[0]).toBeGreaterThan(0);
});

it('is not ready while a migration of its release is missing', async () => {
  const own = openPlatform(platform.config);
  stops.push(() => own.close());
  const readiness = createReadiness(new AbortController().signal);
  needPlatform(readiness, own);
  const removed = await sql<{ name: string; checksum: string }>`
    delete from applied_migrations where name = '0380-desk.sql' returning name, checksum`.execute(
    platform.db,
  );
  const { dependencies } = await readiness.read();
  await platform.db.insertInto('applied_migrations').values(removed.rows).execute();
  expect(dependencies['migrations']).toMatch(/^Migration 0380-desk.sql is missing/);
  expect(dependencies['database']).toBe('ok');
});

it('is ready while every connection of its calls is in use', async () => {
  const own = openPlatform({ ...platform.config, databasePoolSize: 2 });
  stops.push(() => own.close());
  const busy = [await own.pool.connect(), await own.pool.connect()];
  const readiness = createReadiness(new AbortController().signal);
  needPlatform(readiness, own);
  needSniper(readiness, { lastRoundMs: () => own.clock.monotonicMs() }, own);
  readiness.begun();
  await until(async () => own.pulse.clockOffsetMs() !== undefined);
  const { dependencies } = await readiness.read();
  for (const client of busy) client.release();
  expect(new Set(Object.values(dependencies)), JSON.stringify(dependencies)).toEqual(
    new Set(['ok']),
  );
  expect(Math.abs(own.pulse.clockOffsetMs() ?? Infinity)).toBeLessThan(1_000);
});

it('a process that is told to end is not ready from then on', async () => {
  const ending = await startObserved(platform, { HAKO_ROLES: 'api', HAKO_DRAIN_SECONDS: '2' });
  const ended = ending.end();
  await until(async () => (await ending.ask('/readyz')).status === 503, PATIENCE_MS);
  expect((await ending.ask('/readyz')).body['dependencies']).toMatchObject({ process: 'it ends' });
  expect((await fetch(`${ending.url}/readyz`)).status).toBe(503);
  await ended;
});
