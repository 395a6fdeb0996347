import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cardsOf,
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

describe('groups', () => {
  it('are one product in one class of condition, cheapest told', async () => {
    const groups = (await rig.allPages(`${kw('nikon')}&size=100`))
      .slice(0, 4)
      .flatMap((one) => one.groups);
    const joined = groups.filter(({ basis }) => basis !== 'alone');
    expect(joined.length).toBeGreaterThan(5);
    expect(joined.some(({ site_count }) => site_count > 1)).toBe(true);
    for (const { members, member_count, cheapest, cheapest_landed_vnd } of joined) {
      expect(members).toHaveLength(member_count);
      const totals = members.flatMap(({ landed }) => landed?.likely_vnd ?? []);
      expect(cheapest_landed_vnd).toBe(Math.min(...totals));
      expect(
        members.find(({ site, code }) => site === cheapest.site && code === cheapest.code)?.landed
          ?.likely_vnd,
      ).toBe(cheapest_landed_vnd);
      const titles = members.map(({ title }) => title);
      const junk = members.filter(
        ({ condition, title }) => condition === 'junk' || /ジャンク|部品取り/.test(title),
      );
      expect([0, members.length], titles.join('\n')).toContain(junk.length);
      const fresh = members.filter(({ condition }) => condition === 'new');
      expect([0, members.length], titles.join('\n')).toContain(fresh.length);
    }
  });

  it('keep out goods whose variants differ in price: the lowest price may be of another thing', async () => {
    const make = async (spec: object) => {
      const answer = await fetch(`${rig.simulator.url}/_control/rakuten/items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'ニコン レンズ Z 77-234mm f/4.5 QX777', ...spec }),
      });
      return ((await answer.json()) as { id: string }).id;
    };
    const one = await make({ price: 50_000 });
    const other = await make({ price: 52_000 });
    const ranged = await make({ price: 40_000, highest: 90_000 });
    const { groups } = await rig.page(kw('QX777'));
    const shape = groups.map(({ members }) => members.map(({ code }) => code).toSorted());
    expect(shape).toContainEqual([one, other].toSorted());
    expect(shape).toContainEqual([ranged]);
  });
});

// Last: it sets the clock days ahead.
const DAY_MS = 24 * 3_600_000;
const NOON_MS = 5 * 3_600_000;

describe('the item of the day', () => {
  const ofToday = async () =>
    (await rig.service.app.inject({ url: '/api/catalog/item-of-the-day' })).json().data;

  it('is one thing for all, for the whole day, until it is sold; never the same soon again', async () => {
    const { db } = rig.service.platform;
    // From noon in Vietnam, so that the minutes below stay on one day.
    rig.passMs(DAY_MS - ((rig.clock.now().getTime() - NOON_MS) % DAY_MS));
    const first = await ofToday();
    expect(first).toMatchObject({ basis: 'popular', item: { kind: 'fixed', status: 'open' } });
    expect([first.item.flags, first.item.landed.likely_vnd > 0]).toEqual([[], true]);
    rig.passMs(61_000);
    expect((await ofToday()).item.code).toBe(first.item.code);

    await db.updateTable('items_of_the_day').set({ site: 'mercari', code: 'm1' }).execute();
    rig.passMs(61_000);
    const instead = await ofToday();
    expect([instead.day, instead.item.status]).toEqual([first.day, 'open']);
    expect(await db.selectFrom('items_of_the_day').select('code').execute()).toEqual([
      { code: instead.item.code },
    ]);

    // Its site is not served any more.
    await db.updateTable('items_of_the_day').set({ site: 'gone' }).execute();
    rig.passMs(61_000);
    const again = await ofToday();
    expect([again.day, again.item.status]).toEqual([first.day, 'open']);

    rig.passMs(DAY_MS);
    const next = await ofToday();
    expect(next.day > first.day).toBe(true);
    expect(next.item.code).not.toBe(again.item.code);
  });

  const chosenAnew = async () => {
    await rig.service.platform.db.deleteFrom('items_of_the_day').execute();
    rig.passMs(61_000);
    return await ofToday();
  };
  const lookAt = async (site: string, keyword: string) => {
    const [card] = cardsOf((await rig.page(`${kw(keyword)}&sites=${site}`)).groups);
    await rig.service.app.inject({ url: `/api/catalog/items/${site}/${card?.code}` });
    const looks = rig.service.platform.db.selectFrom('viewed_categories').where('site', '=', site);
    await expect.poll(() => looks.select('view_count').execute()).toHaveLength(1);
  };

  it('comes from the categories that people look at, else from what is popular', async () => {
    // An auction is no good example of a price.
    await lookAt('auction', 'レンズ');
    expect(await chosenAnew()).toMatchObject({ basis: 'popular' });
    await lookAt('mercari', 'フィギュア');
    expect(await chosenAnew()).toMatchObject({ basis: 'categories', item: { site: 'mercari' } });
  });

  it('is asked for again soon when no site told one', async () => {
    for (const site of rig.sites) rig.hurt(site, 'reset');
    expect(await chosenAnew()).toBeNull();
    rig.heal();
    expect(await ofToday()).toBeNull();
    rig.passMs(6_000);
    expect(await ofToday()).toMatchObject({ item: { status: 'open' } });
  });
});
