import { apiDescriptionEndpoint, healthEndpoint } from '@hako/contract/kit/health';
import { compose } from './composition.ts';
import { seedDemo } from './demo.ts';
import { Outage } from './kernel/outage.ts';
import type { OwnedPlatform } from './open-platform.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { openPool, readReadiness } from './platform/database/database.ts';
import { createDrain } from './platform/drain.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { liveRoute } from './platform/http/live/live-route.ts';
import { STREAM_LIMITS } from './platform/http/live/live-streams.ts';
import { describeApi } from './platform/http/openapi.ts';
import { servePages } from './platform/http/pages.ts';
import { type Route, route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import type { Staff } from './modules/staff/index.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createSecurityLog } from './platform/security-log.ts';
import { createPresence } from './platform/presence.ts';

const WORKER_CONNECTIONS = 10;

export interface Service {
  /** Where the api listens, when this process has that role. */
  readonly url: string | undefined;
  /** Rejects when a part of it ended by itself; nothing mends that but a new start. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

/**
 * Starts what the roles of the configuration ask for, over one platform. When it stops, calls, jobs and snipes end together; then the
 * rest in the reverse order, and the platform last.
 */
export async function startService(platform: OwnedPlatform): Promise<Service> {
  const { config, log } = platform;
  const parts = compose(platform);
  const newsJobs = platform.news.connect(parts.listeners);
  // Before anything is bought: what is not known of an account is not sent through it.
  const forgetAccounts = await parts.followAccounts();
  const leaveErased = await parts.followErased();
  const stops: (() => Promise<void>)[] = [
    async () => forgetAccounts(),
    async () => leaveErased(),
    () => platform.close(),
  ];
  if (config.isDemo && config.roles.includes('api')) await seedDemo(platform, parts.modules);
  if (config.roles.includes('api')) await sayWhoIsMissing(platform, parts.modules.staff);
  const presence = createPresence(platform.pool, log);
  await presence.start();
  stops.unshift(async () => presence.stop());
  stops.unshift(
    parts.modules.marketplaces.startTelling({ process: presence.me, roles: [...config.roles] }),
  );
  const securityLog = createSecurityLog(log);
  const roles: (() => Promise<void>)[] = [];
  let url: string | undefined;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);

  if (config.roles.includes('api')) {
    await platform.live.start();
    const drain = createDrain(config.drainMs);
    const routes = [
      ...parts.routes,
      liveRoute(platform.live, parts.audience, STREAM_LIMITS, drain.signal),
      ...platformRoutes(platform, parts.routes, drain.signal),
    ];
    const app = await createHttpServer(config, log, routes, {
      authenticate: parts.authenticate,
      idempotency: createIdempotency(platform.db, presence),
      now: () => platform.clock.now(),
      isStrict: config.environment === 'test',
    });
    drain.follow(app);
    serveApiPage(
      app,
      routes.map(({ endpoint }) => endpoint),
    );
    await servePages(app, config);
    url = await app.listen({ host: config.host, port: config.port });
    roles.push(() => drain.close(app));
  }
  if (config.roles.includes('worker')) {
    // Connections of its own: a rush of calls must not starve the jobs, nor the other way round.
    const pool = openPool({ url: config.databaseUrl, poolSize: WORKER_CONNECTIONS, log });
    platform.pulse.watch(pool);
    const worker = await startWorker(
      { pool, db: platform.db, presence, log },
      { ...parts.jobs, ...newsJobs },
      parts.repeatedJobs,
    );
    worker.failed.catch(fail);
    roles.push(async () => {
      await worker.stop();
      await pool.end();
    });
  }
  if (config.roles.includes('sniper') && parts.startSniper) {
    const sniper = await parts.startSniper();
    roles.push(() => sniper.stop());
  }
  securityLog('process.started', { roles: config.roles });
  return {
    url,
    failed,
    async stop() {
      await Promise.all(roles.map((stop) => stop()));
      for (const stop of stops) await stop();
      securityLog('process.ended', { roles: config.roles });
    },
  };
}

/** Without an administrator nobody can work: whoever starts the service is told how to get one. */
async function sayWhoIsMissing({ log }: OwnedPlatform, staff: Staff): Promise<void> {
  if (await staff.hasAdministrator()) return;
  const command = 'npm run staff -- invite <e-mail> --name <name> --role admin';
  log.warn({ command }, 'there is no administrator: nobody can sign in at the desk');
}

function platformRoutes(
  { db, config, pulse }: OwnedPlatform,
  routes: readonly Route[],
  ending: AbortSignal,
): Route[] {
  const description = describeApi([...routes.map(({ endpoint }) => endpoint), healthEndpoint]);
  return [
    route(healthEndpoint, async () => {
      if (ending.aborted) throw new Outage('this process', 'failing', 'it ends');
      if (!pulse.isAnswering()) throw new Outage('database', 'timeout');
      await readReadiness(db);
      return { status: true, environment: config.environment };
    }),
    route(apiDescriptionEndpoint, () => description),
  ];
}
