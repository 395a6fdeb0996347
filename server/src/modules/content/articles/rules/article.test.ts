import { expect, it } from 'vitest';
import { articleStateOf, picturesIn } from './article.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
it.each([
  [false, 1, undefined, 'draft'],
  [true, 5, undefined, 'shown'],
  [true, 6, undefined, 'planned'],
  [true, 1, 5, 'over'],
  [true, 1, 6, 'shown'],
] as const)(
  'published %s from day %s until %s is %s on day 5',
  (isPublished, from, until, state) => {
    const ends = until === undefined ? undefined : at(until);
    expect(articleStateOf({ isPublished, from: at(from), until: ends }, at(5))).toBe(state);
  },
);

it('finds each picture of a text with its words, and knows one that is not ours', () => {
  const id = '0198a000-0000-4000-8000-0000000000f1';
  const text = `Chữ ![ Kho Nhật ](/api/pictures/${id}?w=800&h=600)\n\n![](https://x.test/a.png)`;
  expect(picturesIn(text)).toEqual([
    { picture: { id, width: 800, height: 600 }, alt: 'Kho Nhật' },
    { picture: undefined, alt: '' },
  ]);
});
