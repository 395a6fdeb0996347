import { setRate } from '../../../test-support/world/set-rate.ts';
import { describe, expect, test } from 'vitest';
import {
  setPage,
  pricing,
  clock,
  NOW,
  platform,
  camera,
  open,
  setUpPricingRig,
} from '../../../test-support/rigs/pricing/pricing-rig.ts';

setUpPricingRig();

describe('the exchange rate', () => {
  test('is refused while nobody has ever said one', async () => {
    setPage({ status: 503, yen: '', at: '' });
    await expect(pricing.currentRate()).rejects.toMatchObject({ code: 'pricing.no-rate' });
  });
  test('is read on first need, but a silent bank is not asked again within a minute', async () => {
    setPage({ status: 200, yen: '176.35', at: '11/21/2026 10:30:00 AM' });
    await expect(pricing.currentRate()).rejects.toMatchObject({ code: 'pricing.no-rate' });
    clock.advanceMs(61_000);
    setPage({ status: 200, yen: '176.35', at: '11/21/2026 10:30:00 AM' });
    expect(await pricing.currentRate()).toEqual({
      rate: { vnd: 17_635, scale: 100 },
      quotedAt: new Date('2026-11-21T03:30:00Z'),
      isTooOld: false,
      isJumpWaiting: false,
    });
    clock.moveTo(NOW);
  });
  test('follows small moves, and keeps a list once however often it is read', async () => {
    setPage({ status: 200, yen: '177.00', at: '11/21/2026 11:00:00 AM' });
    expect([await pricing.readRates?.(), await pricing.readRates?.()]).toEqual(['good', 'good']);
    expect((await pricing.currentRate()).rate.vnd).toBe(17_700);
    expect(
      await platform.db
        .selectFrom('exchange_rate_readings')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst(),
    ).toEqual({ n: 2 });
  });
  test.each([
    ['503', { status: 503, yen: '177.00' }],
    ['yen that are not traded', { status: 200, yen: '-' }],
    ['yen at 0', { status: 200, yen: '0' }],
  ])('stays when the bank answers with %s', async (_, change) => {
    setPage({ at: '11/21/2026 11:30:00 AM', ...change });
    await expect(pricing.readRates?.()).rejects.toThrow();
    expect((await pricing.currentRate()).rate.vnd).toBe(17_700);
  });
  test('stays when it jumps by half, and says that staff must look', async () => {
    setPage({ status: 200, yen: '265.50', at: '11/21/2026 12:00:00 PM' });
    expect(await pricing.readRates?.()).toBe('waiting');
    expect(await pricing.currentRate()).toMatchObject({
      rate: { vnd: 17_700 },
      isJumpWaiting: true,
    });
  });
  test('that jumped holds once an accountant takes it, and can be decided only once', async () => {
    const id = (await pricing.rateBoard()).waiting?.id ?? 0;
    const staffId = '0198a000-0000-7000-8000-000000000001';
    await pricing.decideRate({ readingId: id, isAccepted: true, staffId, reason: 'đúng bảng' });
    expect(await pricing.currentRate()).toMatchObject({
      rate: { vnd: 26_550 },
      isJumpWaiting: false,
    });
    await expect(
      pricing.decideRate({ readingId: id, isAccepted: false, staffId, reason: 'đúng bảng' }),
    ).rejects.toMatchObject({ code: 'pricing.rate-not-waiting' });
  });
  test('set by hand near the one in use holds at once', async () => {
    await setRate(pricing, 26_000);
    expect((await pricing.currentRate()).rate).toEqual({ vnd: 26_000, scale: 100 });
  });
  test('of the bank is no jump where only the rate by hand was far off', async () => {
    await platform.db
      .updateTable('exchange_rate_readings')
      .set({ jpy_sell_x100: 5_000 })
      .where('source', '=', 'desk')
      .execute();
    setPage({ status: 200, yen: '266.00', at: '11/21/2026 12:30:00 PM' });
    expect(await pricing.readRates?.()).toBe('good');
    expect((await pricing.currentRate()).rate.vnd).toBe(26_600);
  });
  test('is too old to sell at after four days without a new one', async () => {
    clock.advanceMs(98 * 3_600_000);
    expect(await pricing.currentRate()).toMatchObject({ rate: { vnd: 26_600 }, isTooOld: true });
    clock.moveTo(NOW);
  });
});
describe('the price list', () => {
  const question = {
    items: [camera],
    shipMode: 'AIR-HAN',
    province: '01',
    rate: { vnd: 170, scale: 1 },
  };
  test('begins with the seed, whoever asks first', async () => {
    const [one, other] = await Promise.all([
      open(undefined).price(question),
      open(undefined).price(question),
    ]);
    expect(one).toEqual(other);
    expect(one.lines.find(({ code }) => code === 'phi-dich-vu')).toMatchObject({
      amount: 960,
      dong: 163_200,
    });
  });
  test("changes from tomorrow on, and yesterday's quote stays", async () => {
    const before = await pricing.price(question);
    const rule = {
      counted: 'item',
      tiers: [{ fromJpy: 0, fixedJpy: 1_234, basisPoints: 0 }],
      minimumJpy: 0,
      maximumJpy: null,
    } as const;
    await pricing.addPriceRow(
      { kind: 'service-fee', key: 'auction', validFrom: '2026-11-22', rule },
      '0198a000-0000-7000-8000-000000000001',
    );
    clock.advanceMs(24 * 3_600_000);
    const after = await pricing.price(question);
    expect(after.lines.find(({ code }) => code === 'phi-dich-vu')?.amount).toBe(1_234);
    expect(await pricing.price(question, NOW)).toEqual(before);
    expect(await open(undefined).price(question, NOW)).toEqual(before);
    clock.moveTo(NOW);
  });
  test('takes the later of two rows for the same day', async () => {
    const rule = (jpy: number) =>
      ({
        counted: 'order',
        tiers: [{ fromJpy: 0, fixedJpy: jpy, basisPoints: 0 }],
        minimumJpy: 0,
        maximumJpy: null,
      }) as const;
    for (const jpy of [300, 400])
      await pricing.addPriceRow(
        { kind: 'payment-fee', key: 'auction', validFrom: '2026-12-01', rule: rule(jpy) },
        '0198a000-0000-7000-8000-000000000001',
      );
    const { lines } = await open(undefined).price(question, new Date('2026-12-02T00:00:00Z'));
    expect(lines.find(({ code }) => code === 'phi-thanh-toan')?.amount).toBe(400);
  });
  test.each(['2026-11-21', '2026-11-20', '2025-08-01'])(
    'refuses a row for %s, which has begun',
    async (validFrom) => {
      const row = { kind: 'japan-tax', key: '*', validFrom, rule: { basisPoints: 0 } } as const;
      await expect(
        pricing.addPriceRow(row, '0198a000-0000-7000-8000-000000000001'),
      ).rejects.toMatchObject({
        constraint: 'price_list_rows_not_backdated',
      });
    },
  );
  test('refuses a row that no price could be read from', async () => {
    await expect(
      pricing.addPriceRow(
        { kind: 'storage', key: '*', validFrom: '2026-12-24', rule: null },
        '0198a000-0000-7000-8000-000000000001',
      ),
    ).rejects.toThrow(RangeError);
  });
  test('is never changed or emptied', async () => {
    await expect(platform.db.deleteFrom('price_list_rows').execute()).rejects.toMatchObject({
      constraint: 'price_list_rows_append_only',
    });
    await expect(
      platform.db.updateTable('price_list_rows').set({ rule: '{}' }).execute(),
    ).rejects.toMatchObject({
      constraint: 'price_list_rows_append_only',
    });
  });
});
