import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import {
  simulator,
  site,
  strike,
  setUpYahooAuctionsRig,
} from '../../../../test-support/rigs/marketplaces/yahoo-auctions-rig.ts';

setUpYahooAuctionsRig();

describe('the connector against the pretend site', () => {
  it('gives the same listings from the page when the call is broken', async () => {
    const byCall = await site.search({ keyword: 'キヤノン', size: 50, sort: 'ending-soon' });
    strike({ path: '^/api/search/v3', kind: 'garbage' });
    const byPage = await site.search({ keyword: 'キヤノン', size: 50, sort: 'ending-soon' });
    const facts = ({ listings }: typeof byCall) =>
      new Map(
        listings.map(({ code, price, auction }) => [code, [price.tax, auction?.endsAt.getTime()]]),
      );
    const both = [...facts(byCall)].filter(([code]) => facts(byPage).has(code));
    expect(both.length).toBeGreaterThan(10);
    for (const [code, fact] of both) expect(facts(byPage).get(code)).toEqual(fact);
  });

  it.each([
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 403 }, 'blocked'],
    [{ kind: 'captcha' }, 'blocked'],
    [{ kind: 'redirect-login' }, 'blocked'],
    [{ kind: 'status', status: 503 }, 'failing'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'half-body' }, 'unreachable'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    strike(fault);
    const options = kind === 'timeout' ? { timeoutMs: 400 } : {};
    expect((await outageOf(site.search({ keyword: 'ニコン' }, options))).kind).toBe(kind);
  });

  it('fetches new visitor cookies when the old ones are shut out', async () => {
    await site.search({ keyword: 'ニコン' });
    strike({ path: '^/api/search', kind: 'status', status: 423, times: 1 });
    expect((await site.search({ keyword: 'ニコン' })).listings.length).toBeGreaterThan(0);
  });

  it('leaves a blocking site alone', async () => {
    strike({ path: '^/api/search', kind: 'status', status: 403 });
    await outageOf(site.search({ keyword: 'ニコン' }));
    const struck = () =>
      simulator.world.faults.list().reduce((total, fault) => total + fault.struck, 0);
    const before = struck();
    for (let n = 0; n < 5; n += 1)
      expect((await outageOf(site.search({ keyword: 'ニコン' }))).kind).toBe('blocked');
    expect(struck()).toBe(before);
  });
});
