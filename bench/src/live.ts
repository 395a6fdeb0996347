import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readStandingEndpoint } from '@hako/contract/bidding/standing';
import type { Config } from '../../server/src/config.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { biddingJobs } from '../../server/src/modules/bidding/jobs.ts';
import { openPool } from '../../server/src/platform/database/database.ts';
import { STREAM_LIMITS } from '../../server/src/platform/http/live/live-streams.ts';
import { liveRoute } from '../../server/src/platform/http/live/live-route.ts';
import { route } from '../../server/src/platform/http/route.ts';
import { noTelemetry } from '../../server/src/platform/telemetry/telemetry.ts';
import { createHttpServer } from '../../server/src/platform/http/server.ts';
import { jobs } from '../../server/src/platform/jobs/jobs.ts';
import { createNews } from '../../server/src/platform/jobs/news.ts';
import { startWorker } from '../../server/src/platform/jobs/worker.ts';
import { createMemoryStore } from '../../server/src/platform/shared/memory-store.ts';
import { createLive } from '../../server/src/platform/live-news.ts';
import { createPresence } from '../../server/src/platform/presence.ts';
import {
  type BiddingWorld,
  createBiddingWorld,
} from '../../server/test-support/world/bidding-world.ts';
import type { BenchLine } from './bench-line.ts';
import { type BenchDatabase, withDatabase } from './support/bench-database.ts';
import { countedMarket } from './support/counted-market.ts';

const WATCHERS = 1_000;
const WATCH_MS = 20_000;
const RIVAL_EVERY_MS = 2_000;
const LOOKS_EVERY_MS = 8_000;
const RICH = 1_000_000_000;
const MAXIMUM = 900_000;

/** Goal 23: what the marketplace is asked about a lot that a thousand watch, beside one that one watches, and how soon they hear of what a reading found. */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async (database) => {
    const rig = await startRig(database);
    try {
      const one = await rig.watch('one', 1);
      const many = await rig.watch('many', WATCHERS);
      return [
        {
          name: 'live requests to the market',
          ours: many.requests,
          limit: one.requests,
          unit: `in ${WATCH_MS / 1_000} s`,
          ratio: many.requests / one.requests,
          goal: 'as with one watcher (<= 1.1 x)',
          holds: many.requests <= one.requests * 1.1,
        },
        {
          name: 'live push p99',
          ours: many.p99,
          limit: one.p99,
          unit: 'ms',
          ratio: many.p99 / one.p99,
          goal: `<= 200 ms; ${many.missed} of ${many.expected} news missed, ${many.errors} errors (0)`,
          holds: many.p99 <= 200 && many.missed + many.errors === 0,
        },
      ];
    } finally {
      await rig.stop();
    }
  });
}

async function startRig({ db, pool, url: databaseUrl, log, config }: BenchDatabase) {
  const live = createLive(pool, log);
  await live.start();
  const presence = createPresence(pool, log);
  await presence.start();
  const counted = countedMarket();
  const world = await createBiddingWorld({
    platform: {
      config,
      db,
      clock: systemClock,
      jobs,
      news: createNews(jobs),
      live,
      log,
      reads: db,
      shared: createMemoryStore(systemClock),
      telemetry: noTelemetry,
    },
    auctions: counted.auctions,
    findListing: counted.findListing,
  });
  const app = await serveStanding(config, log, live, world);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const workerPool = openPool({ url: databaseUrl, poolSize: 10, log });
  const worker = await startWorker(
    { pool: workerPool, db, presence, log },
    biddingJobs(world.bidding),
    [],
  );

  return {
    watch: (code: string, watchers: number) => watchLot({ url, world, ...counted }, code, watchers),
    async stop() {
      await worker.stop();
      await workerPool.end();
      await app.close();
      presence.stop();
      await live.stop();
      counted.market.close();
    },
  };
}

/** What a page of a lot asks for, for guests. */
function serveStanding(
  config: Config,
  log: Logger,
  live: ReturnType<typeof createLive>,
  { bidding }: BiddingWorld,
) {
  const audience = {
    noteViewers: bidding.noteViewers,
    stillOpen: async () => new Set<string>(),
    networkOf: (ip: string) => ip,
  };
  // Without the limit of calls a minute, which those who come from one address would hit.
  const { limitPerMinute: _, ...standing } = readStandingEndpoint;
  const routes = [
    liveRoute(live, audience, { ...STREAM_LIMITS, guestsPerNetwork: STREAM_LIMITS.guests }),
    route(standing as typeof readStandingEndpoint, async ({ params: { site, code } }) => ({
      success: true,
      data: await bidding.standingOf(site, code, undefined),
    })),
  ];
  return createHttpServer(config, log, routes, {
    authenticate: async () => undefined,
    idempotency: {
      begin: async () => undefined,
      finish: async () => undefined,
      forget: async () => undefined,
    },
    now: () => systemClock.now(),
    isStrict: false,
  });
}

interface Watched extends ReturnType<typeof countedMarket> {
  readonly url: string;
  readonly world: BiddingWorld;
}
/** So many look at a lot on which somebody bids all the time; gives what it cost and how late they heard. */
async function watchLot(
  { url, world, market, asked, seen }: Watched,
  code: string,
  watchers: number,
) {
  market.open({ code, endsInMs: 72 * 3_600_000 });
  await world.bid(await world.customerWith(RICH), code, MAXIMUM);
  const child = fork(path.join(import.meta.dirname, 'support/watchers.mjs'), [
    url,
    code,
    String(watchers),
    String(LOOKS_EVERY_MS),
  ]);
  await once(child, 'message');
  // Until everybody has looked once and the reader goes at the pace of viewers.
  await sleep(5_000);
  const askedBefore = asked.get(code) ?? 0;
  const told: number[] = [];
  for (let passedMs = 0; passedMs < WATCH_MS; passedMs += RIVAL_EVERY_MS) {
    market.rival(code, market.priceOf(code) + 2_000);
    await sleep(RIVAL_EVERY_MS);
    told.push(market.timeLeft(code).bidCount);
  }
  const requests = (asked.get(code) ?? 0) - askedBefore;
  await sleep(4_000);
  child.send('tell');
  const [{ heard, errors }] = (await once(child, 'message')) as [
    { heard: [number, number][]; errors: number },
  ];
  await once(child, 'exit');
  const readAtOf = told.flatMap((bidCount) => seen.get(`${code}:${bidCount}`) ?? []);
  const late = heard.flatMap(([bidCount, at]) =>
    seen.has(`${code}:${bidCount}`) ? [at - (seen.get(`${code}:${bidCount}`) as number)] : [],
  );
  const expected = readAtOf.length * watchers;
  const news = new Set(told.filter((bidCount) => seen.has(`${code}:${bidCount}`)));
  const missed = expected - heard.filter(([bidCount]) => news.has(bidCount)).length;
  return {
    requests,
    expected,
    missed: Math.max(0, missed),
    errors,
    p99: late.toSorted((a, b) => a - b)[Math.floor(late.length * 0.99)] as number,
  };
}
