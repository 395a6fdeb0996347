import { findSite, type Site } from '@hako/contract/marketplaces/sites';
import type { Config, SiteConfig } from '../../../config.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { connectorsOf } from '../connectors.ts';
import { createSiteRecord } from '../health/site-record.ts';
import { siteSecretsOf } from '../health/site-secrets.ts';
import { watched } from '../health/watched.ts';
import { type Print, probe } from './probe.ts';
import { createRecorder, readRecorded } from './recorder.ts';
import { startReplay } from './replay.ts';

export type ProbeSettings = Pick<Config, 'sites' | 'recordDir' | 'warehouse'>;

interface AskedProbe {
  readonly settings: ProbeSettings;
  readonly clock: Clock;
  readonly site: string;
  readonly keyword: string;
  /** Reads what was recorded into this folder, and asks no site. */
  readonly replayDir?: string | undefined;
  readonly print: Print;
}

/** Probes one site at its configured address, or what was recorded of it. True when every call was understood. */
export async function runProbe(asked: AskedProbe): Promise<boolean> {
  const { clock, print, replayDir } = asked;
  const site = findSite(asked.site);
  if (!site) throw new Error(`no marketplace is called "${asked.site}"`);
  const recorded = replayDir === undefined ? undefined : readRecorded(replayDir, site);
  if (recorded?.length === 0) throw new Error(`nothing of ${site} is recorded in ${replayDir}`);
  const replay = recorded && (await startReplay(recorded));
  const settings = replay ? pointedAt(replay.url, asked.settings) : asked.settings;
  const opened = connectorsOf(settings).map((open) => open({ clock }));
  try {
    const found = opened.find((marketplace) => marketplace.site === site);
    if (!found) throw new Error(`${site} has no address in the settings`);
    const { recordDir } = asked.settings;
    const secrets = siteSecretsOf(asked.settings);
    const marketplace = watched(found, {
      record: createSiteRecord(clock),
      keep: ({ call, missing }) => print(`  !! not readable: ${call}, at ${missing}`),
      note:
        recordDir === undefined || replay
          ? undefined
          : createRecorder(recordDir, site as Site, secrets),
    });
    const { failed } = await probe(marketplace, {
      keyword: asked.keyword,
      account: site === 'auction' ? settings.sites['yahoo-auctions']?.accounts[0] : undefined,
      print,
    });
    return failed === 0;
  } finally {
    await Promise.all(opened.map((marketplace) => marketplace.close()));
    await replay?.close();
  }
}

/** The settings with every address of the sites there, where recorded answers are played. */
export function pointedAt(url: string, settings: ProbeSettings): ProbeSettings {
  const there = (site: SiteConfig): SiteConfig => ({
    ...site,
    url,
    pacePerSecond: 100,
    credentials: Object.fromEntries(
      Object.entries(site.credentials).map(([name, value]) => [name, addressAt(url, name, value)]),
    ),
  });
  const sites = Object.entries(settings.sites).map(([name, site]) => [name, there(site)]);
  return { ...settings, sites: Object.fromEntries(sites) };
}

/** Of the token the address is the whole one; of the others it is where their paths begin. */
function addressAt(url: string, name: string, value: string): string {
  if (name === 'TOKEN_URL') return new URL(new URL(value).pathname, url).href;
  return name.endsWith('_URL') ? url : value;
}
