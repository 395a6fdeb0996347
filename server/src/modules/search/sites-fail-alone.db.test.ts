import { describe, expect, it } from 'vitest';
import type { Site } from '../marketplaces/index.ts';
import {
  PARTIES,
  get,
  search,
  strike,
  recover,
  setUpSitesRig,
} from '../../../test-support/rigs/search/sites-rig.ts';

setUpSitesRig();

const ALL_SITES = Object.keys(PARTIES) as Site[];
/** The longest that a search waits for a site, and what a busy machine adds. */
const DEADLINE_MS = 6_000 + 4_000;
const siteOf = async (site: Site) => {
  const { data } = (await get('/api/catalog/sites')).body;
  return data.sites.find((one: { site: Site }) => one.site === site);
};
describe('a site in trouble', () => {
  it('is one of seven that all answer while nothing is wrong', async () => {
    const { groups } = await search();
    expect(groups.map(({ site }) => site).toSorted()).toEqual(ALL_SITES.toSorted());
    expect(groups.filter(({ type }) => type === 'outage')).toEqual([]);
    expect(groups.filter(({ cards }) => (cards?.length ?? 0) > 0).length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['auction', { kind: 'timeout' }, 'timeout', 'open'],
    ['mercari', { kind: 'captcha' }, 'blocked', 'resting'],
    ['shopping', { kind: 'status', status: 429 }, 'limited', 'resting'],
    ['rakuten', { kind: 'reset' }, 'unreachable', 'open'],
    ['paypay', { kind: 'status', status: 423 }, 'limited', 'resting'],
    ['surugaya', { kind: 'status', status: 403 }, 'blocked', 'resting'],
    ['amazon', { kind: 'status', status: 503 }, 'failing', 'open'],
  ] as const)(
    'costs only the goods of %s when it answers with %j',
    async (site, fault, kind, state) => {
      strike(site, fault);
      const { groups, tookMs } = await search();
      expect(tookMs).toBeLessThan(DEADLINE_MS);
      expect(groups.find((group) => group.site === site)).toMatchObject({
        type: 'outage',
        kind,
        message: expect.stringMatching(/\p{L}/u),
      });
      const others = groups.filter((group) => group.site !== site);
      expect(others.map(({ type }) => type)).toEqual(Array(ALL_SITES.length - 1).fill('results'));
      const standing = await siteOf(site);
      expect(standing.state).toBe(state);
      if (state === 'resting') {
        expect(standing).toMatchObject({ is_closed: true, reason: kind });
        expect(Date.parse(standing.next_try_at)).toBeGreaterThan(Date.parse(standing.closed_since));
        const again = await search();
        expect(again.groups.find((group) => group.site === site)).toMatchObject({
          type: 'outage',
          kind,
        });
      }
      await recover();
      expect(await siteOf(site)).toMatchObject({
        state: 'open',
        is_closed: false,
        closed_since: null,
      });
    },
  );

  it.each(['paypay', 'auction'] as const)(
    'costs nothing of %s when all the others are silent',
    async (survivor) => {
      for (const site of ALL_SITES) if (site !== survivor) strike(site, { kind: 'timeout' });
      const { groups, tookMs } = await search();
      expect(tookMs).toBeLessThan(DEADLINE_MS);
      expect(groups.filter(({ type }) => type === 'results').map(({ site }) => site)).toEqual([
        survivor,
      ]);
      expect(groups.find(({ site }) => site === survivor)?.cards?.length).toBeGreaterThan(3);
      await recover();
    },
  );

  it('that all of them have leaves a sentence for each, and says so', async () => {
    for (const site of ALL_SITES) strike(site, { kind: 'captcha' });
    const { groups } = await search();
    expect(new Set(groups.map(({ kind }) => kind))).toEqual(new Set(['blocked']));
    expect((await get('/api/catalog/sites')).body.data.is_all_closed).toBe(true);
    await recover();
    expect((await get('/api/catalog/sites')).body.data.is_all_closed).toBe(false);
  });
});
