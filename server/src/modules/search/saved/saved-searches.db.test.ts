import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/chance.ts';
import {
  saved,
  ask,
  setUpSavedSearchesRig,
} from '../../../../test-support/rigs/search/saved-searches-rig.ts';

setUpSavedSearchesRig();

describe('a saved search', () => {
  it('is one, however often and at once it is saved, and another with other filters', async () => {
    const me = newId();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => saved.save(me, ask('  máy ảnh   nikon '))),
    );
    expect(new Set(all.map((one) => one.saved.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(all[0]?.saved).toMatchObject({
      name: 'máy ảnh nikon',
      keyword: 'máy ảnh nikon',
      is_alerting: true,
    });
    await saved.save(me, ask('máy ảnh nikon', { filters: { max_price: 5_000 } }));
    expect(await saved.list(me)).toHaveLength(2);
  });

  it.each(['', '   ', 'https://jp.mercari.com/item/m87177707015'])(
    'needs a keyword, not %j',
    async (keyword) => {
      await expect(saved.save(newId(), ask(keyword))).rejects.toMatchObject({
        code: 'search.keyword-needed',
      });
    },
  );

  it('has fifty brothers at most, also when many are saved at once', async () => {
    const me = newId();
    for (let n = 0; n < 45; n += 1) await saved.save(me, ask(`nikon ${n}`));
    const tried = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => saved.save(me, ask(`canon ${n}`))),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'search.too-many-saved' },
    });
    expect(await saved.list(me)).toHaveLength(50);
  });

  it("is nobody else's to see, change or delete", async () => {
    const [me, other] = [newId(), newId()];
    const { id } = (await saved.save(me, ask('nikon'))).saved;
    await expect(saved.change(other, id, { name: 'x' })).rejects.toMatchObject({
      code: 'search.no-such-saved',
    });
    await saved.forget(other, id);
    expect(await saved.find(other, id)).toBeUndefined();
    expect(await saved.find(me, id)).toMatchObject({ name: 'nikon' });
    await saved.forget(me, id);
    await saved.forget(me, id);
    expect(await saved.list(me)).toEqual([]);
  });

  it('is refused at a site that is not served', async () => {
    await expect(saved.save(newId(), ask('nikon', { sites: ['rakuten'] }))).rejects.toMatchObject({
      code: 'marketplaces.site-not-served',
    });
  });
});
