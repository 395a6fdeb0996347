import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createSecurityLog } from '../security-log.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { acceptBodies } from './bodies/bodies.ts';
import { limitCalls, limitScaleOf } from './call-limits.ts';
import { writeBySchema } from './compiled-once.ts';
import { answerFailure, answerUnreadable } from './failures.ts';
import { createForeignPageGuard } from './foreign-pages.ts';
import { addGuardingHeaders } from './guarding-headers.ts';
import { numberOf, observeCalls } from './observed/observe-calls.ts';
import { observeWebhooks } from './observed/observe-webhooks.ts';
import { createRefusedCalls } from '../refused-calls.ts';
import { cutSlowBodies } from './bodies/pace.ts';
import { registerRoute, type RouteDeps } from './register-route.ts';
import { type Overload, refuseOverload } from './overload/refuse-overload.ts';
import type { Route } from './route.ts';
import { serveSecurityText } from './security-text.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const FILE_LIMIT_BYTES = 8 * 1024 * 1024;

/** Who is told of the calls. */
interface CallObserver {
  readonly telemetry: Telemetry;
  readonly traceCalls?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** How busy this process is; without it nothing is refused for that. */
  readonly overload?: Omit<Overload, 'telemetry'>;
  /** With whose calls ours are counted together; without it this process is alone. */
  readonly others?: Parameters<typeof limitCalls>[2];
}

/** The HTTP server with every promise of the contract on it; it does not listen yet. */
export async function createHttpServer(
  config: Config,
  log: Logger,
  routes: readonly Route[],
  deps: Omit<RouteDeps, 'limitScale' | 'refuseForeignPage'>,
  { telemetry, traceCalls, overload, others }: CallObserver = { telemetry: noTelemetry },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // The number stands in each line by itself, wherever the line is written.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    genReqId: ({ headers }) => numberOf(headers),
    bodyLimit: BODY_LIMIT_BYTES,
    // The defaults let a slow sender hold a connection for ever. Whoever sends hardly anything is
    // shut out ten seconds after they came at the latest (`bodies/pace.ts`); what keeps its pace, as
    // a photo over a weak line does, has a minute.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: true,
    frameworkErrors: (_error, request, reply) => answerUnreadable(request as never, reply as never),
  }) as unknown as FastifyInstance;

  app.setSerializerCompiler(writeBySchema);
  observeCalls(app, log, telemetry);
  await traceCalls?.(app);
  observeWebhooks(app, telemetry, deps.now);
  cutSlowBodies(app);
  acceptBodies(app);
  await app.register(cookie);
  if (overload) refuseOverload(app, { ...overload, telemetry });
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT_BYTES, files: 8, fields: 20 } });
  await limitCalls(app, config, others);
  addGuardingHeaders(app, config);
  serveSecurityText(app, config, deps.now);
  const noteRefused = createRefusedCalls(createSecurityLog(log));
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, noteRefused));
  app.setNotFoundHandler(() => {
    throw new Refusal('request.not-found');
  });
  const edges = {
    limitScale: limitScaleOf(config),
    refuseForeignPage: createForeignPageGuard(config),
  };
  for (const route of routes) registerRoute(app, route, { ...deps, ...edges });
  return app;
}
