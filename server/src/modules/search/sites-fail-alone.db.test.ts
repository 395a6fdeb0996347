import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { type TestService, startTestService } from '../../../test-support/test-service.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Site } from '../marketplaces/index.ts';

/** Where each marketplace is in the pretend world. */
const PARTIES: Readonly<Record<Site, string>> = {
  auction: 'yahoo-auctions',
  mercari: 'mercari',
  shopping: 'yahoo-shopping',
  rakuten: 'rakuten',
  paypay: 'paypay',
  surugaya: 'suruga-ya',
  amazon: 'amazon',
};
const ALL_SITES = Object.keys(PARTIES) as Site[];
/** The longest that a search waits for a site, and what a busy machine adds. */
const DEADLINE_MS = 6_000 + 4_000;
/** Longer than any rest of a site that was told off once, and than anything is kept. */
const LONG_MS = 20 * 60_000;

/** Real time that tests may push on: what waits, waits really. */
let pushedMs = 0;
const clock: Clock = {
  now: () => new Date(Date.now() + pushedMs),
  monotonicMs: () => performance.now() + pushedMs,
};

let sim: Simulator;
let service: TestService;
beforeAll(async () => {
  sim = await startSimulator();
  service = await startTestService({ clock, settings: pretendSettings(sim.url) });
  await service.parts.modules.pricing.enterRate(17_600);
  await allAnswer();
});
afterAll(async () => {
  await service.close();
  await sim.stop();
});

interface SearchedGroup {
  readonly type: 'results' | 'outage';
  readonly site: Site;
  readonly kind?: string;
  readonly message?: string;
  readonly cards?: readonly { readonly code: string; readonly price_jpy: number | null }[];
  readonly kept?: {
    readonly age_seconds: number;
    readonly kind: string;
    readonly message: string;
  } | null;
}
const get = async (path: string) => {
  const answer = await service.app.inject({ method: 'GET', url: path });
  return { status: answer.statusCode, body: answer.json() };
};
let asked = 0;
/** A search that nobody asked before, so that every site is asked itself. */
const search = async (query = `q=nikon&size=${10 + (asked++ % 30)}&min_price=${100 + asked}`) => {
  const startedMs = performance.now();
  const { body } = await get(`/api/catalog/search-whole?${query}`);
  return { groups: body.groups as SearchedGroup[], tookMs: performance.now() - startedMs };
};
const siteOf = async (site: Site) => {
  const { data } = (await get('/api/catalog/sites')).body;
  return data.sites.find((one: { site: Site }) => one.site === site);
};
const strike = (site: Site, fault: object) =>
  sim.world.faults.add({ party: PARTIES[site], ...fault } as never);
/** Searches until nobody is missing: a world that has just begun, or a busy machine, takes its time. */
const allAnswer = async () => {
  for (let attempt = 1; ; attempt++) {
    const missing = (await search()).groups.filter(({ type }) => type === 'outage');
    if (missing.length === 0) return;
    if (attempt === 10) expect(missing).toEqual([]);
    pushedMs += LONG_MS;
  }
};
/** The trouble is over and long past. */
const recover = async () => {
  sim.world.faults.remove({});
  pushedMs += LONG_MS;
  await allAnswer();
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

describe('what a site last said', () => {
  it('is shown with its age while it is closed to us, for a quarter of an hour, and then no more', async () => {
    const question = 'q=canon&sites=paypay&size=17';
    const fresh = (await search(question)).groups[0];
    expect(fresh).toMatchObject({ type: 'results', kept: null });
    strike('paypay', { kind: 'captcha' });
    pushedMs += 5 * 60_000;
    const kept = (await search(question)).groups[0];
    expect(kept?.cards).toMatchObject(
      fresh?.cards?.map(({ code, price_jpy }) => ({ code, price_jpy })) ?? [],
    );
    expect(kept).toMatchObject({ type: 'results', site: 'paypay', kept: { kind: 'blocked' } });
    expect(kept?.kept?.age_seconds).toBeGreaterThanOrEqual(300);
    expect(kept?.kept?.message).toContain('5 phút');
    pushedMs += 11 * 60_000;
    expect((await search(question)).groups[0]).toMatchObject({ type: 'outage', kind: 'blocked' });
    await recover();
    expect((await search(question)).groups[0]).toMatchObject({ type: 'results', kept: null });
  });

  it('of an item is shown as old, and never bought at', async () => {
    const made = await fetch(`${sim.url}/_control/paypay/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"price":15000}',
    });
    const { id } = (await made.json()) as { id: string };
    expect((await get(`/api/catalog/items/paypay/${id}`)).body.data).toMatchObject({
      is_stale: false,
      can_buy: true,
      price_jpy: 15_000,
    });
    strike('paypay', { kind: 'captcha' });
    pushedMs += 5 * 60_000;
    const { status, body } = await get(`/api/catalog/items/paypay/${id}`);
    expect([status, body.data.is_stale, body.data.can_buy, body.data.price_jpy]).toEqual([
      200,
      true,
      false,
      15_000,
    ]);
    expect(body.data.warnings.map(({ code }: { code: string }) => code)).toContain('stale');
    await expect(
      service.parts.modules.marketplaces.readFreshListing('paypay', id),
    ).rejects.toMatchObject({ kind: 'blocked' });
    await recover();
  });
});
