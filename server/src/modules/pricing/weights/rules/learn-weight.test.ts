import { describe, expect, it } from 'vitest';
import { learn, OF_MODEL, type Weighed } from './learn-weight.ts';

const weighed = (weightG: number, customer: number): Weighed => ({
  customerId: `customer ${customer}`,
  weightG,
  sizeCm: [Math.ceil(weightG / 50), 10, 5],
});
/** Each of a customer of its own. */
const things = (...grams: number[]): Weighed[] => grams.map((one, index) => weighed(one, index));

describe('what is learned of a model', () => {
  it('is nothing from too few things', () => {
    expect(learn(things(700, 710, 720, 730, 740, 750, 760), OF_MODEL)).toBeUndefined();
  });

  it('is the middle of what was seen: what is far off at both ends is left out', () => {
    const rule = learn(things(20, 700, 710, 720, 730, 740, 750, 9_000), OF_MODEL);
    expect(rule?.weightG).toEqual({ low: 700, likely: 720, high: 750 });
    expect(rule?.samples).toBe(8);
  });

  it('leaves out a tenth at each end of many things', () => {
    const grams = Array.from({ length: 50 }, (_, index) => 1_000 + index);
    expect(learn(things(...grams), OF_MODEL)?.weightG).toEqual({
      low: 1_005,
      likely: 1_024,
      high: 1_044,
    });
  });

  it('has boxes that were really seen, by their volume', () => {
    const rule = learn(things(500, 600, 700, 800, 900, 1_000, 1_100, 1_200), OF_MODEL);
    expect(rule?.sizeCm).toEqual({ low: [12, 10, 5], likely: [16, 10, 5], high: [22, 10, 5] });
  });

  it('is not what one customer sends again and again', () => {
    const own = Array.from({ length: 60 }, () => weighed(5_000, 99));
    expect(learn(own, OF_MODEL)).toBeUndefined();
    const honest = things(700, 705, 710, 715, 720, 725, 730, 735, 740, 745);
    const rule = learn([...own, ...honest], OF_MODEL);
    expect(rule?.samples).toBe(13);
    expect(rule?.weightG.likely).toBeLessThan(750);
  });
});
