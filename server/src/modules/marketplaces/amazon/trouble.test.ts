import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import {
  control,
  reopen,
  simulator,
  site,
  setUpAmazonRig,
} from '../../../../test-support/rigs/marketplaces/amazon-rig.ts';

setUpAmazonRig();

describe('the connector against the pretend site', () => {
  it('renews a token that was refused before its time, and asks for one only once at a time', async () => {
    await Promise.all(
      Array.from({ length: 5 }, (_, page) => site.search({ keyword: 'ソニー', page: page + 1 })),
    );
    await control('DELETE', '/tokens');
    expect((await site.search({ keyword: 'ソニー' })).listings.length).toBeGreaterThan(0);
  });

  it.each([
    [{ secret: 'wrong' }, 'blocked'],
    [{ partnerTag: 'nobody-22' }, 'blocked'],
  ] as const)('tells a person when our standing is wrong: %j', async (changes, kind) => {
    await reopen(changes);
    expect(await outageOf(site.search({ keyword: 'ソニー' }))).toMatchObject({
      source: 'amazon',
      kind,
    });
  });

  it.each([
    ['captcha', {}, 'blocked'],
    [
      'status',
      { status: 403, body: { type: 'AccessDeniedException', message: 'not eligible' } },
      'blocked',
    ],
    ['status', { status: 503 }, 'failing'],
    [
      'status',
      { status: 200, body: { errors: [{ code: 'TooManyRequests', message: '' }] } },
      'limited',
    ],
    ['status', { status: 200, body: { searchResult: { items: [] } } }, 'broken'],
    [
      'status',
      {
        status: 400,
        body: {
          type: 'ValidationException',
          reason: 'InvalidParameterValue',
          message: '',
          fieldList: [],
        },
      },
      'broken',
    ],
    ['reset', {}, 'unreachable'],
    ['garbage', {}, 'broken'],
  ] as const)(
    'says what is wrong when the catalogue answers with %s %j',
    async (kind, more, outage) => {
      simulator.world.faults.add({ party: 'amazon', path: '^/catalog', kind, ...more });
      expect(await outageOf(site.search({ keyword: 'ソニー' }))).toMatchObject({
        source: 'amazon',
        kind: outage,
      });
    },
  );

  it('knows that it was too fast', async () => {
    await control('POST', '/pace', { burstPerSecond: 0, blockSeconds: 1 });
    expect(await outageOf(site.search({ keyword: 'ソニー' }))).toMatchObject({ kind: 'limited' });
    await control('POST', '/pace', { burstPerSecond: 1_000, blockSeconds: 1 });
  });
});
