import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

const typicalOf = async (query: string) =>
  (await rig.get(`/api/catalog/typical-price?${query}`)).data;
const inWords = (words: string) => `q=${encodeURIComponent(words)}`;

describe('the typical price', () => {
  it('of a keyword rests on what both sites sold, and says so', async () => {
    const data = await typicalOf(inWords('nikon'));
    expect(data).toMatchObject({
      keyword: 'ニコン',
      is_enough: true,
      least_sample: 5,
      listing: null,
      silent_sites: [],
    });
    expect(data.by_site.map(({ site }: { site: string }) => site)).toEqual(['auction', 'mercari']);
    expect(data.by_site[0]).toMatchObject({
      site_total: expect.any(Number),
      site_average_jpy: expect.any(Number),
    });
    expect(data.sample_size).toBe(
      data.by_site.reduce((sum: number, one: { sample_size: number }) => sum + one.sample_size, 0),
    );
    expect(data.price.low_jpy).toBeLessThanOrEqual(data.price.median_jpy);
    expect(data.price.median_jpy).toBeLessThanOrEqual(data.price.high_jpy);
    expect(data.price.median_vnd).toBe(Math.round((data.price.median_jpy * 17_635) / 100));
    expect(Date.parse(data.since)).toBeLessThanOrEqual(Date.parse(data.until));
    expect(data.note).toContain(`Theo ${data.sample_size} món`);
    expect(data.examples.length).toBeGreaterThan(0);
    expect(data.spread.counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(
      data.sample_size,
    );
    for (const example of data.examples) expect(example.title).toMatch(/ニコン|nikon/i);
    for (const part of data.by_condition) expect(part.price === null).toBe(part.sample_size < 5);
  });

  it('of used goods rests on used goods, whose titles seldom say so', async () => {
    const data = await typicalOf(inWords('nikon cũ'));
    expect(data).toMatchObject({ keyword: 'ニコン', is_enough: true });
    const fresh = data.by_condition.find((part: { class: string }) => part.class === 'new');
    expect(fresh?.sample_size ?? 0).toBe(0);
  });

  it('of a handful is not shown', async () => {
    const data = await typicalOf(inWords('スーパーレア存在しない'));
    expect(data).toMatchObject({
      is_enough: false,
      price: null,
      sample_size: 0,
      since: null,
      examples: [],
    });
    expect(data.note).toContain('chưa đủ 5 món');
  });

  it('of a listing compares it with goods as worn', async () => {
    const { listings } = await rig.marketplaces
      .read('mercari')
      .search({ keyword: 'ニコン FM2', kind: 'fixed', size: 60 });
    const [card] = listings;
    const data = await typicalOf(`site=mercari&code=${card?.code}`);
    expect(data.keyword).toMatch(/FM2/i);
    expect(data.listing).toMatchObject({ price_jpy: card?.price.current });
    expect(data.listing.standing === null).toBe(data.listing.compared_with === null);
    expect(data.examples.map(({ code }: { code: string }) => code)).not.toContain(card?.code);
  });

  it('rests on what was seen before when a site is silent, and names the site', async () => {
    await typicalOf(inWords('canon'));
    rig.simulator.world.faults.add({ party: 'mercari', kind: 'reset' });
    rig.simulator.world.faults.add({ party: 'yahoo-auctions', kind: 'reset' });
    const data = await typicalOf(`${inWords('キヤノン')}&translate=off`).finally(() =>
      rig.simulator.world.faults.remove({}),
    );
    // The first answer is kept: nobody was asked again.
    expect(data.silent_sites).toEqual([]);
    rig.simulator.world.faults.add({ party: 'mercari', kind: 'reset' });
    const other = await typicalOf(inWords('キヤノン レンズ')).finally(() =>
      rig.simulator.world.faults.remove({}),
    );
    expect(other.silent_sites).toMatchObject([
      { site: 'mercari', message: expect.stringContaining('Mercari') },
    ]);
    expect(
      other.by_site.find(({ site }: { site: string }) => site === 'mercari').sample_size,
    ).toBeGreaterThan(0);
  });

  it('keeps what a search of sold goods showed', async () => {
    const before = await rig.platform.db
      .selectFrom('sold_listings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await rig.get('/api/mercari/search?keyword=seiko&status=sold_out&size=50');
    const countNow = async () =>
      Number(
        (
          await rig.platform.db
            .selectFrom('sold_listings')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    await expect.poll(countNow, { timeout: 10_000 }).toBeGreaterThan(Number(before.count));
  });

  it.each(['', 'q=', 'q=%20%20', 'site=auction'])('of nothing (%s) is refused', async (query) => {
    const { status, body } = await rig.call('GET', `/api/catalog/typical-price?${query}`);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });
});
