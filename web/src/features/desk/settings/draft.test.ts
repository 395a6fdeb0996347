import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { describe, expect, it } from 'vitest';
import { emptyValues, missingField, withValue } from './draft.ts';

describe('a row while it is typed', () => {
  it('changes one value and leaves the others', () => {
    const before = { label: 'A', weightG: { low: 1, likely: 2 }, sizeCm: { low: [1, 2, 3] } };
    expect(withValue(before, 'weightG.likely', 5)).toEqual({
      ...before,
      weightG: { low: 1, likely: 5 },
    });
    expect(withValue(before, 'sizeCm.low.1', 9)['sizeCm']).toEqual({ low: { 0: 1, 1: 9, 2: 3 } });
    expect(withValue({}, 'when.carriage', 'air')).toEqual({ when: { carriage: 'air' } });
  });

  it('names what is still missing, but never what is not asked for', () => {
    const { fields } = SETTING_PAGES['extra-services'];
    const empty = emptyValues(fields);
    expect(missingField(fields, empty)?.name).toBe('price_vnd');
    expect(missingField(fields, { ...empty, price_vnd: 1 })).toBeUndefined();
    expect(missingField(fields, { ...empty, per: 'goods', price_vnd: 1 })?.name).toBe(
      'basis_points',
    );
  });

  it('looks into the rows of a row', () => {
    const { fields } = SETTING_PAGES['service-fees'];
    const fee = { counted: 'item', minimumJpy: 1, tiers: [{ fromJpy: 0, fixedJpy: 0 }] };
    expect(missingField(fields, fee)?.name).toBe('tiers');
    const whole = { ...fee, tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints: 800 }] };
    expect(missingField(fields, whole)).toBeUndefined();
  });
});
