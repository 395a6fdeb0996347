import { setRate } from '../../../test-support/world/set-rate.ts';
import { describe, expect, test } from 'vitest';
import { dong, yen } from '../../kernel/money.ts';
import { STANDARD_LEVEL } from './index.ts';
import {
  pricing,
  camera,
  setUpPricingRig,
} from '../../../test-support/rigs/pricing/pricing-rig.ts';

setUpPricingRig();

describe('the questions of other modules', () => {
  test('fill in the default mode, the current rate and no level', async () => {
    await setRate(pricing, 17_000);
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
    const basis = { tables, rate, asker: await pricing.askerOf(undefined) };
    const estimate = pricing.landedEstimate(facts, basis);
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
    const { landedTotal, certainty, flags } = full;
    expect(estimate).toEqual({ ...landedTotal, certainty, flags, isKindUnknown: false });
    const unsure = pricing.landedEstimate({ ...facts, title: '万年筆' }, basis);
    expect(unsure).toMatchObject({ isKindUnknown: true, certainty: 'unknown' });
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
