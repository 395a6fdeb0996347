import type { FastifyInstance } from 'fastify';
import { type Composition, compose } from '../src/composition.ts';
import { createIdempotency } from '../src/platform/http/idempotency.ts';
import { liveRoute } from '../src/platform/http/live/live-route.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createPresence } from '../src/platform/presence.ts';
import { startWorker } from '../src/platform/jobs/worker.ts';
import { expectExplainedPrices } from './rigs/explained-prices.ts';
import { createStaffBrowser } from './staff-browser.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

export interface TestService {
  readonly platform: TestPlatform;
  readonly parts: Composition;
  readonly app: FastifyInstance;
  /** Where it listens; calls may also go through `app.inject`. */
  readonly url: string;
  /** Runs jobs until `close`, as the worker role does. */
  startWorker(): Promise<void>;
  close(): Promise<void>;
}

/** The whole server over a database of its own, listening on a free port; the same composition as in production. */
export async function startTestService(
  options: Parameters<typeof createTestPlatform>[0] = {},
): Promise<TestService> {
  return serveOver(await createTestPlatform(options));
}

/** The same over a platform that is there already; closes it in the end. */
export async function serveOver(platform: TestPlatform): Promise<TestService> {
  const parts = compose(platform);
  const newsJobs = platform.news.connect(parts.listeners);
  await platform.live.start();
  const presence = createPresence(platform.pool, platform.log);
  await presence.start();
  const forgetAccounts = await parts.followAccounts();
  const prove = createStaffBrowser(platform);
  const app = await createHttpServer(
    platform.config,
    platform.log,
    [...parts.routes, liveRoute(platform.live, parts.audience)],
    {
      async authenticate(request, reply) {
        await prove(request);
        return parts.authenticate(request, reply);
      },
      idempotency: createIdempotency(platform.db, presence, platform.log),
      now: () => platform.clock.now(),
      isStrict: true,
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  let worker: { stop(): Promise<void> } | undefined;
  return {
    platform,
    parts,
    app,
    url,
    async startWorker() {
      worker = await startWorker(
        { pool: platform.pool, db: platform.db, presence, log: platform.log },
        { ...parts.jobs, ...newsJobs },
        parts.repeatedJobs,
      );
    },
    async close() {
      await worker?.stop();
      await app.close();
      presence.stop();
      forgetAccounts();
      await expectExplainedPrices(platform.db, parts.modules.pricing);
      await platform.close();
    },
  };
}
