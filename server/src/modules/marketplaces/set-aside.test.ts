import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION } from '../../../../simulator/src/rakuten/gate.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { siteAt } from '../../../test-support/world/site-at.ts';
import { systemClock } from '../../kernel/clock.ts';
import { connectorsOf } from './connectors.ts';
import { countingRows } from './set-aside.ts';

const SITES = ['yahoo-auctions', 'mercari', 'yahoo-shopping', 'rakuten', 'paypay', 'amazon'];
let simulator: Simulator;
const lines: { site?: string; count?: number; of?: number }[] = [];

beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(async () => {
  await simulator.stop();
});

/** One site with its rows counted; what it logs goes to `lines`. */
function open(name: string) {
  const { url } = simulator;
  const credentials = {
    APPLICATION_ID: name === 'rakuten' ? APPLICATION.id : 'pretend-yahoo-application',
    ACCESS_KEY: APPLICATION.accessKey,
    ORIGIN: APPLICATION.website,
    CREDENTIAL_ID: 'hako-amazon',
    CREDENTIAL_SECRET: 'pretend-amazon-secret',
    PARTNER_TAG: 'hako-22',
    TOKEN_URL: `${url}/amazon/auth/o2/token`,
  };
  const [connect] = connectorsOf({
    sites: { [name]: { ...siteAt(`${url}/${name}`), credentials } },
  });
  if (!connect) throw new Error(`no connector for ${name}`);
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return countingRows(connect({ clock: systemClock }), { log, clock: systemClock });
}

describe('one row of a list that cannot be read', () => {
  it.each(SITES)('%s: never costs the page, and is counted and logged', async (name) => {
    const site = open(name);
    const query = { keyword: 'カメラ', size: 10 };
    const before = await site.search(query);
    simulator.world.faults.add({ party: name, kind: 'odd-row', path: 'earch', times: 1 });
    const after = await site.search(query);
    expect(before.setAside ?? []).toEqual([]);
    expect(after.setAside).toHaveLength(1);
    expect(after.listings.length).toBeGreaterThanOrEqual(before.listings.length - 1);
    expect(site.rows()).toMatchObject({
      read: before.listings.length + after.listings.length + 1,
      setAside: 1,
      lastSetAsideAt: expect.any(Date),
    });
    const told = lines.filter((line) => line.site === site.site);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ count: 1, of: after.listings.length + 1 });
  });
});
