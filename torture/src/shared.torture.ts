import { readBidFiguresEndpoint } from '@hako/contract/bidding/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { noTelemetry } from '../../server/src/platform/telemetry/telemetry.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { newToken } from '../../server/src/kernel/chance.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openRedisStore } from '../../server/src/platform/shared/redis-store.ts';
import type { SharedStore } from '../../server/src/platform/shared/shared-store.ts';
import { type ObservedProcess, startObserved } from '../../server/test-support/observed-process.ts';
import { hasPages } from '../../server/test-support/rigs/http/guarded-server-rig.ts';
import { describeSharedStore } from '../../server/test-support/shared-store-contract.ts';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { until } from '../../server/test-support/until.ts';
import { type Simulator, startSimulator } from '../../simulator/src/start.ts';
import { settingsOf } from './backup/history.ts';
import { isLarge, tell } from './scale.ts';
import { guestAnswer, readList } from './shared/guest-answer.ts';
import { hasRedis, type RedisServer, startRedis } from './shared/redis-server.ts';

// Two real api processes and Debian's Redis: what one of them knows the other one need not learn, and
// without Redis both go on.

/** Of a call with a limit of its own. */
const LIMITED = readBidFiguresEndpoint;

if (!hasRedis)
  tell('shared: SKIPPED, nothing went through Redis. On Debian: apt-get install redis-server');
else if (!isLarge) tell('shared: SKIPPED at this size. npm run torture -- gate shared');

let redis: RedisServer;
beforeAll(async () => {
  if (hasRedis && isLarge) redis = await startRedis();
});
afterAll(async () => {
  if (hasRedis && isLarge) {
    redis.thaw();
    await redis.kill();
  }
});

describe.runIf(hasRedis && isLarge)('a store in Redis', () => {
  let ends: readonly [SharedStore, SharedStore];
  beforeAll(async () => {
    const seen = { clock: systemClock, log: createLog('silent'), telemetry: noTelemetry };
    const place = { url: redis.url, publicUrl: '' };
    // The machine may be busy.
    const open = () => openRedisStore(place, seen, 5_000);
    ends = [open(), open()];
    await until(async () => {
      for (const end of ends) await end.keep('ready', 'yes', 60_000);
      return (await Promise.all(ends.map((end) => end.find('ready')))).every(Boolean);
    });
  });
  afterAll(async () => {
    for (const end of ends) await end.close();
  });
  describeSharedStore(() => ends, newToken(6));
});

describe.runIf(hasRedis && isLarge)('two api processes over one Redis', () => {
  let sim: Simulator;
  let platform: TestPlatform;
  let both: readonly [ObservedProcess, ObservedProcess];
  beforeAll(async () => {
    sim = await startSimulator();
    platform = await createTestPlatform();
    const settings = {
      ...pretendSettings(sim.url),
      ...settingsOf(platform.databaseUrl, platform.config.dataDir),
      HAKO_ROLES: 'api',
      HAKO_REDIS_URL: redis.url,
      HAKO_GUEST_PAGE_SECONDS: '60',
    };
    both = [await startObserved(platform, settings), await startObserved(platform, settings)];
    for (const one of both)
      await until(async () => {
        await fetch(`${one.url}/api/catalog/sites`);
        const [answered = 0] = await one.valuesOf('hako_shared_store_calls_total', {
          outcome: 'answered',
        });
        return answered > 0;
      });
  }, 120_000);
  afterAll(async () => {
    for (const one of both ?? []) await one.end();
    await platform?.close();
    await sim?.stop();
  });

  const callsOf = async (one: ObservedProcess): Promise<number> =>
    (await one.valuesOf('hako_site_calls_total')).reduce((sum, value) => sum + value, 0);

  it.runIf(hasPages)(
    'a home page is drawn once for both, with a nonce for each answer',
    {
      timeout: 60_000,
    },
    async () => {
      const texts = new Set<string>();
      const nonces = new Set<string>();
      for (const one of [...both, ...both, ...both]) {
        const { nonce, text } = await guestAnswer(`${one.url}/`);
        nonces.add(nonce);
        texts.add(text);
      }
      const drawn = async (from: string) =>
        Promise.all(
          both.map(async (one) => (await one.valuesOf('hako_guest_pages_total', { from }))[0] ?? 0),
        );
      expect(texts.size).toBe(1);
      expect(nonces.size).toBe(6);
      expect(await drawn('drawn')).toEqual([1, 0]);
      expect(await drawn('shared')).toEqual([0, 1]);
      tell('shared: a page was drawn once for 6 answers of 2 processes');
    },
  );

  it('a list that one of them fetched is served by the other without a call to a marketplace', {
    timeout: 60_000,
  }, async () => {
    const [here, there] = both;
    const list = await readList(here.url);
    const before = await callsOf(there);
    expect(list.length).toBeGreaterThan(10);
    expect(await readList(there.url)).toEqual(list);
    expect(await callsOf(there)).toBe(before);
    tell(`shared: a list of ${list.length} groups was served by both`);
  });

  it('calls are counted over both', { timeout: 60_000 }, async () => {
    const { path, limitPerMinute: most } = LIMITED;
    let good = 0;
    for (let n = 0; n < 2 * most; n++) {
      const one = both[n % 2] as ObservedProcess;
      if ((await fetch(one.url + path)).status === 200) good += 1;
    }
    tell(`shared: ${good} calls of both were let through, ${most} are allowed`);
    // A call that is answered before the other process has told of its own may be one too many.
    expect(good).toBeGreaterThanOrEqual(most);
    expect(good).toBeLessThanOrEqual(most + 2);
  });

  it('a marketplace that shuts one of them out is left alone by the other', {
    timeout: 60_000,
  }, async () => {
    const [here, there] = both;
    const isOpen = async (one: ObservedProcess) =>
      (await one.valuesOf('hako_site_open', { site: 'mercari' }))[0];
    const fault = sim.world.faults.add({ party: 'mercari', kind: 'status', status: 403 });
    await fetch(`${here.url}/api/catalog/merged-page?q=${newToken(6)}`);
    await until(async () => (await isOpen(here)) === 0 && (await isOpen(there)) === 0);
    sim.world.faults.remove({ id: fault.id });
    tell('shared: a way that one process closed was closed in the other');
  });

  it('go on by themselves when Redis is silent, gone and back', { timeout: 120_000 }, async () => {
    const answered = async (how: string) => {
      const took: number[] = [];
      for (const one of [...both, ...both, ...both]) {
        const startMs = performance.now();
        // The first call of a browser is the one that asks what the other process counted.
        const headers = { 'user-agent': newToken(6) };
        const answer = await fetch(`${one.url}/api/utility/provinces`, { headers });
        took.push(performance.now() - startMs);
        expect(answer.status).toBe(200);
        expect((await fetch(`${one.url}/about`)).status).toBe(200);
      }
      tell(`shared: Redis ${how}, the slowest call took ${Math.round(Math.max(...took))} ms`);
      for (const one of both) expect((await one.ask('/readyz')).status).toBe(200);
    };
    await answered('there');
    redis.freeze();
    await answered('silent');
    redis.thaw();
    await redis.kill();
    await answered('gone');
    await readList(both[0].url);
    await redis.startAgain();
    await until(async () => {
      await answered('back');
      const count = async () =>
        (await both[1].valuesOf('hako_shared_store_calls_total', { outcome: 'answered' }))[0] ?? 0;
      const before = await count();
      await fetch(`${both[1].url}/api/utility/provinces`);
      return (await count()) > before;
    }, 30_000);
  });
});
