import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Pretend, pretendAt } from '../../e2e/support/pretend-world.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import { settingsOf, writeHistory } from './backup/history.ts';
import { faultsOf } from './backup/judge.ts';
import { chanceOf } from './chance.ts';
import { type Blow, BLOWS, type Site } from './operate/blows.ts';
import { startCluster } from './operate/cluster.ts';
import { startCompany } from './operate/company.ts';
import { judgeSnipes, judgeTransfers, type Outage, untilSettled } from './operate/judge.ts';
import { Load } from './operate/load.ts';
import { openNetwork } from './operate/network.ts';
import { type News, openNews } from './operate/news.ts';
import { hasOperateTools } from './operate/tools.ts';
import { firstSeed, isLarge, sized, tell } from './scale.ts';

// Machines of their own, made of network namespaces: three of the database, each with etcd and
// Patroni, and two of ours with HAProxy, api, worker and sniper, with the files of `ops`. What can
// happen to them does, again and again, while a bank and a customer use the service.

const MOST_SECONDS = 10;
/** After it every snipe of a sniper that is lost is taken over. */
const SNIPERS_BACK_MS = 10_000;
/** Longer than whatever lives by a lease or a sign of life. */
const CUT_MS = 12_000;
const SEED = firstSeed(20_261_128);
const ROUNDS = sized({ ci: 1, gate: BLOWS.length, release: 6 * BLOWS.length });

if (!hasOperateTools)
  tell(
    'operate: SKIPPED, nothing was struck. As root on Debian: apt-get install postgresql patroni ' +
      'python3-etcd etcd-server haproxy iproute2',
  );
else if (!isLarge) tell('operate: SKIPPED at this size. npm run torture -- gate operate');

describe.runIf(hasOperateTools && isLarge)('what a company runs is struck', () => {
  const stops: (() => Promise<unknown>)[] = [];
  const chance = chanceOf(SEED);
  const outages: Outage[] = [];
  let site: Site;
  let dataDir: string;
  let pretend: Pretend;
  let load: Load;
  let news: News;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hako-operate-data-'));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const network = await openNetwork();
    stops.push(() => network.remove());
    const cluster = await startCluster(network);
    stops.push(() => cluster.stop());
    const world = await startSimulator({ host: network.hostAddress });
    stops.push(() => world.stop());
    pretend = pretendAt(() => world.url);
    await writeHistory(cluster.url, dataDir);
    const settings = { ...pretendSettings(world.url), ...settingsOf(cluster.url, dataDir) };
    const ours = await startCompany(network, cluster, settings);
    stops.push(() =>
      Promise.all(ours.flatMap(({ processes }) => processes).map((one) => one.stop())),
    );
    site = { cluster, ours, chance };
    load = new Load(
      ours.map(({ url }) => url),
      pretend,
      1,
    );
    news = openNews(ours[0]?.url ?? '', cluster);
    stops.push(async () => news.close());
    await load.start();
    stops.push(() => load.stop());
  }, 600_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepLogs();
  });
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  }, 120_000);

  it(`${ROUNDS} times, and somebody writes again within ${MOST_SECONDS} s`, {
    timeout: 0,
  }, async () => {
    const slow: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await site.cluster.untilWhole();
      await sleep(4_000 + chance.below(3_000));
      const { seconds, text } = await strike(BLOWS[round % BLOWS.length] as Blow);
      if (seconds > MOST_SECONDS) slow.push(text);
    }
    expect(slow).toEqual([]);
  });

  it('nothing acknowledged is lost or doubled, and every call was answered', {
    timeout: 0,
  }, async () => {
    const { cluster } = site;
    await cluster.untilWhole();
    await sleep(5_000);
    await load.stop();
    await untilSettled(cluster);
    tell(`operate: ${load.transfers.length} transfers acknowledged, seed ${SEED}`);
    expect(load.transfers.length).toBeGreaterThan(ROUNDS * 50);
    expect(await judgeTransfers(cluster, load)).toEqual([]);
  });

  it('no snipe was sent twice, and each that had time was sent', { timeout: 0 }, async () => {
    const { faults, won, missed } = await judgeSnipes(site.cluster, pretend, load.snipes, outages);
    tell(`operate: ${won} snipes won, ${missed} whose auction ended while something was away`);
    expect(faults).toEqual([]);
    expect(won).toBeGreaterThan(ROUNDS * 4);
  });

  it('no process ended by itself, and the books are right', { timeout: 0 }, async () => {
    const processes = site.ours.flatMap(({ processes }) => processes);
    expect(processes.flatMap(({ endedByItself }) => endedByItself)).toEqual([]);
    expect(await faultsOf(site.cluster, dataDir)).toBe('');
  });

  async function strike(blow: Blow): Promise<{ seconds: number; text: string }> {
    const { cluster, ours } = site;
    const former = await cluster.leader();
    const health = blow.takesOver ? watchHealth(ours[0]?.url ?? '') : undefined;
    const [fromMs, struckMs] = [Date.now(), performance.now()];
    const heal = await blow.strike(site);
    const backMs = (await load.acknowledgedAfter(performance.now())) - struckMs;
    outages.push({
      fromMs,
      toMs: fromMs + Math.max(backMs, blow.hitsSnipers ? SNIPERS_BACK_MS : 0),
    });
    if (blow.takesOver && former) await cluster.untilFollowed(former);
    else await sleep(CUT_MS);
    await heal();
    const followed = blow.takesOver
      ? `, ${(await cluster.leader())?.name} for ${former?.name}`
      : '';
    const text = `${blow.name}: ${(backMs / 1_000).toFixed(1)} s without a write${followed}`;
    tell(`operate: ${text}`);
    if (health) expect(await health.end()).toContain(503);
    await news.expectHeard();
    return { seconds: backMs / 1_000, text };
  }

  /** What a person looks into after a failure, with the seed. */
  async function keepLogs(): Promise<void> {
    const kept = path.join(tmpdir(), `hako-operate-logs-${SEED}`);
    const isLog = (file: string): boolean =>
      !/\/(data|etcd)(\/|$)/.test(file.slice(site.cluster.home.length));
    await cp(site.cluster.home, kept, { recursive: true, filter: isLog }).catch(() => undefined);
    tell(`operate: logs are in ${kept}`);
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
