import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import {
  CREDENTIALS,
  simulator,
  site,
  setUpRakutenRig,
  reopen,
} from '../../../../test-support/rigs/marketplaces/rakuten-rig.ts';

setUpRakutenRig();

describe('trouble', () => {
  it.each([
    [
      {
        kind: 'status',
        status: 403,
        body: {
          errors: { errorCode: 403, errorMessage: 'REQUEST_CONTEXT_BODY_HTTP_REFERRER_MISSING' },
        },
      },
      'blocked',
    ],
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 503 }, 'failing'],
    [{ kind: 'garbage' }, 'broken'],
    [{ kind: 'captcha' }, 'blocked'],
    [{ kind: 'timeout' }, 'timeout'],
  ])('is named when the site answers with %j', async (fault, kind) => {
    simulator.world.faults.add({ party: 'rakuten', ...fault } as never);
    expect(
      (
        await outageOf(
          site.search({ keyword: 'カメラ' }, kind === 'timeout' ? { timeoutMs: 400 } : {}),
        )
      ).kind,
    ).toBe(kind);
  });

  it.each([
    [{ ...CREDENTIALS, accessKey: 'pk_other' }, /accessKey is invalid/],
    [{ ...CREDENTIALS, origin: 'https://other.test' }, /REFERRER_MISSING/],
  ])('with our own key is for a person, in the words of the site', async (credentials, words) => {
    await reopen(credentials);
    const outage = await outageOf(site.search({ keyword: 'カメラ' }));
    expect(outage.kind).toBe('blocked');
    expect(outage.message).toMatch(words);
    expect(outage.message).not.toContain('pk_');
  });

  it('with names leaves the item without them', async () => {
    const [card] = (await site.search({ keyword: 'シマノ' })).listings;
    simulator.world.faults.add({
      party: 'rakuten',
      path: 'Genre|Tag',
      kind: 'status',
      status: 500,
    });
    const listing = await site.findListing(card?.code ?? '');
    expect(listing).toMatchObject({
      code: card?.code,
      price: card?.price,
      attributes: [],
      categoryPath: [{ name: '' }],
    });
  });

  it('never comes from asking faster than our own pace', async () => {
    // Whoever comes second would wait twenty seconds, which is more patience than anybody has.
    await reopen(CREDENTIALS, 0.05);
    const answers = await Promise.allSettled(
      [1, 2, 3].map((page) => site.search({ keyword: 'カメラ', page })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const limited = { reason: { kind: 'limited' } };
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([limited, limited]);
  });
});
