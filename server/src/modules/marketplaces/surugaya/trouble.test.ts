import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import {
  control,
  simulator,
  site,
  setUpSurugayaRig,
  reopen,
} from '../../../../test-support/rigs/marketplaces/surugaya-rig.ts';

setUpSurugayaRig();

describe('the connector against the pretend site', () => {
  it.each([
    ['captcha', {}, 'blocked'],
    ['status', { status: 429 }, 'limited'],
    ['status', { status: 500 }, 'failing'],
    ['status', { status: 302 }, 'blocked'],
    ['reset', {}, 'unreachable'],
    ['garbage', {}, 'broken'],
  ] as const)('says what is wrong when the site answers with %s %j', async (kind, more, outage) => {
    simulator.world.faults.add({ party: 'suruga-ya', kind, ...more });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({
      source: 'surugaya',
      kind: outage,
    });
  });

  it('knows the gatekeeper, whatever status it answers with', async () => {
    await control('POST', '/pace', { burstPerSecond: 0, blockSeconds: 1 });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({ kind: 'blocked' });
    await control('POST', '/pace', { burstPerSecond: 1_000, blockSeconds: 1 });
    await reopen();
    const body = '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>';
    simulator.world.faults.add({
      party: 'suruga-ya',
      kind: 'status',
      status: 503,
      body,
      headers: { 'content-type': 'text/html' },
    });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({ kind: 'blocked' });
  });
});
