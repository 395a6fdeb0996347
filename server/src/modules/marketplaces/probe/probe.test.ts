import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendSettings } from '../../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { SITES } from '@hako/contract/marketplaces/sites';
import { scrub } from '../health/scrub.ts';
import { siteSecretsOf } from '../health/site-secrets.ts';
import { runProbe } from './run-probe.ts';

let simulator: Simulator;
let dataDir = '';
beforeAll(async () => {
  simulator = await startSimulator();
  dataDir = mkdtempSync(path.join(tmpdir(), 'hako-probe-'));
});
afterAll(async () => {
  await simulator.stop();
  rmSync(dataDir, { recursive: true });
});

const settings = () =>
  readConfig({
    ...pretendSettings(simulator.url),
    HAKO_ENV: 'test',
    HAKO_SECRET: 'only for the test of the probe of all the sites',
    DATABASE_URL: 'postgres://nowhere',
    HAKO_DATA_DIR: dataDir,
    HAKO_RECORD: '1',
  });
async function probed(site: string, replayDir?: string) {
  const lines: string[] = [];
  const isUnderstood = await runProbe({
    settings: settings(),
    clock: systemClock,
    site,
    keyword: 'ニコン',
    replayDir,
    print: (line) => lines.push(line),
  });
  return { isUnderstood, lines };
}
/** Without what differs from reading to reading. */
const facts = (lines: readonly string[]) =>
  lines
    .filter((line) => !/readAt|measuredAt|MS|Ms:/.test(line))
    .map((line) => scrub(line, siteSecretsOf(settings())).replace(/: \d+ ms$/, ''));

it.each(Object.keys(SITES))('%s is probed, recorded and read again the same', async (site) => {
  const live = await probed(site);
  expect(live.isUnderstood, live.lines.join('\n')).toBe(true);
  expect(live.lines.join('\n')).toMatch(/price\.current: \d+/);
  const recorded = path.join(dataDir, 'recorded');
  const files = readdirSync(path.join(recorded, site));
  expect(files.length).toBeGreaterThan(1);
  const kept = files.map((name) => readFileSync(path.join(recorded, site, name), 'utf8')).join('');
  for (const { accounts, credentials } of Object.values(settings().sites))
    for (const secret of [...accounts, ...Object.values(credentials)])
      if (!secret.startsWith('http')) expect(kept).not.toContain(secret);
  const again = await probed(site, recorded);
  expect(again.isUnderstood, again.lines.join('\n')).toBe(true);
  expect(facts(again.lines)).toEqual(facts(live.lines));
});

it('a call that is not understood is told with the place, and the others go on', async () => {
  simulator.world.faults.add({ party: 'rakuten', path: 'Genre', kind: 'garbage' });
  const { isUnderstood, lines } = await probed('rakuten');
  simulator.world.faults.remove({});
  expect(isUnderstood).toBe(false);
  expect(lines.some((line) => line.startsWith('\n== categories: FAILED'))).toBe(true);
  expect(lines.at(-1)).toMatch(/\d+ calls, 1 failed/);
});
