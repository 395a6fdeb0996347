import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Pretend, pretendAt } from '../../e2e/support/pretend-world.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { type ObservedProcess, startObserved } from '../../server/test-support/observed-process.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import { settingsOf, writeHistory } from './backup/history.ts';
import { faultsOf } from './backup/judge.ts';
import { chanceOf } from './chance.ts';
import { type Blow, BLOWS, strike } from './failover/blows.ts';
import { startCluster, type WatchedCluster } from './failover/cluster.ts';
import {
  credited,
  judgeSnipes,
  type Outage,
  untilSettled,
  wrongTransfers,
} from './failover/judge.ts';
import { AMOUNT, Load } from './failover/load.ts';
import { type News, openNews } from './failover/news.ts';
import { hasFailoverTools } from './failover/tools.ts';
import { firstSeed, sized, tell } from './scale.ts';

// Three PostgreSQL under Patroni with the files of `ops`, and our processes at work through
// HAProxy.
// The primary is killed, loses its Patroni as well, or hangs, again and again.

const MOST_SECONDS = 10;
const SEED = firstSeed(20_261_128);
const ROUNDS = sized({ ci: 1, gate: 6, release: 60 });
const PROCESSES = ['api', 'worker', 'sniper', 'sniper'];
const isLarge = process.env['TORTURE'] !== undefined;

if (!hasFailoverTools)
  tell(
    'failover: SKIPPED, nobody took over. As root on Debian: apt-get install postgresql patroni python3-etcd etcd-server haproxy',
  );
else if (!isLarge) tell('failover: SKIPPED at this size. npm run torture -- gate failover');

describe.runIf(hasFailoverTools && isLarge)('the primary of the database is gone', () => {
  const stops: (() => Promise<unknown>)[] = [];
  const chance = chanceOf(SEED);
  const outages: Outage[] = [];
  let cluster: WatchedCluster;
  let dataDir: string;
  let pretend: Pretend;
  let processes: readonly ObservedProcess[];
  let load: Load;
  let news: News;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hako-failover-data-'));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    cluster = await startCluster();
    stops.push(() => cluster.stop());
    const world = await startSimulator();
    stops.push(() => world.stop());
    pretend = pretendAt(() => world.url);
    await writeHistory(cluster.url, dataDir);
    const settings = { ...pretendSettings(world.url), ...settingsOf(cluster.url, dataDir) };
    const place = { config: { dataDir }, databaseUrl: cluster.url };
    processes = await Promise.all(
      PROCESSES.map((role) => startObserved(place, { ...settings, HAKO_ROLES: role })),
    );
    stops.push(() => Promise.all(processes.map((one) => one.end())));
    const url = processes[0]?.url ?? '';
    load = new Load(url, pretend, 1);
    news = await openNews(url, cluster);
    stops.push(async () => news.close());
    await load.start();
    stops.push(() => load.stop());
  }, 600_000);
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  }, 120_000);

  it(`${ROUNDS} times another takes over, and the service with it`, { timeout: 0 }, async () => {
    const slow: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const blow = BLOWS[round % BLOWS.length] as Blow;
      await cluster.untilWhole();
      await sleep(4_000 + chance.below(3_000));
      const line = await oneRound(blow);
      if (line.seconds > MOST_SECONDS) slow.push(line.text);
    }
    expect(slow).toEqual([]);
  });

  it('nothing acknowledged is lost or doubled, and every call was answered', {
    timeout: 0,
  }, async () => {
    await cluster.untilWhole();
    await sleep(5_000);
    await load.stop();
    await untilSettled(cluster);
    expect(load.strange).toEqual([]);
    tell(`failover: ${load.transfers.length} transfers acknowledged, seed ${SEED}`);
    expect(load.transfers.length).toBeGreaterThan(ROUNDS * 50);
    expect(await wrongTransfers(cluster, load.transfers)).toEqual([]);
    const before = await credited(cluster);
    await load.tellAgain();
    expect(await credited(cluster)).toBe(before);
    expect(await wrongTransfers(cluster, load.transfers)).toEqual([]);
    const [row] = await cluster.query<{ count: number }>(
      `select count(*)::int as count from wallet_transfers where amount_vnd = ${AMOUNT} and bank_reference like 'FT%'`,
    );
    expect(row?.count).toBe(load.transfers.length);
  });

  it('no snipe was sent twice, and each that had time was sent', { timeout: 0 }, async () => {
    const { faults, won, missed } = await judgeSnipes(cluster, pretend, load.snipes, outages);
    tell(`failover: ${won} snipes won, ${missed} whose auction ended while nobody could write`);
    expect(faults).toEqual([]);
    expect(won).toBeGreaterThan(ROUNDS * 4);
  });

  it('no process ended, and the books are right', { timeout: 0 }, async () => {
    expect(processes.map(({ child }) => child.exitCode)).toEqual(PROCESSES.map(() => null));
    expect(await faultsOf(cluster, dataDir)).toBe('');
  });

  async function oneRound(blow: Blow): Promise<{ seconds: number; text: string }> {
    const former = await cluster.leader();
    if (!former) throw new Error('nobody leads');
    const health = watchHealth(processes[0]?.url ?? '');
    const heal = await strike(former, blow);
    const [fromMs, struckMs] = [Date.now(), performance.now()];
    const backMs = (await load.acknowledgedAfter(struckMs)) - struckMs;
    outages.push({ fromMs, toMs: fromMs + backMs });
    await cluster.untilFollowed(former);
    await heal();
    const text = `${blow}: ${(backMs / 1_000).toFixed(1)} s without a write, ${(await cluster.leader())?.name} for ${former.name}`;
    tell(`failover: ${text}`);
    expect(await health.end()).toContain(503);
    await news.expectHeard();
    return { seconds: backMs / 1_000, text };
  }
});

/** What a balancer hears meanwhile. */
function watchHealth(url: string): { end(): Promise<number[]> } {
  const heard: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver || heard.at(-1) !== 200) {
      const signal = AbortSignal.timeout(5_000);
      const answer = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
      heard.push(answer?.status ?? 0);
      await sleep(100);
    }
  })();
  return {
    async end() {
      isOver = true;
      await asking;
      return heard;
    },
  };
}
