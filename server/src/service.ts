import { type Composition, compose } from './composition.ts';
import { seedDemo } from './demo.ts';
import { directUrlOf, type OwnedPlatform, roleOf } from './open-platform.ts';
import { openOperatorEntrance } from './observation/operator-entrance.ts';
import { needPlatform, needQueue, needSniper } from './observation/readiness-of-service.ts';
import { watchService } from './observation/watch-service.ts';
import { openPool } from './platform/database/database.ts';
import { listenToStatements, poolReadings } from './platform/database/observed/observe-pool.ts';
import { inTransaction } from './platform/database/transaction.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createPresence, type Presence } from './platform/presence.ts';
import { createSecurityLog } from './platform/security-log.ts';
import { createReadiness } from './platform/telemetry/readiness.ts';
import { startApi } from './start-api.ts';

const WORKER_CONNECTIONS = 10;

export interface Service {
  /** Where the api listens, when this process has that role. */
  readonly url: string | undefined;
  /** Where operators ask, when a port is set for them. */
  readonly operatorUrl: string | undefined;
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
  const ending = new AbortController();
  const readiness = createReadiness(ending.signal);
  needPlatform(readiness, platform);
  const entrance = await openOperatorEntrance(platform, readiness);
  const parts = compose(platform);
  const newsJobs = platform.news.connect(parts.listeners);
  // Before anything is bought: what is not known of an account is not sent through it.
  const forgetAccounts = await parts.followAccounts();
  const leaveErased = await parts.followErased();
  const stops: (() => Promise<void>)[] = [
    async () => forgetAccounts(),
    async () => leaveErased(),
    async () => entrance?.close(),
    () => platform.close(),
  ];
  if (config.roles.includes('api')) await prepareDesk(platform, parts.modules);
  const presence = await startPresence(platform, parts.modules);
  stops.unshift(async () => presence.stop());
  stops.unshift(
    parts.modules.marketplaces.startTelling({ process: presence.me, roles: [...config.roles] }),
  );
  const securityLog = createSecurityLog(log);
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);

  const running: { stop(): Promise<void> }[] = [];
  let url: string | undefined;
  if (config.roles.includes('api')) {
    const api = await startApi(platform, parts, presence, { ending, readiness });
    running.push(api);
    url = api.url;
  }
  if (config.roles.includes('worker')) {
    needQueue(readiness, failed);
    watchService(platform);
    running.push(await startJobs(platform, { ...parts.jobs, ...newsJobs }, parts, presence, fail));
  }
  if (config.roles.includes('sniper') && parts.startSniper) {
    const sniper = await parts.startSniper();
    needSniper(readiness, sniper, platform);
    running.push(sniper);
  }
  readiness.begun();
  securityLog('process.started', { roles: config.roles });
  return {
    url,
    operatorUrl: entrance?.url,
    failed,
    async stop() {
      ending.abort();
      await Promise.all(running.map((role) => role.stop()));
      for (const stop of stops) await stop();
      securityLog('process.ended', { roles: config.roles });
    },
  };
}

/** From now on the others see this process, and it sees which of them are gone. */
async function startPresence(
  { direct, log }: OwnedPlatform,
  { bidding }: Composition['modules'],
): Promise<ReturnType<typeof createPresence>> {
  const presence = createPresence(direct, log);
  await presence.start();
  bidding.followSenders(presence);
  return presence;
}

/**
 * A demo gets its people. Without an administrator nobody can work: whoever starts the service is
 * told how to get one.
 */
async function prepareDesk(
  platform: OwnedPlatform,
  modules: Composition['modules'],
): Promise<void> {
  const { config, log } = platform;
  if (config.isDemo) await seedDemo(platform, modules);
  if (await modules.staff.hasAdministrator()) return;
  const staff = config.environment === 'production' ? 'hako staff' : 'npm run staff --';
  const command = `${staff} invite <e-mail> --name <name> --role admin`;
  log.warn({ command }, 'there is no administrator: nobody can sign in at the desk');
}

/** The secret may be another one than at the start before. */
const askForSeals = ({ db, jobs }: OwnedPlatform): Promise<void> =>
  inTransaction(db, (trx) => jobs.add(trx, 'staff.reseal', {}, { key: 'staff.reseal' }));

/** Works off the jobs. Connections of its own: a rush of calls must not starve the jobs, nor the other way round. */
async function startJobs(
  platform: OwnedPlatform,
  handlers: JobHandlers,
  { repeatedJobs }: Pick<Composition, 'repeatedJobs'>,
  presence: Presence,
  fail: (error: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const { config, log, pulse, db, telemetry } = platform;
  const pool = openPool({
    url: directUrlOf(config),
    poolSize: WORKER_CONNECTIONS,
    log,
    role: roleOf(config),
    onStatement: listenToStatements('jobs', {
      log,
      telemetry,
      slowMs: config.observation.slowQueryMs,
    }),
  });
  pulse.watch(pool);
  telemetry.watch(poolReadings('jobs', pool));
  const worker = await startWorker({ pool, db, presence, log, telemetry }, handlers, repeatedJobs);
  worker.failed.catch(fail);
  await askForSeals(platform);
  return {
    async stop() {
      await worker.stop();
      await pool.end();
    },
  };
}
