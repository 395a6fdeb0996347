import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { type SentLine, sharedShipping } from './shared-shipping.ts';

const line = (
  id: string,
  sellerId: string | undefined,
  domestic: number | undefined,
  more: Partial<SentLine> = {},
): SentLine => ({
  id,
  site: 'rakuten',
  sellerId,
  isSentTogether: true,
  domesticShipping: domestic === undefined ? undefined : yen(domestic),
  ...more,
});

it.each([
  ['one line alone', [line('a', 'S', 500)], {}],
  ['two of one seller: the dearer pays', [line('a', 'S', 500), line('b', 'S', 800)], { a: 'b' }],
  ['equal ones: the first pays', [line('a', 'S', 500), line('b', 'S', 500)], { b: 'a' }],
  [
    'what nobody knows yet pays, it may be the dearest',
    [line('a', 'S', 500), line('b', 'S', undefined)],
    { a: 'b' },
  ],
  ['one that is sent for free', [line('a', 'S', 0), line('b', 'S', 500)], {}],
  ['two sellers', [line('a', 'S', 500), line('b', 'T', 500)], {}],
  [
    'one name on two sites is two sellers',
    [line('a', 'S', 500), line('b', 'S', 500, { site: 'shopping' })],
    {},
  ],
  ['sellers that nobody knows', [line('a', undefined, 500), line('b', undefined, 500)], {}],
  [
    'a site whose sellers send each alone',
    [
      line('a', 'S', 500, { isSentTogether: false }),
      line('b', 'S', 500, { isSentTogether: false }),
    ],
    {},
  ],
])('%s', (_, lines, shared) => {
  expect(Object.fromEntries(sharedShipping(lines))).toEqual(shared);
});

it('leaves exactly one payer for each seller, and never a cheaper one', () => {
  const domestic = fc.option(fc.nat(3_000), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('S', 'T', undefined), domestic), { maxLength: 8 }),
      (drawn) => {
        const lines = drawn.map(([seller, charged], index) => line(`${index}`, seller, charged));
        const paidBy = sharedShipping(lines);
        for (const seller of ['S', 'T']) {
          const own = lines.filter(
            ({ sellerId, domesticShipping }) => sellerId === seller && domesticShipping !== 0,
          );
          expect(own.filter(({ id }) => !paidBy.has(id)).length).toBe(Math.min(1, own.length));
        }
        for (const [free, payer] of paidBy) {
          const charge = (asked: string) =>
            lines.find(({ id }) => id === asked)?.domesticShipping ?? Number.POSITIVE_INFINITY;
          expect(charge(payer)).toBeGreaterThanOrEqual(charge(free));
        }
      },
    ),
  );
});
