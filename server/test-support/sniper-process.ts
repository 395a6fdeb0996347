import pino from 'pino';
import { readConfig } from '../src/config.ts';
import { systemClock } from '../src/kernel/clock.ts';
import type { CrashPoint } from '../src/modules/bidding/index.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { jobs } from '../src/platform/jobs/jobs.ts';
import { createNews } from '../src/platform/jobs/news.ts';
import { createLive } from '../src/platform/live.ts';
import { createBiddingWorld } from './bidding-world.ts';
import { marketAt } from './market-server.ts';

// A sniper as a process of its own, to be killed. Arguments: database, market, and the crash point at whose n-th passing it kills itself.
const [databaseUrl = '', marketUrl = '', crashAt = '', passing = '1'] = process.argv.slice(2);
const config = readConfig({ HAKO_ENV: 'test', HAKO_SECRET: 'a secret that only tests know, 32+ characters', DATABASE_URL: databaseUrl });
const log = pino({ level: 'silent' });
const { db, pool } = openDatabase({ url: databaseUrl, poolSize: 10, log });
let left = Number(passing);
const crash = (point: CrashPoint): void => {
  if (point === crashAt && --left === 0) process.kill(process.pid, 'SIGKILL');
};
const platform = { config, db, clock: systemClock, jobs, news: createNews(jobs), live: createLive(pool, log), log };
const world = await createBiddingWorld({ platform, auctions: marketAt(marketUrl), findListing: async () => undefined, crash });
world.bidding.startSniper({ tickMs: 25, leaseMs: 1_200, aheadMs: 1_000, recheckAheadMs: 300, claimAheadMs: 120 });
process.stdout.write('ready\n');
