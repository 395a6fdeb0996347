import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import {
  control,
  site,
  strike,
  setUpPaypayRig,
} from '../../../../test-support/rigs/marketplaces/paypay-rig.ts';

setUpPaypayRig();

describe('the connector against the pretend site', () => {
  it('gives the same listings from the pages when the calls are broken', async () => {
    const query = { keyword: 'キヤノン', size: 40, page: 2 };
    const byCall = await site.search(query);
    const item = await site.findListing(byCall.listings[0]?.code ?? '');
    strike({ path: '^/api/', kind: 'garbage' });
    const byPage = await site.search(query);
    const facts = ({ listings }: typeof byCall) =>
      listings.map(({ code, price, title }) => [code, price.current, title]);
    expect(byCall.listings.length).toBeGreaterThan(10);
    expect(facts(byPage)).toEqual(facts(byCall));
    expect([byPage.total, byPage.isPartialMatch]).toEqual([byCall.total, false]);
    const again = await site.findListing(item?.code ?? '');
    expect({ ...again, readAt: undefined }).toEqual({ ...item, readAt: undefined });
    expect((await site.search({ keyword: 'キヤノン ぬるぽガッ' })).isPartialMatch).toBe(true);
    // The page cannot be asked for prices, so the trouble is told.
    await expect(site.search({ keyword: 'キヤノン', minimumPrice: yen(1_000) })).rejects.toThrow(
      Outage,
    );
  });

  it.each([
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 423 }, 'limited'],
    [{ kind: 'status', status: 403 }, 'blocked'],
    [
      {
        kind: 'status',
        status: 401,
        body: { error: { code: 'x', message: 'ログインしてください。' } },
      },
      'blocked',
    ],
    [{ kind: 'captcha' }, 'blocked'],
    [{ kind: 'redirect-login' }, 'blocked'],
    [{ kind: 'status', status: 503 }, 'failing'],
    [
      { kind: 'status', status: 200, body: { error: { code: 'x', message: '混み合っています' } } },
      'failing',
    ],
    [{ kind: 'garbage' }, 'broken'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'half-body' }, 'unreachable'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    strike(fault);
    const timeoutMs = kind === 'timeout' ? 400 : 8_000;
    const failure = await site
      .search({ keyword: 'ニコン' }, { timeoutMs })
      .catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).kind).toBe(kind);
  });

  it('leaves a site alone that shuts us out for a burst', async () => {
    await control('POST', '/pace', { burstPerSecond: 0, blockSeconds: 60 });
    await expect(site.search({ keyword: 'ニコン' })).rejects.toMatchObject({ kind: 'limited' });
    await control('POST', '/pace', { burstPerSecond: 200, blockSeconds: 0 });
    await expect(site.search({ keyword: 'ニコン' })).rejects.toMatchObject({ kind: 'limited' });
  });
});
