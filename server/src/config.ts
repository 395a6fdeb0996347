import path from 'node:path';
import { type CarrierSettings, readCarrierSettings } from './config-carriers.ts';
import { unsafeSettings } from './config-safety.ts';
import { readWarehouse, type Warehouse } from './config-warehouse.ts';

// React and its router choose their build by this when they are loaded, so `main.ts` imports this file first.
process.env['NODE_ENV'] ??= 'production';

/**
 * The only reader of the environment. A missing or wrong setting stops the start with a sentence that says which.
 * Settings and their defaults are described in docs/operating.md.
 */
export interface SiteConfig {
  readonly url: string;
  /** Requests per second that we allow ourselves towards this site. */
  readonly pacePerSecond: number;
  /** `agent`: our purchasing agent bids and buys by itself; `desk`: a person does it. */
  readonly purchasing: 'agent' | 'desk';
  /** Names of our accounts at the site, used by the purchasing agent. */
  readonly accounts: readonly string[];
  /** What the site wants to know us by, under the names of `SITE_CREDENTIALS` and `SITE_OPTIONS`. */
  readonly credentials: Readonly<Record<string, string>>;
  /** How long one call may take; the connector's own limit when absent. */
  readonly timeoutMs?: number;
}

export type SiteName =
  | 'yahoo-auctions'
  | 'yahoo-shopping'
  | 'mercari'
  | 'rakuten'
  | 'paypay'
  | 'surugaya'
  | 'amazon';

export type Role = 'api' | 'worker' | 'sniper';

export interface Config {
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
  readonly databasePoolSize: number;
  /** Without a word of the database for so long, a process ends, to be started anew. */
  readonly databaseGoneMs: number;
  /** Told to end, a process says for so long that it is not ready before it takes no more calls. */
  readonly drainMs: number;
  /** At least 32 characters; signs access tokens and cookies. */
  readonly secret: string;
  readonly trustedProxies: readonly string[];
  /** `mailto:` or `https:` address for whoever finds a hole; `/.well-known/security.txt` names it. */
  readonly securityContact: string | undefined;
  readonly sites: Partial<Readonly<Record<SiteName, SiteConfig>>>;
  readonly mercariPartner:
    | { readonly url: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
  /** `deepl`, `google` or a language model behind a chat interface (`llm`), which needs `HAKO_TRANSLATION_MODEL`. */
  readonly translation:
    | ({ readonly url: string; readonly key: string } & (
        | { readonly kind: 'deepl' | 'google' }
        | { readonly kind: 'llm'; readonly model: string }
      ))
    | undefined;
  readonly ratesUrl: string | undefined;
  readonly sms: { readonly url: string; readonly key: string } | undefined;
  /** `gatherMs`: how long notifications are gathered into one mail. */
  readonly mail:
    | { readonly smtpUrl: string; readonly from: string; readonly gatherMs: number }
    | undefined;
  /** Our VAPID keys (RFC 8292) for web push; `pretendUrl`: endpoints below it are taken besides those of the known push services. */
  readonly push:
    | {
        readonly publicKey: string;
        readonly privateKey: string;
        readonly subject: string;
        readonly pretendUrl: string | undefined;
      }
    | undefined;
  /** Sign-in with Google: `url` is the issuer, `https://accounts.google.com`. */
  readonly google:
    | {
        readonly url: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly mobileClientIds: readonly string[];
      }
    | undefined;
  readonly sepaySecret: string | undefined;
  readonly cassoKey: string | undefined;
  /** SePay's list of transactions, against which its webhooks are read. */
  readonly sepayList: { readonly url: string; readonly token: string } | undefined;
  readonly payos:
    | {
        readonly url: string;
        readonly clientId: string;
        readonly apiKey: string;
        readonly checksumKey: string;
      }
    | undefined;
  readonly carriers: CarrierSettings;
  /** Set wherever a marketplace is. */
  readonly warehouse: Warehouse | undefined;
  /** Our receiving bank accounts: `BIN:account:NAME` separated by `;`. */
  readonly bankAccounts: readonly {
    readonly bin: string;
    readonly number: string;
    readonly holder: string;
  }[];
  /** Who we are on invoices; undefined: none are issued. */
  readonly company:
    | { readonly name: string; readonly taxCode: string; readonly address: string }
    | undefined;
  readonly isDemo: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

class ConfigError extends Error {}

const SITE_SETTINGS: Readonly<Record<SiteName, string>> = {
  'yahoo-auctions': 'YAHOO_AUCTIONS',
  'yahoo-shopping': 'YAHOO_SHOPPING',
  mercari: 'MERCARI',
  rakuten: 'RAKUTEN',
  paypay: 'PAYPAY',
  surugaya: 'SURUGAYA',
  amazon: 'AMAZON',
};

/** What a site's documented interface asks of its callers: `HAKO_RAKUTEN_APPLICATION_ID` is `credentials.APPLICATION_ID` of Rakuten. */
const SITE_CREDENTIALS: Partial<Readonly<Record<SiteName, readonly string[]>>> = {
  'yahoo-shopping': ['APPLICATION_ID'],
  rakuten: ['APPLICATION_ID', 'ACCESS_KEY', 'ORIGIN'],
  amazon: ['CREDENTIAL_ID', 'CREDENTIAL_SECRET', 'PARTNER_TAG', 'TOKEN_URL'],
};

/** What a site may be told besides; without it the part that needs it is missing. */
const SITE_OPTIONS: Partial<Readonly<Record<SiteName, readonly string[]>>> = {
  amazon: ['SUGGESTIONS_URL', 'PAGES_URL'],
};

/** Calls a second where the site says how many (one for an application id), or asks for as few as can be. */
const SITE_PACES: Partial<Readonly<Record<SiteName, number>>> = {
  'yahoo-shopping': 1,
  rakuten: 1,
  amazon: 1,
  surugaya: 1,
};

/** Reads every setting at once, so that one start tells all that is wrong. Throws ConfigError with one sentence for each. */
export function readConfig(env: Environment = process.env): Config {
  const problems: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) problems.push(`${name} is missing.`);
    return value ?? '';
  };
  const whole = (name: string, fallback: number): number => {
    const value = Number(env[name]?.trim() || fallback);
    if (!Number.isSafeInteger(value) || value < 0)
      problems.push(`${name} must be a whole number, not "${env[name]}".`);
    return value;
  };
  const oneOf = <V extends string>(name: string, allowed: readonly V[], fallback: V): V => {
    const value = (env[name]?.trim() || fallback) as V;
    if (!allowed.includes(value))
      problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return value;
  };
  const url = (name: string): string | undefined => {
    const value = env[name]?.trim();
    if (value && !URL.canParse(value))
      problems.push(`${name} must be an address such as https://example.org, not "${value}".`);
    return value ? value.replace(/\/+$/, '') : undefined;
  };
  /** A group of settings that is either absent (no address) or complete. */
  const withUrl = <V>(name: string, rest: (address: string) => V): V | undefined => {
    const address = url(name);
    return address ? rest(address) : undefined;
  };

  const environment = oneOf('HAKO_ENV', ['development', 'production', 'test'], 'development');
  const roles = text('HAKO_ROLES', 'api,worker,sniper')
    .split(',')
    .map((role) => role.trim()) as Role[];
  for (const role of roles)
    if (!['api', 'worker', 'sniper'].includes(role))
      problems.push(`HAKO_ROLES knows api, worker and sniper, not "${role}".`);
  const secret = text('HAKO_SECRET');
  const port = whole('HAKO_PORT', 8080);
  const isDemo = env['HAKO_DEMO'] === '1';

  const sites: Partial<Record<SiteName, SiteConfig>> = {};
  for (const [site, setting] of Object.entries(SITE_SETTINGS) as [SiteName, string][]) {
    const address = url(`HAKO_${setting}_URL`);
    if (!address) continue;
    sites[site] = {
      url: address,
      pacePerSecond: whole(`HAKO_${setting}_PACE`, SITE_PACES[site] ?? 5),
      purchasing: oneOf(`HAKO_${setting}_PURCHASING`, ['agent', 'desk'], 'desk'),
      accounts: list(env[`HAKO_${setting}_ACCOUNTS`], ','),
      credentials: Object.fromEntries([
        ...(SITE_CREDENTIALS[site] ?? []).map((name) => [name, text(`HAKO_${setting}_${name}`)]),
        ...(SITE_OPTIONS[site] ?? []).flatMap((name) =>
          env[`HAKO_${setting}_${name}`]?.trim() ? [[name, text(`HAKO_${setting}_${name}`)]] : [],
        ),
      ]),
    };
  }

  const config: Config = {
    environment,
    roles,
    host: text('HAKO_HOST', '127.0.0.1'),
    port,
    publicUrl: url('HAKO_PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: text('HAKO_DATA_DIR', '.hako'),
    recordDir:
      env['HAKO_RECORD'] === '1'
        ? path.join(text('HAKO_DATA_DIR', '.hako'), 'recorded')
        : undefined,
    databaseUrl: text('DATABASE_URL'),
    databasePoolSize: whole('HAKO_DATABASE_POOL', 16),
    databaseGoneMs: whole('HAKO_DATABASE_GONE_SECONDS', 120) * 1_000,
    drainMs: whole('HAKO_DRAIN_SECONDS', 0) * 1_000,
    secret,
    trustedProxies: list(env['HAKO_TRUSTED_PROXIES'], ','),
    securityContact: env['HAKO_SECURITY_CONTACT']?.trim() || undefined,
    sites,
    mercariPartner: withUrl('HAKO_MERCARI_PARTNER_URL', (address) => ({
      url: address,
      clientId: text('HAKO_MERCARI_PARTNER_CLIENT_ID'),
      clientSecret: text('HAKO_MERCARI_PARTNER_CLIENT_SECRET'),
    })),
    translation: withUrl('HAKO_TRANSLATION_URL', (address) => {
      const service = { url: address, key: text('HAKO_TRANSLATION_KEY') };
      const kind = oneOf('HAKO_TRANSLATION_KIND', ['deepl', 'google', 'llm'], 'deepl');
      return kind === 'llm'
        ? { ...service, kind, model: text('HAKO_TRANSLATION_MODEL') }
        : { ...service, kind };
    }),
    ratesUrl: url('HAKO_RATES_URL'),
    sms: withUrl('HAKO_SMS_URL', (address) => ({ url: address, key: text('HAKO_SMS_KEY') })),
    mail: withUrl('HAKO_SMTP_URL', (address) => ({
      smtpUrl: address,
      from: text('HAKO_MAIL_FROM'),
      gatherMs: whole('HAKO_MAIL_GATHER_SECONDS', 60) * 1_000,
    })),
    push: env['HAKO_PUSH_PUBLIC_KEY']?.trim()
      ? {
          publicKey: text('HAKO_PUSH_PUBLIC_KEY'),
          privateKey: text('HAKO_PUSH_PRIVATE_KEY'),
          subject: text('HAKO_PUSH_SUBJECT'),
          pretendUrl: url('HAKO_PUSH_PRETEND_URL'),
        }
      : undefined,
    google: withUrl('HAKO_GOOGLE_URL', (address) => ({
      url: address,
      clientId: text('HAKO_GOOGLE_CLIENT_ID'),
      clientSecret: text('HAKO_GOOGLE_CLIENT_SECRET'),
      mobileClientIds: list(env['HAKO_GOOGLE_MOBILE_CLIENT_IDS'], ','),
    })),
    sepaySecret: env['HAKO_SEPAY_SECRET']?.trim() || undefined,
    cassoKey: env['HAKO_CASSO_KEY']?.trim() || undefined,
    sepayList: withUrl('HAKO_SEPAY_URL', (address) => ({
      url: address,
      token: text('HAKO_SEPAY_TOKEN'),
    })),
    payos: withUrl('HAKO_PAYOS_URL', (address) => ({
      url: address,
      clientId: text('HAKO_PAYOS_CLIENT_ID'),
      apiKey: text('HAKO_PAYOS_API_KEY'),
      checksumKey: text('HAKO_PAYOS_CHECKSUM_KEY'),
    })),
    carriers: readCarrierSettings(env, { text, withUrl }),
    warehouse: readWarehouse({ env, problems }, Object.keys(sites).length > 0),
    bankAccounts: list(env['HAKO_BANK_ACCOUNTS'], ';').flatMap((entry) => {
      const [bin = '', number = '', holder = ''] = entry.split(':');
      if (!/^\d{6}$/.test(bin) || !/^\w{1,19}$/.test(number) || !holder) {
        problems.push(
          `HAKO_BANK_ACCOUNTS must read BIN:account:HOLDER separated by ";", not "${entry}".`,
        );
        return [];
      }
      return [{ bin, number, holder }];
    }),
    company: env['HAKO_COMPANY_NAME']?.trim()
      ? {
          name: text('HAKO_COMPANY_NAME'),
          taxCode: text('HAKO_COMPANY_TAX_CODE'),
          address: text('HAKO_COMPANY_ADDRESS'),
        }
      : undefined,
    isDemo,
  };
  problems.push(...unsafeSettings({ ...config, publicUrl: env['HAKO_PUBLIC_URL']?.trim() ?? '' }));
  if (config.push?.pretendUrl && environment === 'production')
    problems.push('HAKO_PUSH_PRETEND_URL is not allowed when HAKO_ENV is production.');
  if (config.securityContact && !/^(mailto:|https:\/\/)\S+$/.test(config.securityContact))
    problems.push('HAKO_SECURITY_CONTACT must begin with mailto: or https://.');
  if (config.push && !/^(mailto:|https:\/\/)/.test(config.push.subject))
    problems.push('HAKO_PUSH_SUBJECT must begin with mailto: or https://.');
  if (problems.length > 0) throw new ConfigError(`Hako cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}

const list = (value: string | undefined, separator: string): string[] =>
  (value ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
