import { type CarrierName, CARRIERS, type CarrierRule } from '@hako/contract/billing/carriers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleFor } from './carrier-choice.ts';

const rule = (carrier: CarrierName, more: Partial<CarrierRule> = {}): CarrierRule => ({
  carrier,
  provinces: [],
  min_weight_g: null,
  max_weight_g: null,
  min_value_vnd: null,
  max_value_vnd: null,
  max_collect_vnd: null,
  note: '',
  ...more,
});
const RULES = [
  rule('viettel-post', { min_weight_g: 20_000 }),
  rule('ghtk', {
    provinces: ['01', '79'],
    max_weight_g: 3_000,
    max_value_vnd: 5_000_000,
    max_collect_vnd: 5_000_000,
  }),
  rule('ghn', { max_collect_vnd: 50_000_000 }),
];
const ALL = new Set(CARRIERS);

describe('the owner’s rule', () => {
  it.each([
    [
      'a light parcel in Hà Nội',
      { provinceCode: '01', weightG: 3_000, value: 5_000_000, collect: 0 },
      ALL,
      'ghtk',
    ],
    ['a gram more', { provinceCode: '01', weightG: 3_001, value: 0, collect: 0 }, ALL, 'ghn'],
    [
      'a đồng more of worth',
      { provinceCode: '01', weightG: 1, value: 5_000_001, collect: 0 },
      ALL,
      'ghn',
    ],
    [
      'a đồng more to collect',
      { provinceCode: '01', weightG: 1, value: 0, collect: 5_000_001 },
      ALL,
      'ghn',
    ],
    ['another province', { provinceCode: '04', weightG: 1, value: 0, collect: 0 }, ALL, 'ghn'],
    [
      'a heavy one',
      { provinceCode: '01', weightG: 20_000, value: 0, collect: 0 },
      ALL,
      'viettel-post',
    ],
    [
      'a heavy one while that carrier is away',
      { provinceCode: '01', weightG: 20_000, value: 0, collect: 0 },
      new Set<CarrierName>(['ghn']),
      'ghn',
    ],
    [
      'what nobody collects',
      { provinceCode: '04', weightG: 1, value: 0, collect: 50_000_001 },
      ALL,
      undefined,
    ],
    [
      'nobody connected',
      { provinceCode: '01', weightG: 1, value: 0, collect: 0 },
      new Set<CarrierName>(),
      undefined,
    ],
  ])('%s', (_, parcel, connected, carrier) => {
    expect(ruleFor(parcel, RULES, connected)?.carrier).toBe(carrier);
  });

  it('names connected carriers only, and the first line that fits', () => {
    const parcel = fc.record({
      provinceCode: fc.constantFrom('01', '04', '79'),
      weightG: fc.nat(60_000),
      value: fc.nat(9_000_000),
      collect: fc.nat(90_000_000),
    });
    fc.assert(
      fc.property(parcel, fc.subarray([...CARRIERS]), (asked, connected) => {
        const chosen = ruleFor(asked, RULES, new Set(connected));
        if (chosen) expect(connected).toContain(chosen.carrier);
        const before = chosen ? RULES.slice(0, RULES.indexOf(chosen)) : RULES;
        expect(ruleFor(asked, before, new Set(connected))).toBeUndefined();
      }),
    );
  });
});
