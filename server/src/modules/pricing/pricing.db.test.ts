import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { dong, yen } from '../../kernel/money.ts';
import { createShipping } from '../shipping/index.ts';
import { createPricing, type PricedItem, STANDARD_LEVEL } from './index.ts';
import type { Pricing } from './pricing.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const clock = movableClock(NOW);
let platform: TestPlatform;
let pricing: Pricing;
let bank: Server;
let page: { status: number; yen: string; at: string };

beforeAll(async () => {
  bank = createServer((_request, response) => {
    response.writeHead(page.status, { 'content-type': 'text/xml' });
    response.end(
      `<ExrateList><DateTime>${page.at}</DateTime><Exrate CurrencyCode="JPY" CurrencyName="YEN  " Buy="-" Transfer="170.00" Sell="${page.yen}" /></ExrateList>`,
    );
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  platform = await createTestPlatform({ clock });
  pricing = open(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await platform?.close();
  bank?.close();
});

function open(ratesUrl: string | undefined): Pricing {
  const { db } = platform;
  const shipping = createShipping({ db, clock, freightPerKg: (mode) => opened.freightPerKg(mode) });
  const customers = {
    read: () => Promise.reject(new Error('nobody here')),
    listAddresses: async () => [],
  };
  const opened: Pricing = createPricing({ db, clock, shipping, customers, ratesUrl });
  return opened;
}

const camera: PricedItem = {
  price: yen(12_000),
  isTaxAdded: false,
  quantity: 1,
  site: 'auction',
  seller: 'A',
  category: 'camera',
  domesticShipping: yen(900),
  weightG: 1_000,
  sizeCm: { length: 20, width: 15, height: 10 },
  condition: 'used',
};

describe('the exchange rate', () => {
  test('is refused while nobody has ever said one', async () => {
    page = { status: 503, yen: '', at: '' };
    await expect(pricing.currentRate()).rejects.toMatchObject({ code: 'pricing.no-rate' });
  });
  test('is read on first need, but a silent bank is not asked again within a minute', async () => {
    page = { status: 200, yen: '176.35', at: '11/21/2026 10:30:00 AM' };
    await expect(pricing.currentRate()).rejects.toMatchObject({ code: 'pricing.no-rate' });
    clock.advanceMs(61_000);
    page = { status: 200, yen: '176.35', at: '11/21/2026 10:30:00 AM' };
    expect(await pricing.currentRate()).toEqual({
      rate: { vnd: 17_635, scale: 100 },
      quotedAt: new Date('2026-11-21T03:30:00Z'),
      isTooOld: false,
      isJumpWaiting: false,
    });
    clock.moveTo(NOW);
  });
  test('follows small moves, and keeps a list once however often it is read', async () => {
    page = { status: 200, yen: '177.00', at: '11/21/2026 11:00:00 AM' };
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
    page = { at: '11/21/2026 11:30:00 AM', ...change };
    await expect(pricing.readRates?.()).rejects.toThrow();
    expect((await pricing.currentRate()).rate.vnd).toBe(17_700);
  });
  test('stays when it jumps by half, and says that staff must look', async () => {
    page = { status: 200, yen: '265.50', at: '11/21/2026 12:00:00 PM' };
    expect(await pricing.readRates?.()).toBe('waiting');
    expect(await pricing.currentRate()).toMatchObject({
      rate: { vnd: 17_700 },
      isJumpWaiting: true,
    });
  });
  test('that jumped holds once an accountant takes it, and can be decided only once', async () => {
    const id = (await pricing.rateBoard()).waiting?.id ?? 0;
    const staffId = '0198a000-0000-7000-8000-000000000001';
    await pricing.decideRate({ readingId: id, isAccepted: true, staffId });
    expect(await pricing.currentRate()).toMatchObject({
      rate: { vnd: 26_550 },
      isJumpWaiting: false,
    });
    await expect(
      pricing.decideRate({ readingId: id, isAccepted: false, staffId }),
    ).rejects.toMatchObject({ code: 'pricing.rate-not-waiting' });
  });
  test('set by hand holds at once', async () => {
    await pricing.enterRate(17_000);
    expect((await pricing.currentRate()).rate).toEqual({ vnd: 17_000, scale: 100 });
  });
  test('is too old to sell at after four days without a new one', async () => {
    clock.advanceMs(98 * 3_600_000);
    expect(await pricing.currentRate()).toMatchObject({ rate: { vnd: 17_000 }, isTooOld: true });
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

describe('the questions of other modules', () => {
  test('fill in the default mode, the current rate and no level', async () => {
    await pricing.enterRate(17_000);
    const { shipMode, firstPayment } = await pricing.price({ items: [camera] });
    expect([shipMode, firstPayment.likely]).toEqual(['AIR-HAN', (12_000 + 900 + 960 + 200) * 170]);
  });
  test.each([
    [{ shipMode: 'ROCKET' }, 'pricing.unknown-ship-mode'],
    [{ services: ['GOLD'] }, 'pricing.unknown-service'],
  ])('refuse %j', async (wrong, code) => {
    await expect(pricing.price({ items: [camera], ...wrong })).rejects.toMatchObject({ code });
  });
  test('charge what is inside a package once, with the package', async () => {
    const { lines } = await pricing.price({
      items: [camera],
      services: ['PHOTO', 'CARE', 'INSPECT'],
    });
    expect(
      lines.filter(({ group }) => group === 'services').map(({ code, dong: vnd }) => [code, vnd]),
    ).toEqual([['dich-vu-care', 85_000]]);
  });
  test("charge services by shipping's own dated prices", async () => {
    const { lines } = await pricing.price({ items: [camera], services: ['PHOTO', 'INSURE'] });
    expect(
      lines.filter(({ group }) => group === 'services').map(({ code, dong: vnd }) => [code, vnd]),
    ).toEqual([
      ['dich-vu-photo', 40_000],
      ['dich-vu-insure', 61_200],
    ]);
  });
  test('hold the first payment at the maximum by the deposit of the level', async () => {
    const { firstPayment, hold } = await pricing.firstPaymentFor(camera, {
      level: { ...STANDARD_LEVEL, depositBp: 3_000 },
    });
    expect([firstPayment, hold]).toEqual([2_390_200, 717_060]);
  });
  test('solve a ceiling back to a maximum on the bid steps', async () => {
    const answer = await pricing.highestMaximumWithin({
      item: camera,
      ceiling: dong(3_000_000),
      with: { province: '01' },
    });
    expect(answer.landedTotal.likely).toBeLessThanOrEqual(3_000_000);
    const next = await pricing.price({
      items: [{ ...camera, price: yen((answer.maximum ?? 0) + 500) }],
      province: '01',
    });
    expect(next.landedTotal.likely).toBeGreaterThan(3_000_000);
  });
  test('estimate a card as the full price would', async () => {
    const [tables, { rate }] = await Promise.all([pricing.tablesAt(), pricing.currentRate()]);
    const facts = {
      site: 'mercari',
      price: yen(8_000),
      domesticShipping: yen(0),
      title: 'ニコン フィルムカメラ FM2',
      condition: 'used' as const,
    };
    const estimate = pricing.landedEstimate(facts, tables, rate);
    const full = await pricing.price({
      items: [
        {
          ...camera,
          ...facts,
          category: 'camera',
          seller: undefined,
          weightG: undefined,
          sizeCm: undefined,
        },
      ],
    });
    expect(estimate).toEqual({ ...full.landedTotal, certainty: full.certainty, flags: full.flags });
    expect(estimate.flags.map(({ code }) => code)).toEqual([
      'hang-cu-cam-nhap',
      'pin-lithium-duong-bay',
    ]);
  });
  test('compare every mode of Japan', async () => {
    const modes = await pricing.compareModes({ items: [camera] });
    expect(modes.map(({ shipMode }) => shipMode).sort()).toEqual([
      'AIR-HAN',
      'AIR-SGN',
      'SEA-HAN',
      'SEA-SGN',
    ]);
  });
});
