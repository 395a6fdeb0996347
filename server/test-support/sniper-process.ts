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

// A sniper as a process of its own, to be killed. Arguments: database, market, the crash point at whose n-th passing it kills itself, and
// `resend` for one with a mistake in it: it sends again when an answer was lost.
const [databaseUrl = '', marketUrl = '', crashAt = '', passing = '1', mistake = ''] = process.argv.slice(2);
// Loaded once to its end, so that what was compiled is kept for those who do not end by themselves.
if (crashAt === 'at once') process.exit(0);
const config = readConfig({ HAKO_ENV: 'test', HAKO_SECRET: 'a secret that only tests know, 32+ characters', DATABASE_URL: databaseUrl });
const log = pino({ level: 'silent' });
const { db, pool } = openDatabase({ url: databaseUrl, poolSize: 4, log });
let left = Number(passing);
const crash = (point: CrashPoint): void => {
  if (point === crashAt && --left === 0) process.kill(process.pid, 'SIGKILL');
};
const market = marketAt(marketUrl);
const { placeBid } = market as Required<typeof market>;
const auctions =
  mistake === 'resend' ? { ...market, placeBid: (bid: Parameters<typeof placeBid>[0]) => placeBid(bid).catch(() => placeBid(bid)) } : market;
const platform = { config, db, clock: systemClock, jobs, news: createNews(jobs), live: createLive(pool, log), log };
const world = await createBiddingWorld({ platform, auctions, findListing: async () => undefined, crash, entersRate: false });
// Few at a time, so that several such processes share what is due.
world.bidding.startSniper({ tickMs: 25, leaseMs: 1_200, aheadMs: 1_000, recheckAheadMs: 300, claimAheadMs: 120, limit: 2 });
process.stdout.write('ready\n');
