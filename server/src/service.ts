import { type Composition, compose } from './composition.ts';
import { seedDemo } from './demo.ts';
import type { Staff } from './modules/staff/index.ts';
import { type OwnedPlatform, roleOf } from './open-platform.ts';
import { openPool } from './platform/database/database.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createPresence, type Presence } from './platform/presence.ts';
import { createSecurityLog } from './platform/security-log.ts';
import { startApi } from './start-api.ts';

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
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);

  const running: { stop(): Promise<void> }[] = [];
  let url: string | undefined;
  if (config.roles.includes('api')) {
    const api = await startApi(platform, parts, presence);
    running.push(api);
    url = api.url;
  }
  if (config.roles.includes('worker'))
    running.push(await startJobs(platform, { ...parts.jobs, ...newsJobs }, parts, presence, fail));
  if (config.roles.includes('sniper') && parts.startSniper) running.push(await parts.startSniper());
  securityLog('process.started', { roles: config.roles });
  return {
    url,
    failed,
    async stop() {
      await Promise.all(running.map((role) => role.stop()));
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

/** Works off the jobs. Connections of its own: a rush of calls must not starve the jobs, nor the other way round. */
async function startJobs(
  { config, log, pulse, db }: OwnedPlatform,
  jobs: JobHandlers,
  { repeatedJobs }: Pick<Composition, 'repeatedJobs'>,
  presence: Presence,
  fail: (error: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const pool = openPool({
    url: config.databaseUrl,
    poolSize: WORKER_CONNECTIONS,
    log,
    role: roleOf(config),
  });
  pulse.watch(pool);
  const worker = await startWorker({ pool, db, presence, log }, jobs, repeatedJobs);
  worker.failed.catch(fail);
  return {
    async stop() {
      await worker.stop();
      await pool.end();
    },
  };
}
