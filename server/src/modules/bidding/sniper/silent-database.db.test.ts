import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { startAuctions } from '../../../../test-support/rigs/auctions-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { serveMarket } from '../../../../test-support/world/market-server.ts';
import { startSilentProxy } from '../../../../test-support/world/silent-proxy.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../../../test-support/world/lone-sniper.ts');
const SNIPES = 10;
const LEAD_MS = 4_000;
const SILENT_MS = 3_000;
/** Room for a busy machine to notice the silence and to lease again. */
const AHEAD_MS = 40_000;
vi.setConfig({ testTimeout: 6 * AHEAD_MS });
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it('a lone sniper whose database fell silent sends what is due when the database is back, each once', async () => {
  const rig = await startAuctions({ offsetMs: 0, lateMs: 20 });
  stops.push(() => rig.close());
  const market = await serveMarket(rig.market);
  stops.push(() => market.close());
  const proxy = await startSilentProxy(rig.platform.databaseUrl);
  stops.push(() => proxy.close());
  const child = spawn(process.execPath, [PROGRAM, proxy.databaseUrl, market.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await once(child.stdout, 'data');

  const snipe = async (code: string, fireInMs: number) => {
    rig.market.open({ code, endsInMs: fireInMs + LEAD_MS });
    const customer = await rig.world.customerWith(1_000_000_000);
    return rig.world.bid(customer, code, 5_000, { mode: 'snipe' });
  };
  const isLeading = (id: string) => async () => (await rig.bidRow(id)).status === 'leading';
  const first = await snipe('first', 3_000);
  await until(isLeading(first.id), 60_000);

  const due = await Promise.all(
    Array.from({ length: SNIPES }, (_, index) => snipe(`due${index}`, AHEAD_MS + index * 100)),
  );
  proxy.fallSilent();
  await sleep(SILENT_MS);
  proxy.heal();
  for (const { id } of due) await until(isLeading(id), AHEAD_MS + LEAD_MS + 5_000);
  expect(rig.market.arrived.map(({ code }) => code).toSorted()).toEqual(
    ['first', ...due.map((_, index) => `due${index}`)].toSorted(),
  );
});
