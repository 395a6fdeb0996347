import path from 'node:path';
import type { Settings } from './settings.ts';

const ROLES = ['api', 'worker', 'sniper'] as const;
export type Role = (typeof ROLES)[number];

/** How this process runs: its roles, where it listens, its database and its secrets. */
export interface ProcessConfig {
  readonly environment: 'development' | 'production' | 'test';
  readonly roles: readonly Role[];
  readonly host: string;
  readonly port: number;
  /** Where the browser reaches us, without a final slash: proofs of possession and links are made for it. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Where the answers of marketplaces are recorded; undefined: they are not. */
  readonly recordDir: string | undefined;
  readonly databaseUrl: string;
  /**
   * The database itself, where `databaseUrl` leads to a pooler before it; undefined: there is none.
   */
  readonly directDatabaseUrl: string | undefined;
  /**
   * A standby that follows the database, for lists, statements, exports and reports; undefined:
   * there is none.
   */
  readonly readDatabaseUrl: string | undefined;
  /**
   * A server that speaks the protocol of Redis, for what processes share; undefined: each has its
   * own memory.
   */
  readonly redisUrl: string | undefined;
  readonly databasePoolSize: number;
  /** `own`: this process takes the role of PostgreSQL that has only its rights, and does not migrate. */
  readonly databaseRights: 'login' | 'own';
  /** Without a word of the database for so long, a process ends, to be started anew. */
  readonly databaseGoneMs: number;
  /** Told to end, a process says for so long that it is not ready before it takes no more calls. */
  readonly drainMs: number;
  /** Calls are refused early while more comes than this process can do. */
  readonly isShedding: boolean;
  /**
   * How long guests get a page as it was drawn for another one; 0: each is drawn for whoever asks.
   */
  readonly guestPageMs: number;
  /** At least 32 characters; signs access tokens and cookies. */
  readonly secret: string;
  /** The secret before this one: what it signed is accepted, and what it sealed is opened and sealed anew. */
  readonly formerSecret: string | undefined;
  readonly trustedProxies: readonly string[];
  /** `mailto:` or `https:` address for whoever finds a hole; `/.well-known/security.txt` names it. */
  readonly securityContact: string | undefined;
  readonly isDemo: boolean;
  /** The web is served from its sources instead of from its build. */
  readonly isWebLive: boolean;
}

/** The process' part of the settings. */
export function readProcess(settings: Settings): ProcessConfig {
  const { text, whole, oneOf, url, list, optional } = settings;
  const port = whole('HAKO_PORT', 8080);
  const dataDir = text('HAKO_DATA_DIR', '.hako');
  const environment = oneOf('HAKO_ENV', ['development', 'production', 'test'], 'development');
  // A developer's machine is busy with other things, too.
  const shedding = oneOf(
    'HAKO_SHEDDING',
    ['on', 'off'],
    environment === 'production' ? 'on' : 'off',
  );
  return {
    environment,
    roles: rolesIn(settings),
    host: text('HAKO_HOST', '127.0.0.1'),
    port,
    publicUrl: url('HAKO_PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir,
    recordDir: optional('HAKO_RECORD') === '1' ? path.join(dataDir, 'recorded') : undefined,
    databaseUrl: text('DATABASE_URL'),
    directDatabaseUrl: directIn(settings),
    readDatabaseUrl: optional('HAKO_READ_DATABASE_URL'),
    redisUrl: redisIn(settings),
    databasePoolSize: whole('HAKO_DATABASE_POOL', 16),
    databaseRights: oneOf('HAKO_DATABASE_RIGHTS', ['login', 'own'], 'login'),
    databaseGoneMs: whole('HAKO_DATABASE_GONE_SECONDS', 120) * 1_000,
    drainMs: whole('HAKO_DRAIN_SECONDS', 0) * 1_000,
    isShedding: shedding === 'on',
    guestPageMs: whole('HAKO_GUEST_PAGE_SECONDS', environment === 'production' ? 10 : 0) * 1_000,
    secret: text('HAKO_SECRET'),
    formerSecret: optional('HAKO_FORMER_SECRET'),
    trustedProxies: list('HAKO_TRUSTED_PROXIES', ','),
    securityContact: contactIn(settings),
    isDemo: optional('HAKO_DEMO') === '1',
    isWebLive: optional('HAKO_LIVE_WEB') === '1',
  };
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

function rolesIn({ text, problems }: Settings): Role[] {
  const named = text('HAKO_ROLES', 'api,worker,sniper')
    .split(',')
    .map((role) => role.trim());
  for (const role of named)
    if (!isRole(role)) problems.push(`HAKO_ROLES knows api, worker and sniper, not "${role}".`);
  return named.filter(isRole);
}

function directIn({ optional, problems }: Settings): string | undefined {
  const direct = optional('HAKO_DIRECT_DATABASE_URL');
  if (direct !== undefined && direct === optional('DATABASE_URL'))
    problems.push(
      'HAKO_DIRECT_DATABASE_URL is the same as DATABASE_URL: it is set where DATABASE_URL leads to a pooler, and leads past it.',
    );
  return direct;
}

function redisIn({ url, problems }: Settings): string | undefined {
  const address = url('HAKO_REDIS_URL');
  if (address && !/^rediss?:\/\//.test(address))
    problems.push('HAKO_REDIS_URL must begin with redis:// or rediss://.');
  return address;
}

function contactIn({ optional, problems }: Settings): string | undefined {
  const contact = optional('HAKO_SECURITY_CONTACT');
  if (contact && !/^(mailto:|https:\/\/)\S+$/.test(contact))
    problems.push('HAKO_SECURITY_CONTACT must begin with mailto: or https://.');
  return contact;
}
