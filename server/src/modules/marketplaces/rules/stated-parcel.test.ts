import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatedParcel } from './stated-parcel.ts';

describe('what the seller says of the parcel', () => {
  it.each([
    ['本体重量：約540g', 540],
    ['重さ 1.25kg です', 1250],
    ['重量:１，２００ｇ', 1200],
    ['質量 約3キロ', 3000],
    ['重量 0.5 kg', 500],
    ['重量 99.5g', 100],
    ['50gの粉末', undefined],
    ['重量 900kg', undefined],
    ['重量は不明です', undefined],
  ])('weight of "%s" is %s g', (text, weightG) =>
    expect(readStatedParcel([text]).weightG).toBe(weightG),
  );

  it.each([
    ['サイズ 30×20×10cm', [30, 20, 10]],
    ['約W300 x D205 x H99 mm', [30, 21, 10]],
    ['縦12cm×横8cm×高さ5cm', [12, 8, 5]],
    ['幅 30 × 奥行 20 × 高さ 10 センチ', [30, 20, 10]],
    ['30×20cm', undefined],
    ['5000×2×2cm', undefined],
  ])('size of "%s" is %j', (text, size) => expect(readStatedParcel([text]).sizeCm).toEqual(size));

  it.each([
    ['ゆうパック80サイズで発送します', 80],
    ['宅急便 １２０サイズ', 120],
    ['靴 80サイズ', undefined],
  ])('class of "%s" is %s', (text, sides) =>
    expect(readStatedParcel([text]).sidesTogetherCm).toBe(sides),
  );

  it.each(['1', '1mm', '10x', '重量'])(
    '"%s" before a gap of any length is read at once',
    (figure) => {
      const startedMs = performance.now();
      expect(readStatedParcel([`${figure}${' '.repeat(40_000)}`, '重さ 200g'])).toMatchObject({
        weightG: 200,
        sizeCm: undefined,
      });
      expect(performance.now() - startedMs).toBeLessThan(1_000);
    },
  );

  it('is found in any of the texts, and nothing is made up', () => {
    expect(readStatedParcel(['', '重量 200g', 'ゆうパック60サイズ'])).toEqual({
      weightG: 200,
      sizeCm: undefined,
      sidesTogetherCm: 60,
    });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { weightG, sizeCm } = readStatedParcel([text]);
        for (const figure of [weightG ?? 1, ...(sizeCm ?? [])])
          expect(Number.isSafeInteger(figure) && figure > 0).toBe(true);
      }),
    );
  });
});
