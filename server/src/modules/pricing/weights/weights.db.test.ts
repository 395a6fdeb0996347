import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PricedItem } from '../calculator/rules/price-input.ts';
import { readPriceList } from '../tables/read-price-list.ts';
import { learnWeights } from './learn-weights.ts';
import { excludeSample } from './exclude-sample.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  rig = delivery.rig;
});
afterAll(() => delivery.close());

const DAY_MS = 86_400_000;
const now = () => rig.clock.now();
const tomorrow = () => new Date(now().getTime() + DAY_MS);
const item = (title: string, more: Partial<PricedItem> = {}): PricedItem => ({
  ...{ price: yen(30_000), isTaxAdded: false, quantity: 1, site: 'mercari', seller: 'S' },
  ...{ category: 'camera', domesticShipping: yen(0), weightG: undefined, sizeCm: undefined },
  ...{ condition: 'used', title, ...more },
});

/** One camera on the scale, of a customer of its own unless told. */
async function weigh(weightG: number, customerId = newId(), thing = item('Nikon FM2 ボディ')) {
  const orderId = newId();
  const parcel = { code: 'KJ1', weightG, sidesCm: [12, 20, 15] as const };
  await inTransaction(rig.db, (trx) =>
    rig.pricing.recordWeighed(trx, {
      ...{ orderId, orderCode: `HK${orderId.slice(-6)}`, customerId, items: [thing], parcel },
    }),
  );
  return orderId;
}

const freightOf = async (title: string, at: Date) => {
  const { lines } = await rig.pricing.price({ items: [item(title)], shipMode: 'AIR-HAN' }, at);
  const line = lines.find(({ code }) => code === 'phi-van-chuyen-quoc-te');
  return { low: line?.lowDong ?? 0, high: line?.highDong ?? 0, reason: line?.reason };
};

describe('what the warehouse weighs', () => {
  it('is kept when one piece lies alone in its parcel, and not when more comes of its order', async () => {
    const customerId = await rig.customerWith(50_000_000);
    const [single] = await delivery.bought(customerId);
    await delivery.ok(delivery.desk('parcels', 'warehouse', { scanned: single, ...MEASURES }));
    await weigh(2_000, customerId, item('Hai máy', { quantity: 2 }));
    const kept = () =>
      rig.db
        .selectFrom('weighed_samples')
        .select(['order_code', 'weight_g', 'is_alone', 'category'])
        .execute();
    const one = { order_code: single, weight_g: MEASURES.weight_g, category: '*' };
    expect(await kept()).toEqual([{ ...one, is_alone: true }]);
    const further = { scanned: single, ...MEASURES, further: true };
    await delivery.ok(delivery.desk('parcels', 'warehouse', further));
    expect(await kept()).toEqual([{ ...one, is_alone: false }]);
  });

  it('narrows the price of the same model from tomorrow on, and says from how many things', async () => {
    const before = await freightOf('ニコン FM2', now());
    for (const weightG of [20, 700, 710, 720, 730, 740, 750, 9_000]) await weigh(weightG);
    await rig.pricing.learnWeights();
    expect(await freightOf('ニコン FM2', now())).toEqual(before);
    const after = await freightOf('ニコン FM2', tomorrow());
    expect(after.reason).toBe('Chưa cân thật: theo 8 món cùng mẫu FM2 Hako đã cân.');
    expect(after.high / after.low).toBeLessThan(before.high / before.low / 2);
    expect(await freightOf('Nikon F3', tomorrow())).toEqual(before);
    await rig.pricing.learnWeights();
    expect(await freightOf('ニコン FM2', tomorrow())).toEqual(after);
  });

  it('is on the price page with the figures that prices take', async () => {
    rig.clock.advanceMs(DAY_MS);
    const list = await readPriceList(rig.pricing, 'JP', 'fm');
    expect(list.models).toEqual([
      {
        ...{ kind: 'Máy ảnh', name: 'FM2', samples: 8 },
        weight_g: { low: 700, likely: 720, high: 750 },
        size_cm: { low: [20, 15, 12], likely: [20, 15, 12], high: [20, 15, 12] },
      },
    ]);
    const { weight } = await rig.pricing.price({ items: [item('FM2')], shipMode: 'AIR-HAN' });
    expect(weight.realG).toBe(720);
    expect((await readPriceList(rig.pricing, 'JP', 'nothing')).models).toEqual([]);
  });

  it('counts little of one customer, however much they buy', async () => {
    const customerId = newId();
    for (let count = 0; count < 20; count++) await weigh(5_000, customerId, item('Canon AE-1'));
    await rig.pricing.learnWeights();
    expect((await freightOf('Canon AE-1', tomorrow())).reason).toContain('thường gặp');
  });

  it('is not learned from the words of a wish, nor when nothing of the kind weighs so little', async () => {
    const wish = item('Pentax K1000', { site: 'other' });
    for (let count = 0; count < 8; count++) await weigh(700, newId(), wish);
    for (let count = 0; count < 8; count++) await weigh(20, newId(), item('Olympus OM1'));
    await rig.pricing.learnWeights();
    for (const title of ['Pentax K1000', 'Olympus OM1'])
      expect((await freightOf(title, tomorrow())).reason).toContain('thường gặp');
  });

  it('is learned anew when midnight came meanwhile', async () => {
    await weigh(700, newId(), item('Minolta X700'));
    const [begun, ended] = ['2026-12-01T16:59:59Z', '2026-12-01T17:00:01Z'].map(
      (time) => new Date(time),
    );
    const times = [begun, ended];
    const clock = { ...rig.clock, now: () => (times.length > 1 ? times.shift() : ended) as Date };
    await expect(learnWeights({ db: rig.db, clock })).rejects.toThrow('it is learned anew');
  });

  it('is left out when the staff say why, once, and the day after is told without it', async () => {
    const { samples } = await rig.pricing.readSamples({ kind: 'camera', model: 'fm2' });
    expect(samples).toHaveLength(8);
    const orderId = samples[3]?.orderId ?? '';
    const asked = { isExcluded: true, reason: 'Gửi kèm ống kính', staffId: STAFF_IDS.warehouse };
    const exclude = (id: string) => excludeSample(rig, { ...asked, orderId: id });
    expect(await refusalOf(exclude(newId()))).toBe('pricing.sample-not-found');
    await Promise.all([1, 2].map(() => exclude(orderId)));
    const audited = await rig.db
      .selectFrom('staff_audit')
      .select(['action', 'reason'])
      .where('action', 'like', 'weight-sample.%')
      .execute();
    expect(audited).toEqual([{ action: 'weight-sample.exclude', reason: asked.reason }]);
    await rig.pricing.learnWeights();
    // Seven are too few for a model.
    expect((await freightOf('ニコン FM2', tomorrow())).reason).toContain('thường gặp');
    const { models, kinds } = await rig.pricing.readKindWeights({ kind: 'camera' });
    expect(models.find(({ model }) => model === 'fm2')).toMatchObject({ samples: 8, excluded: 1 });
    expect(kinds.find(({ code }) => code === 'camera')?.from).toBeUndefined();
  });
});
