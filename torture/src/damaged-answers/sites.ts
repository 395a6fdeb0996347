import { systemClock } from '../../../server/src/kernel/clock.ts';
import { readConfig } from '../../../server/src/config.ts';
import { connectorsOf, type Marketplace } from '../../../server/src/modules/marketplaces/index.ts';
import { createSiteRecord } from '../../../server/src/modules/marketplaces/health/site-record.ts';
import { watched } from '../../../server/src/modules/marketplaces/health/watched.ts';
import type { RecordedAnswer } from '../../../server/src/modules/marketplaces/probe/recorder.ts';
import {
  pointedAt,
  type ProbeSettings,
} from '../../../server/src/modules/marketplaces/probe/run-probe.ts';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import type { SiteName } from '../../../server/src/config.ts';
import type { Reading } from './readings.ts';

/** A reading of a site, and every answer that the site gave for it. */
export interface Recording {
  readonly site: SiteName;
  readonly reading: Reading;
  readonly answers: readonly RecordedAnswer[];
}

/** Settings of all sites at the pretend world. */
export const settingsAt = (url: string): ProbeSettings =>
  readConfig({
    ...pretendSettings(url),
    HAKO_ENV: 'test',
    HAKO_SECRET: 'only for the rig that damages answers of sites',
    DATABASE_URL: 'postgres://nowhere',
  });

/** Does something with a connector that remembers nothing. */
export async function withSite<Result>(
  settings: ProbeSettings,
  name: SiteName,
  work: (site: Marketplace) => Promise<Result>,
): Promise<Result> {
  const config = settings.sites[name];
  const [open] = connectorsOf({ ...settings, sites: config ? { [name]: config } : {} });
  if (!open) throw new Error(`${name} cannot be opened`);
  const site = open({ clock: systemClock });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** What the reading gives, and every answer that it took. */
export async function record(
  settings: ProbeSettings,
  site: SiteName,
  reading: Reading,
): Promise<{ readonly hasGoods: boolean; readonly recording: Recording }> {
  const answers: RecordedAnswer[] = [];
  const cards = await withSite(settings, site, async (marketplace) => {
    const noted = watched(marketplace, {
      record: createSiteRecord(systemClock),
      keep: () => undefined,
      note({ request, answer }) {
        if (!answer) return;
        answers.push({
          method: request.method ?? 'GET',
          path: request.path,
          status: answer.status,
          contentType: String(answer.headers['content-type'] ?? ''),
          body: answer.text(),
        });
      },
    });
    return reading.read(noted);
  });
  return { hasGoods: cards.length > 0, recording: { site, reading, answers } };
}

/** The same settings with every site at the stage. */
export const atStage = (settings: ProbeSettings, url: string): ProbeSettings =>
  pointedAt(url, settings);
