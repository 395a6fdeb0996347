import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cardsOf,
  keysOf,
  kw,
  type MergedRig,
  startMergedRig,
} from '../../../test-support/rigs/merged-rig.ts';

let rig: MergedRig;
beforeAll(async () => {
  rig = await startMergedRig();
});
afterEach(() => rig.heal());
afterAll(() => rig.close());

describe('pages', () => {
  it('tell nothing twice and every listing of every site', async () => {
    const query = `${kw('seiko')}&sites=auction,mercari&size=50`;
    const pages = await rig.allPages(query);
    const told = pages.flatMap(({ groups }) => keysOf(groups));
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
    expect(pages.map(({ first }) => first)).toEqual(
      pages.map((_, index) =>
        pages.slice(0, index).reduce((sum, { groups }) => sum + groups.length, 0),
      ),
    );
    // All that the sites claim, but for what ends or appears while we look.
    const missing =
      (pages[0]?.total ?? 0) -
      told.length -
      (pages.at(-1)?.sites.reduce((sum, { left_out }) => sum + left_out, 0) ?? 0);
    expect(Math.abs(missing)).toBeLessThanOrEqual(4);
    // A page that was told does not change.
    expect(await rig.page(`${query}&cursor=${pages[0]?.cursor}`)).toEqual(pages[1]);
  });

  it('lose nothing when goods of the first page are sold before the second is asked for', async () => {
    const query = `${kw('canon')}&sites=auction&sort=price-up&size=20`;
    const ends = new Map(
      (await rig.allPages(`${query}&translate=off`)).flatMap(({ groups }) =>
        cardsOf(groups).map((card) => [`${card.site}:${card.code}`, card.ends_at]),
      ),
    );
    const before = [...ends.keys()];
    expect(before.length).toBeGreaterThan(100);
    const gone = new Set<string>();
    rig.passMs(60_000);
    const pages = await rig.allPages(query, async (number) => {
      if (number !== 1) return;
      for (const key of before.slice(0, 12)) {
        const code = key.split(':')[1] as string;
        gone.add(key);
        const answer = await fetch(`${rig.simulator.url}/_control/auctions/${code}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"isRemoved":true}',
        });
        expect(answer.status).toBeLessThan(300);
      }
      // So long somebody looks at the first page.
      rig.passMs(20_000);
    });
    const told = pages.flatMap(({ groups }) => keysOf(groups));
    expect(new Set(told).size).toBe(told.length);
    const found = new Set(told);
    // What ends by itself meanwhile is not lost.
    const isOver = (key: string) => Date.parse(ends.get(key) ?? '') <= rig.clock.now().getTime();
    expect(before.filter((key) => !gone.has(key) && !found.has(key) && !isOver(key))).toEqual([]);
  });

  it('begin anew, and say so, when the list is gone or another', async () => {
    const first = await rig.page(`${kw('leica')}&size=3`);
    for (const query of [
      `${kw('leica')}&size=3&cursor=AAAAAAAAAAAAAAAA1`,
      `${kw('leica')}&size=4&cursor=${first.cursor}`,
      `${kw('leica')}&size=3&cursor=x`,
    ]) {
      const answer = await rig.page(query);
      expect(answer.restart).toMatch(/tìm lại từ đầu/);
      expect(answer.first).toBe(0);
    }
    expect((await rig.page(`${kw('leica')}&size=3&cursor=${first.cursor}`)).restart).toBeNull();
    rig.passMs(11 * 60_000);
    expect((await rig.page(`${kw('leica')}&size=3&cursor=${first.cursor}`)).restart).toMatch(
      /tìm lại từ đầu/,
    );
  });
});

describe('silent sites', () => {
  // The longest deadline, and what a busy machine adds; a request that nobody gives up takes eight seconds.
  const DEADLINE_MS = 6_000;
  const PATIENCE_MS = 1_500;

  it('cost the customer their own results only, one by one', { timeout: 120_000 }, async () => {
    const whole = await rig.page(`${kw('seiko')}&size=100`);
    for (const [index, silent] of rig.sites.entries()) {
      // One that says nothing costs its whole deadline; the others hang up instead.
      rig.hurt(silent, index === 0 ? 'timeout' : 'reset');
      const answer = await rig.page(`${kw('seiko')}&size=99&exclude=${silent}x`);
      rig.heal();
      expect(answer.is_partial).toBe(true);
      const row = answer.sites.find(({ site }) => site === silent);
      expect(row, silent).toMatchObject({
        state: 'missing',
        kind: expect.any(String),
        message: expect.stringContaining(row?.name ?? '?'),
      });
      expect(row?.took_ms).toBeLessThan(DEADLINE_MS + PATIENCE_MS);
      for (const site of rig.sites.filter((one) => one !== silent)) {
        expect(
          answer.sites.find((one) => one.site === site)?.state,
          `${site} while ${silent} is silent`,
        ).toBe('answered');
        if (cardsOf(whole.groups).some((card) => card.site === site))
          expect(cardsOf(answer.groups).some((card) => card.site === site)).toBe(true);
      }
      expect(cardsOf(answer.groups).some((card) => card.site === silent)).toBe(false);
      // Its circuit closes again.
      rig.passMs(180_000);
    }
  });

  it('but one leave that one', { timeout: 60_000 }, async () => {
    const [alive, ...others] = rig.sites as [string, ...string[]];
    for (const silent of others) rig.hurt(silent, 'reset');
    const answer = await rig.page(kw('citizen'));
    expect(
      answer.sites.filter(({ state }) => state === 'answered').map(({ site }) => site),
    ).toEqual([alive]);
    expect(answer.groups.length).toBeGreaterThan(0);
    rig.heal();
    rig.passMs(180_000);
    // A list that lacks sites is not kept for long.
    expect((await rig.page(kw('citizen'))).is_partial).toBe(false);
  });

  it('are shown by what they last said, with its age', async () => {
    const before = await rig.page(`${kw('yamaha')}&sites=mercari`);
    rig.passMs(120_000);
    rig.hurt('mercari', 'reset');
    const answer = await rig.page(`${kw('yamaha')}&sites=mercari`);
    expect(answer.sites).toMatchObject([
      {
        state: 'kept',
        kind: 'unreachable',
        message: expect.stringContaining('2 phút'),
        age_seconds: expect.any(Number),
      },
    ]);
    expect(answer.sites[0]?.age_seconds).toBeGreaterThanOrEqual(120);
    expect(answer.is_partial).toBe(true);
    expect(keysOf(answer.groups).toSorted()).toEqual(keysOf(before.groups).toSorted());
    // A quarter of an hour later it is too old to be shown.
    rig.passMs(15 * 60_000);
    expect((await rig.page(`${kw('yamaha')}&sites=mercari`)).sites).toMatchObject([
      { state: 'missing' },
    ]);
  });

  it('come back on the next page', async () => {
    const query = `${kw('canon')}&sites=mercari&size=30`;
    rig.passMs(180_000);
    const first = await rig.page(query);
    rig.hurt('mercari', 'reset');
    const second = await rig.page(`${query}&cursor=${first.cursor}`);
    expect(second.sites).toMatchObject([{ state: 'missing' }]);
    rig.heal();
    rig.passMs(60_000);
    const third = await rig.page(`${query}&cursor=${second.cursor}`);
    expect(third.sites).toMatchObject([{ state: 'answered' }]);
    expect(third.groups.length).toBeGreaterThan(0);
  });
});
