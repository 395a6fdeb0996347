import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';

const CUSTOMER = '0198a000-0000-7000-8000-0000000000a1';
let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

interface Card {
  code: string;
  type: string;
  path: string;
}

describe('recommendations', () => {
  it('do without a silent site', async () => {
    rig.simulator.world.faults.add({ party: 'mercari', kind: 'reset' });
    expect(
      (await rig.get('/api/products/recommend-items?type=mercari&size=5')).data.results,
    ).toEqual([]);
    const { data } = await rig
      .get('/api/products/recommend-items?size=5')
      .finally(() => rig.simulator.world.faults.remove({}));
    expect(data.results.map(({ type }: Card) => type)).toEqual(
      Array.from({ length: 5 }, () => 'auction'),
    );
  });

  it('are what is popular until anybody has looked, then what is looked at, then what is like the own looks', async () => {
    const popular = (await rig.get('/api/products/recommend-items')).data;
    expect(popular.basis).toBe('popular');
    expect(new Set(popular.results.map(({ type }: Card) => type))).toEqual(
      new Set(['auction', 'mercari']),
    );

    const [camera] = (
      await rig.marketplaces.read('auction').search({ keyword: 'フィルムカメラ', size: 5 })
    ).listings;
    rig.callAs(CUSTOMER);
    await rig.get(`/api/auction/item/${camera?.code}`);
    const top = () => rig.get('/api/topview-categories?page=1&size=20');
    await expect.poll(async () => (await top()).data.results.length, { timeout: 10_000 }).toBe(1);
    expectMobile('home.top-categories', await top());
    expect((await top()).data.results[0]).toMatchObject({
      site_code: 'auction',
      view: 1,
      name_ja: '一眼レフ',
    });
    expect((await rig.get('/api/topview-categories?site_code=mercari')).data.results).toEqual([]);

    const own = (await rig.get('/api/products/recommend-items?size=10')).data;
    expect(own.basis).toBe('viewed');
    expect(own.results.map(({ code }: Card) => code)).not.toContain(camera?.code);
    expect(own.results.every(({ path, code }: Card) => path === `/auction/item/${code}`)).toBe(
      true,
    );
    const second = (await rig.get('/api/products/recommend-items?size=10&page=2')).data;
    expect(
      second.results.some(({ code }: Card) => own.results.some((card: Card) => card.code === code)),
    ).toBe(false);

    rig.callAs(undefined);
    expect((await rig.get('/api/products/recommend-items')).data.basis).toBe('categories');
  });
});
