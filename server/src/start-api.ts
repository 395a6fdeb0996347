import {
  apiDescriptionEndpoint,
  healthEndpoint,
  livezEndpoint,
  readyzEndpoint,
} from '@hako/contract/kit/health';
import type { Composition } from './composition.ts';
import { Outage } from './kernel/outage.ts';
import type { OwnedPlatform } from './open-platform.ts';
import { readReadiness } from './platform/database/database.ts';
import { createDrain } from './platform/drain.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { watchLoop } from './platform/http/overload/loop-wait.ts';
import { liveRoute } from './platform/http/live/live-route.ts';
import { STREAM_LIMITS } from './platform/http/live/live-streams.ts';
import { describeApi } from './platform/http/openapi.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import { type Route, route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import type { Presence } from './platform/presence.ts';
import type { ReadinessBook } from './platform/telemetry/readiness.ts';

/** A part of the service that runs until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/** Serves the calls of all modules and the pages. */
export async function startApi(
  platform: OwnedPlatform,
  parts: Composition,
  presence: Presence,
  { ending, readiness }: { readonly ending: AbortController; readonly readiness: ReadinessBook },
): Promise<Running & { readonly url: string }> {
  const { config, log, clock, telemetry, observation } = platform;
  await platform.live.start();
  const drain = createDrain(config.drainMs, ending);
  const routes = [
    ...parts.routes,
    liveRoute(platform.live, parts.audience, STREAM_LIMITS, drain.signal),
    ...platformRoutes(platform, parts.routes, drain.signal, readiness),
  ];
  const deps = {
    authenticate: parts.authenticate,
    idempotency: createIdempotency(platform.db, presence, log),
    now: () => clock.now(),
    isStrict: config.environment === 'test',
  };
  const observer = {
    telemetry,
    others: platform,
    traceCalls: observation.traceCalls,
    ...(config.isShedding && {
      overload: { loop: watchLoop(), waitingPerConnection: platform.waitingPerConnection },
    }),
  };
  const app = await createHttpServer(config, log, routes, deps, observer);
  drain.follow(app);
  serveApiPage(
    app,
    routes.map(({ endpoint }) => endpoint),
  );
  await servePages(app, config, platform);
  const url = await app.listen({ host: config.host, port: config.port });
  // Once it listens, so that the first search need not wait for the glossary to be read.
  setImmediate(() => parts.modules.translation.glossary.now());
  return { url, stop: () => drain.close(app) };
}

function platformRoutes(
  { db, config, pulse }: OwnedPlatform,
  routes: readonly Route[],
  ending: AbortSignal,
  readiness: ReadinessBook,
): Route[] {
  const description = describeApi([...routes.map(({ endpoint }) => endpoint), healthEndpoint]);
  return [
    route(healthEndpoint, async () => {
      if (ending.aborted) throw new Outage('this process', 'failing', 'it ends');
      if (!pulse.isAnswering()) throw new Outage('database', 'timeout');
      await readReadiness(db);
      return { status: true, environment: config.environment };
    }),
    route(livezEndpoint, () => ({ alive: true })),
    // Which dependency it is, is told at HAKO_METRICS_PORT alone.
    route(readyzEndpoint, async () => {
      if (!(await readiness.read()).isReady)
        throw new Outage('this process', 'failing', 'not ready');
      return { ready: true };
    }),
    route(apiDescriptionEndpoint, () => description),
  ];
}
