import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Measures, stacked, storedDays } from './parcel.ts';

const side = fc.integer({ min: 1, max: 200 });
const measures: fc.Arbitrary<Measures> = fc.record({
  weightG: fc.integer({ min: 1, max: 30_000 }),
  lengthCm: side,
  widthCm: side,
  heightCm: side,
});

describe('parcels of one order', () => {
  it('weigh together what they weigh one by one, and the stack holds each of them', () => {
    fc.assert(
      fc.property(fc.array(measures, { minLength: 1, maxLength: 8 }), (parcels) => {
        const whole = stacked(parcels);
        expect(whole.weightG).toBe(parcels.reduce((sum, { weightG }) => sum + weightG, 0));
        const volume = ({ lengthCm, widthCm, heightCm }: Measures) => lengthCm * widthCm * heightCm;
        expect(volume(whole)).toBeGreaterThanOrEqual(
          parcels.reduce((sum, parcel) => sum + volume(parcel), 0),
        );
      }),
    );
  });

  it.each([
    ['2026-11-01T00:00:00Z', '2026-11-11T00:00:00Z', 10],
    ['2026-11-01T00:00:00Z', '2026-11-10T23:59:59Z', 9],
    ['2026-11-20T00:00:00Z', undefined, 1],
    ['2026-11-22T00:00:00Z', undefined, 0],
  ])('received %s and sent %s have been stored %s days', (received, exported, days) => {
    const parcel = {
      receivedAt: new Date(received),
      exportedAt: exported ? new Date(exported) : undefined,
    };
    expect(storedDays([parcel], new Date('2026-11-21T12:00:00Z'))).toBe(days);
  });

  it('count by the one that was stored longest', () => {
    const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
    expect(
      storedDays(
        [
          { receivedAt: at('01'), exportedAt: at('03') },
          { receivedAt: at('02'), exportedAt: at('09') },
        ],
        at('20'),
      ),
    ).toBe(7);
  });
});
