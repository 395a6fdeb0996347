import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDemoPeople } from '../../server/src/demo-people.ts';
import { startObserved } from '../../server/test-support/observed-process.ts';
import { startRealProcess } from '../../server/test-support/rigs/real-process.ts';
import { createTestPlatform } from '../../server/test-support/test-platform.ts';
import { settingsOf } from './backup/history.ts';
import { Work } from './backup/work.ts';
import { chanceOf } from './chance.ts';
import { openHostileAuctions } from './kill-snipers/hostile-auctions.ts';
import { judgeEnd, readAllEnded, untilAllFired } from './kill-snipers/judge-end.ts';
import { bundleSniper, startSurvivor } from './kill-snipers/killing.ts';
import { runMoney } from './money/run.ts';
import { createMoneyWorld } from './money/world.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pooler/pgbouncer.ts';
import { firstSeed, isLarge, sized, tell } from './scale.ts';

// A day of payments and bids, with PgBouncer in transaction mode before the database: statements of
// one process come out of whatever connection is free, so whatever relied on its session breaks.

const CALLS = sized({ ci: 100, gate: 100_000, release: 1_000_000 });
const LOTS = sized({ ci: 10, gate: 500, release: 5_000 });
const THINGS = sized({ ci: 20, gate: 2_000, release: 20_000 });
const SEED = firstSeed(20_261_128);
const LONGEST_NEWS_MS = 10_000;
/** To the database; the rigs hold up to twenty to the pooler. */
const CONNECTIONS = 4;
/** As docs/operating.md says them, and the pool with which this file looks. */
const [OF_API, OF_WORKER, OF_TEST] = [3, 27, 1];

if (!hasPgBouncer)
  tell('pooler: SKIPPED, nothing went through PgBouncer. On Debian: apt-get install pgbouncer');
else if (!isLarge) tell('pooler: SKIPPED at this size. npm run torture -- gate pooler');

describe.runIf(hasPgBouncer && isLarge)('behind PgBouncer in transaction mode', () => {
  let pooler: PgBouncer;
  beforeAll(async () => {
    pooler = await startPgBouncer(inject('postgresUrl'), CONNECTIONS);
  });
  afterAll(async () => {
    tell(
      `pooler: ${await pooler.transactions()} transactions counted, over ${CONNECTIONS} connections`,
    );
    await pooler.close();
  });

  it(`${CALLS} random calls with money leave what a pure model leaves`, {
    timeout: 0,
  }, async () => {
    const world = await createMoneyWorld(pooler.through);
    try {
      const run = await runMoney(world, { seed: SEED, calls: CALLS });
      const rate = Math.round((1_000 * run.operations) / run.ms);
      tell(`pooler: ${run.operations} operations with money, ${rate} a second, seed ${SEED}`);
      expect({ wrong: run.wrong, broken: run.broken }).toEqual({ wrong: [], broken: [] });
    } finally {
      await world.close();
    }
  });

  it(`${LOTS} snipes are sent once, won and paid`, { timeout: 0 }, async () => {
    const chance = chanceOf(SEED);
    const auctions = await openHostileAuctions(chance, pooler.through);
    const sniper = await bundleSniper();
    try {
      const { databaseUrl, marketUrl } = auctions;
      const { file } = sniper;
      const one = await startSurvivor({ file, databaseUrl, marketUrl, chance, mistake: '' });
      for (let lot = 0; lot < LOTS; lot++) await auctions.armOne(`p${lot}`);
      await untilAllFired(auctions);
      await one.kill();
      await readAllEnded(auctions);
      const { faults, snipes, sent, won } = await judgeEnd(auctions);
      tell(`pooler: ${snipes} snipes, ${sent} sent, ${won} won`);
      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(snipes / 2);
    } finally {
      sniper.remove();
      await auctions.close();
    }
  });

  it('real processes acknowledge nothing that is lost, and hear each other', {
    timeout: 0,
  }, async () => {
    const platform = await createTestPlatform();
    await seedDemoPeople(platform);
    const direct = platform.databaseUrl;
    const settings = {
      ...settingsOf(await pooler.through(direct), platform.config.dataDir),
      HAKO_DIRECT_DATABASE_URL: direct,
    };
    const api = await startObserved(platform, { ...settings, HAKO_ROLES: 'api' });
    const worker = await startRealProcess(platform, 'worker', settings);
    try {
      const work = new Work(1);
      await work.run(api.url ?? '', THINGS);
      const { transfers, pictures } = work.acknowledged;
      const { rows } = await platform.pool.query<{ transfers: number; pictures: number }>(
        `select (select count(*)::int from wallet_transfers where bank_reference = any($1)) as transfers,
          (select count(*)::int from files where id = any($2)) as pictures`,
        [transfers, pictures],
      );
      tell(`pooler: ${transfers.length} transfers and ${pictures.length} pictures acknowledged`);
      expect(rows).toEqual([{ transfers: transfers.length, pictures: pictures.length }]);
      expect(transfers.length + pictures.length).toBe(THINGS);
      await expectNews(api.url ?? '', settings.DATABASE_URL);
      await expectConnections(direct);
    } finally {
      await api.end();
      await worker.end();
      await platform.close();
    }
  });

  it('a login that is not set up is refused at the start, with what to do', {
    timeout: 0,
  }, async () => {
    const platform = await createTestPlatform();
    const url = new URL(await pooler.through(platform.databaseUrl));
    const client = new pg.Client({ connectionString: platform.databaseUrl });
    await client.connect();
    const { pathname } = url;
    await client.query(`alter database "${pathname.slice(1)}" reset statement_timeout`);
    await client.end();
    const settings = {
      ...settingsOf(url.toString(), platform.config.dataDir),
      HAKO_DIRECT_DATABASE_URL: platform.databaseUrl,
    };
    await expect(startRealProcess(platform, 'api', settings)).rejects.toThrow(
      'statement_timeout is "0": alter role "postgres" set statement_timeout',
    );
    await platform.close();
  });
});

/** What is told through the pooler reaches a browser of that process, which listens past it. */
async function expectNews(url: string, pooledUrl: string): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(LONGEST_NEWS_MS)]);
  const stream = await fetch(`${url}/api/live?topics=auction:auction:x1`, { signal });
  const teller = new pg.Client({ connectionString: pooledUrl });
  await teller.connect();
  const news = { topic: 'auction:auction:x1', message: { kind: 'heard' } };
  await teller.query(`select pg_notify('live', $1)`, [JSON.stringify(news)]);
  await teller.end();
  let heard = '';
  for await (const chunk of stream.body ?? []) {
    heard += Buffer.from(chunk).toString();
    if (heard.includes('heard')) break;
  }
  ending.abort();
  expect(heard).toContain('heard');
}

/** What docs/operating.md promises: the pooler's, three of the api and those of a worker. */
async function expectConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ all: number }>(
    `select count(*)::int as all from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  tell(`pooler: ${rows[0]?.all} connections to the database`);
  expect(rows[0]?.all).toBeLessThanOrEqual(CONNECTIONS + OF_API + OF_WORKER + OF_TEST);
}
