import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendsOf } from '../../bench/src/support/items/request-cost.ts';
import { cpuSecondsOf, memoryOf } from '../../bench/src/support/load/process-figures.ts';
import { freePort } from '../../scripts/free-port.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { type Simulator, startSimulator } from '../../simulator/src/start.ts';
import { type OwnDatabase, startOwnDatabase } from './dying-database/own-database.ts';
import { type Release, type Started, startProgram, unpackRelease } from './release/unpacked.ts';
import { isLarge, sized, tell } from './scale.ts';

// What the processes of a release use while nobody asks for anything, beside a bare Fastify with pg.

const SETTLED_MS = 60_000;
const MEASURED_S = sized({ ci: 5, gate: 60, release: 300 });
const MOST_PERCENT = 0.5;
const MOST_TIMES_BARE = 2;
const ROLES = ['api', 'worker', 'sniper'];
const ROOT = path.resolve(import.meta.dirname, '../..');

if (!isLarge) tell('idle: SKIPPED at this size. npm run torture -- gate idle');

/** What our unit for systemd tells Node and the C library. */
const operated = (): Record<string, string> =>
  Object.fromEntries(
    [
      ...readFileSync(path.join(ROOT, 'ops/systemd/hako@.service'), 'utf8').matchAll(
        /^Environment=(NODE_OPTIONS|MALLOC_ARENA_MAX)=(.+)$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  );

describe.runIf(isLarge)('a release for which nobody asks', { timeout: 0 }, () => {
  let platform: TestPlatform;
  let database: OwnDatabase;
  let world: Simulator;
  let release: Release;
  const running: Started[] = [];
  beforeAll(async () => {
    platform = await createTestPlatform();
    database = await startOwnDatabase();
    world = await startSimulator();
    release = await unpackRelease();
  }, 300_000);
  afterAll(async () => {
    for (const one of running) await one.stop();
    await release.forget();
    await world.stop();
    await database.close();
    await platform.close();
  });

  const settingsOf = (role: string, port: number, operatorPort: number) => ({
    ...operated(),
    ...pretendSettings(world.url),
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    HAKO_DATA_DIR: platform.config.dataDir,
    DATABASE_URL: database.url,
    HAKO_PORT: String(port),
    HAKO_METRICS_PORT: String(operatorPort),
    HAKO_ROLES: role,
  });

  it('uses hardly any processor, and memory as twice that of a bare server', async () => {
    await release.runToEnd(['server/main.js', 'migrate'], settingsOf('api', 0, 0));
    for (const role of ROLES) {
      const operatorPort = await freePort();
      const settings = settingsOf(role, await freePort(), operatorPort);
      running.push(await release.start(settings, `http://127.0.0.1:${operatorPort}/readyz`));
    }
    const barePort = await freePort();
    running.push(
      await startProgram(
        ['torture/src/release/bare.mjs'],
        ROOT,
        { DATABASE_URL: database.url, PORT: String(barePort) },
        `http://127.0.0.1:${barePort}/`,
      ),
    );
    await sleep(SETTLED_MS);
    const [row] = await database.query<{ data_directory: string }>('show data_directory');
    const data = row?.data_directory ?? '';
    const used = () => [...running.map(({ pid }) => cpuSecondsOf(pid)), backendsOf(data) / 1e6];
    const before = used();
    await sleep(MEASURED_S * 1_000);
    const percents = used().map((now, place) => ((now - (before[place] ?? 0)) * 100) / MEASURED_S);
    const memories = running.map(({ pid }) => memoryOf(pid));
    for (const [place, name] of [...ROLES, 'bare Fastify with pg', 'PostgreSQL'].entries())
      tell(
        `idle: ${name} ${percents[place]?.toFixed(2)} % of a core` +
          (memories[place] === undefined ? '' : `, ${Math.round(memories[place])} MiB`),
      );
    const [bareMiB = 0] = memories.slice(-1);
    const bareAt = ROLES.length;
    const all = percents.reduce((sum, one, place) => (place === bareAt ? sum : sum + one), 0);
    tell(`idle: all together ${all.toFixed(2)} %`);
    for (const mib of memories.slice(0, -1))
      expect(mib).toBeLessThanOrEqual(MOST_TIMES_BARE * bareMiB);
    expect(all).toBeLessThanOrEqual(MOST_PERCENT);
  });
});
