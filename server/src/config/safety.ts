import { isIP } from 'node:net';
import type { Environment } from './settings.ts';

/** The settings that decide whether strangers may be let in. */
interface GuardedSettings {
  readonly environment: 'development' | 'production' | 'test';
  /** As written; empty where it is not set. */
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly directDatabaseUrl: string | undefined;
  readonly readDatabaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly secret: string;
  readonly formerSecret: string | undefined;
  readonly isDemo: boolean;
  readonly isWebLive: boolean;
}

const LEAST_SECRET = 32;
/** Random text of 32 letters, hexadecimal ones too, has more: fewer were typed by hand. */
const LEAST_DIFFERENT = 8;

/** One sentence for each setting that would open the service to strangers; none when all is safe. */
export function unsafeSettings(settings: GuardedSettings): string[] {
  const problems: string[] = [];
  const { environment, publicUrl, databaseUrl, isDemo, isWebLive } = settings;
  problems.push(...unsafeSecrets(settings));
  if (isDemo && environment === 'production')
    problems.push('HAKO_DEMO=1 is not allowed when HAKO_ENV is production.');
  if (isWebLive && environment === 'production')
    problems.push('HAKO_LIVE_WEB=1 is not allowed when HAKO_ENV is production.');
  if (isDemo && publicUrl && !isPrivateAddress(publicUrl))
    problems.push(
      `HAKO_PUBLIC_URL is "${publicUrl}", but everybody knows the passwords of the demo: it may only run on this machine or in a private network. Set HAKO_ENV=production for customers.`,
    );
  if (environment !== 'production') return problems;

  if (!publicUrl)
    problems.push('HAKO_PUBLIC_URL is missing: without it browsers send cookies unencrypted.');
  else if (!publicUrl.startsWith('https://'))
    problems.push(`HAKO_PUBLIC_URL must begin with https:// in production, not "${publicUrl}".`);
  for (const [name, address] of [
    ['DATABASE_URL', databaseUrl],
    ['HAKO_DIRECT_DATABASE_URL', settings.directDatabaseUrl],
    ['HAKO_READ_DATABASE_URL', settings.readDatabaseUrl],
  ] as const)
    if (address && !isDatabaseGuarded(address))
      problems.push(
        `${name} names no password: in production the database must ask for one, or be reached by a socket.`,
      );
  // Who writes there writes what guests read.
  if (settings.redisUrl && URL.canParse(settings.redisUrl) && !new URL(settings.redisUrl).password)
    problems.push('HAKO_REDIS_URL names no password: in production the store must ask for one.');
  return problems;
}

function unsafeSecrets({ environment, secret, formerSecret }: GuardedSettings): string[] {
  const problems: string[] = [];
  for (const [name, value] of [
    ['HAKO_SECRET', secret],
    ['HAKO_FORMER_SECRET', formerSecret],
  ] as const)
    if (value && value.length < LEAST_SECRET)
      problems.push(`${name} must have at least ${LEAST_SECRET} characters.`);
    else if (value && environment === 'production' && isGuessable(value))
      problems.push(
        `${name} can be guessed: make one with "openssl rand -base64 32", and keep it.`,
      );
  if (formerSecret && formerSecret === secret)
    problems.push('HAKO_FORMER_SECRET is the same as HAKO_SECRET: it is the one before it.');
  return problems;
}

const ENCRYPTED_DATABASE = /[?&](?:sslmode=(?:require|verify-ca|verify-full)|sslcert=)/;
/** How the address of each kind of server says that it is spoken to over TLS. */
const ENCRYPTED: Readonly<Record<string, RegExp | undefined>> = {
  HAKO_SMTP_URL: /^smtps:|[?&]requireTLS=true/,
  DATABASE_URL: ENCRYPTED_DATABASE,
  HAKO_DIRECT_DATABASE_URL: ENCRYPTED_DATABASE,
  HAKO_READ_DATABASE_URL: ENCRYPTED_DATABASE,
  HAKO_REDIS_URL: /^rediss:/,
};

/**
 * One sentence for each server outside our own networks that would be spoken to without TLS, so
 * that anybody between could read and change what is said.
 */
export function unencryptedAddresses(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!/^(?:HAKO_\w+_URL|HAKO_ERRORS_DSN|DATABASE_URL)$/.test(name)) return [];
    if (name === 'HAKO_PUBLIC_URL' || !URL.canParse(value) || isNear(value)) return [];
    const isEncrypted = (ENCRYPTED[name] ?? /^https:/).test(value);
    return isEncrypted ? [] : [`${name} is outside our networks and must be reached over TLS.`];
  });
}

/** On this machine, by a socket, or in a network of ours. */
const isNear = (address: string): boolean =>
  new URL(address).hostname === '' || isPrivateAddress(address);

/** Few different letters, or one piece again and again. */
function isGuessable(secret: string): boolean {
  const isRepeated = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  return isRepeated || new Set(secret).size < LEAST_DIFFERENT;
}

function isDatabaseGuarded(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return url.password !== '' || host.startsWith('/') || url.searchParams.has('sslcert');
}

/** Loopback, private and link-local networks (RFC 1918, 4193, 3927), and names that no public server has (RFC 6761, 6762). */
function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cde]/.test(host);
  return /(^|\.)(localhost|test|local|internal)$/.test(host) || !host.includes('.');
}
