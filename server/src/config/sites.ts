import type { Settings } from './settings.ts';

export interface SiteConfig {
  readonly url: string;
  /** Requests per second that we allow ourselves towards this site. */
  readonly pacePerSecond: number;
  /** `agent`: our purchasing agent bids and buys by itself; `desk`: a person does it. */
  readonly purchasing: 'agent' | 'desk';
  /** Names of our accounts at the site, used by the purchasing agent. */
  readonly accounts: readonly string[];
  /** What the site wants to know us by, under the names of `NEEDED` and `OPTIONAL`. */
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

/** The marketplaces that have an address. */
export interface SitesConfig {
  readonly sites: Partial<Readonly<Record<SiteName, SiteConfig>>>;
  /** Hosts of pictures besides those that we know the sites to use, each with its subdomains. */
  readonly pictureHosts: readonly string[];
  readonly mercariPartner:
    | { readonly url: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
}

type BySite<V> = Partial<Readonly<Record<SiteName, V>>>;

const PREFIXES: Readonly<Record<SiteName, string>> = {
  'yahoo-auctions': 'HAKO_YAHOO_AUCTIONS',
  'yahoo-shopping': 'HAKO_YAHOO_SHOPPING',
  mercari: 'HAKO_MERCARI',
  rakuten: 'HAKO_RAKUTEN',
  paypay: 'HAKO_PAYPAY',
  surugaya: 'HAKO_SURUGAYA',
  amazon: 'HAKO_AMAZON',
};

/**
 * What a site's documented interface asks of its callers: `HAKO_RAKUTEN_APPLICATION_ID` is
 * `credentials.APPLICATION_ID` of Rakuten.
 */
const NEEDED: BySite<readonly string[]> = {
  'yahoo-shopping': ['APPLICATION_ID'],
  rakuten: ['APPLICATION_ID', 'ACCESS_KEY', 'ORIGIN'],
  amazon: ['CREDENTIAL_ID', 'CREDENTIAL_SECRET', 'PARTNER_TAG', 'TOKEN_URL'],
};

/** What a site may be told besides; without it the part that needs it is missing. */
const OPTIONAL: BySite<readonly string[]> = {
  amazon: ['SUGGESTIONS_URL', 'PAGES_URL'],
};

/** Calls a second where the site says how many (one for an application id), or asks for as few as can be. */
const PACES: BySite<number> = {
  'yahoo-shopping': 1,
  rakuten: 1,
  amazon: 1,
  surugaya: 1,
};
const USUAL_PACE = 5;

/** The marketplaces' part of the settings. */
export function readSites(settings: Settings): SitesConfig {
  const sites: Partial<Record<SiteName, SiteConfig>> = {};
  for (const site of Object.keys(PREFIXES) as SiteName[]) {
    const config = siteIn(settings, site);
    if (config) sites[site] = config;
  }
  const { text } = settings;
  const mercariPartner = settings.withUrl('HAKO_MERCARI_PARTNER_URL', (url) => ({
    url,
    clientId: text('HAKO_MERCARI_PARTNER_CLIENT_ID'),
    clientSecret: text('HAKO_MERCARI_PARTNER_CLIENT_SECRET'),
  }));
  return { sites, pictureHosts: pictureHostsIn(settings), mercariPartner };
}

function pictureHostsIn(settings: Settings): string[] {
  const hosts = settings.list('HAKO_PICTURE_HOSTS', ',');
  for (const host of hosts)
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
      settings.problems.push(
        `HAKO_PICTURE_HOSTS must list names of hosts such as img.example.jp, not "${host}".`,
      );
  return hosts;
}

function siteIn(settings: Settings, site: SiteName): SiteConfig | undefined {
  const prefix = PREFIXES[site];
  return settings.withUrl(`${prefix}_URL`, (url) => ({
    url,
    pacePerSecond: settings.whole(`${prefix}_PACE`, PACES[site] ?? USUAL_PACE),
    purchasing: settings.oneOf(`${prefix}_PURCHASING`, ['agent', 'desk'], 'desk'),
    accounts: settings.list(`${prefix}_ACCOUNTS`, ','),
    credentials: credentialsIn(settings, site),
  }));
}

function credentialsIn(
  { text, optional }: Settings,
  site: SiteName,
): Readonly<Record<string, string>> {
  const prefix = PREFIXES[site];
  const needed = (NEEDED[site] ?? []).map((name) => [name, text(`${prefix}_${name}`)] as const);
  const given = (OPTIONAL[site] ?? []).flatMap((name) => {
    const value = optional(`${prefix}_${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...needed, ...given]);
}
