import { describe, expect, it } from 'vitest';
import { expectMobile } from '../../../../test-support/people/mobile-shapes.ts';
import {
  rig,
  setUpAuctionCallsRig,
} from '../../../../test-support/rigs/storefronts/auction-calls-rig.ts';

setUpAuctionCallsRig();

const byNumber = (a: number, b: number) => a - b;
interface BrandRow {
  id: number;
  englishName: string;
  kanaName: string;
  count: number;
}
describe('the auction search', () => {
  it('offers brands that narrow it, and more of them under their initials where the mobile client looks', async () => {
    const found = await rig.get(
      `/api/auction/search?keyword=${encodeURIComponent('máy ảnh')}&query=camera&size=20&page=1`,
    );
    expectMobile('search.auction', found);
    const brand = found.data.filters.find(
      ({ data_name: name }: { data_name: string }) => name === 'brand',
    );
    expect(brand).toMatchObject({
      selected: [],
      filters: expect.arrayContaining([expect.objectContaining({ label: 'Nikon' })]),
    });
    const more = await rig.get(`/${brand.fetch_data_url}`);
    expectMobile('search.auction.brands', more);
    const all: BrandRow[] = more.brand.children;
    expect(all.length).toBeGreaterThanOrEqual(brand.filters.length);
    const initials: { character: string; count: number; children: BrandRow[] }[] =
      more.initialBrand.initials;
    expect(
      initials.flatMap(({ children }) => children.map(({ id }) => id)).toSorted(byNumber),
    ).toEqual(all.map(({ id }) => id).toSorted(byNumber));
    expect(
      initials.find(({ children }) => children.some(({ englishName }) => englishName === 'Nikon'))
        ?.character,
    ).toBe('ナ');
    for (const { count, children } of initials) expect(count).toBe(children.length);
    const nikon = all.find(({ englishName }) => englishName === 'Nikon') as BrandRow;
    const narrowed = await rig.get(
      `/api/auction/search?keyword=${encodeURIComponent('máy ảnh')}&size=20&page=1&brand_id=${nikon.id}`,
    );
    for (const { name } of narrowed.data.results) expect(name).toMatch(/nikon/i);
    expect(
      narrowed.data.filters.find(({ data_name: name }: { data_name: string }) => name === 'brand')
        .selected,
    ).toEqual([nikon.id]);
    expect(narrowed.data.results.length).toBeGreaterThan(0);
  });

  it('narrows to what ends soon, sorts by what is watched, and tells what was sold with its average', async () => {
    const soon = (await rig.get('/api/auction/search?ends_within_hours=1&size=50')).data;
    expect(soon.results.length).toBeGreaterThan(10);
    for (const { end_time: at } of soon.results)
      expect(Date.parse(at) - rig.platform.clock.now().getTime()).toBeLessThanOrEqual(3_600_000);
    const item = soon.filters.find(({ data_name: name }: { data_name: string }) => name === 'item');
    expect(item.filters.map(({ is_active: isActive }: { is_active: boolean }) => isActive)).toEqual(
      [true, false, false],
    );
    expect((await rig.get('/api/auction/search?sort=popular&size=5')).data.results).toHaveLength(5);
    const sold = (await rig.get('/api/auction/search?keyword=nikon&status=sold&size=20')).data;
    expect(sold.statistics.average).toBeGreaterThan(0);
    expect(sold.results.length).toBeGreaterThan(3);
  });

  it('stands without brands and categories when the site counts none', async () => {
    rig.simulator.world.faults.add({
      party: 'yahoo-auctions',
      path: '^/api/search/v1',
      kind: 'reset',
    });
    const found = await rig
      .get('/api/auction/search?keyword=lens&query=lens&size=20&page=1')
      .finally(() => rig.simulator.world.faults.remove({}));
    expectMobile('search.auction', found);
    expect(found.data.results.length).toBeGreaterThan(0);
    expect(
      found.data.filters.map(({ data_name: name }: { data_name: string }) => name),
    ).not.toContain('brand');
  });
});
