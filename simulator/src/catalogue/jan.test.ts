import { describe, expect, it } from 'vitest';
import { checkDigitOf, janOf } from './jan.ts';
import { kinds } from './kinds.ts';
import { makerOf } from './makers.ts';

describe('a bar code', () => {
  it.each([
    ['490123456789', 4],
    ['491234567890', 4],
    ['400638133393', 1],
    ['453453009320', 2],
    ['4912345', 6],
    ['000000000000', 0],
  ])('%s ends with %i', (body, digit) => expect(checkDigitOf(body)).toBe(digit));

  it('belongs to one thing alone, and is the same for ever', () => {
    const things = new Set(
      kinds.flatMap((kind) => kind.goods.map(([maker, model]) => `${maker}|${model}`)),
    );
    const codes = [...things].map((thing) => {
      const [maker = '', model = ''] = thing.split('|');
      return janOf(makerOf(maker), model);
    });
    expect(things.size).toBeGreaterThan(100);
    expect(new Set(codes).size).toBe(things.size);
    for (const code of codes) {
      expect(code).toMatch(/^49\d{11}$/);
      expect(checkDigitOf(code.slice(0, -1))).toBe(Number(code.at(-1)));
    }
    expect(janOf(makerOf('nikon'), 'FM2')).toBe(janOf(makerOf('nikon'), 'FM2'));
  });
});
