import { expect, it } from 'vitest';
import { MOST_OF_A_NAME, wholeCrowd } from './whole-crowd.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => index);

it('is everybody, or nobody at all: never the first of too many', () => {
  expect(wholeCrowd(people(MOST_OF_A_NAME))).toHaveLength(MOST_OF_A_NAME);
  expect(() => wholeCrowd(people(MOST_OF_A_NAME + 1))).toThrow(
    expect.objectContaining({ code: 'request.too-many-customers' }),
  );
});
