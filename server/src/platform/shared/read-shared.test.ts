import { describe, expect, it } from 'vitest';
import { isRecord, readShared } from './read-shared.ts';

describe('what others wrote', () => {
  it.each([
    ['{"n":1}', { n: 1 }],
    ['{"n":', undefined],
    ['', undefined],
    ['null', undefined],
    ['1', undefined],
  ])('is read where it is of the shape: %s', (text, read) => {
    expect(readShared(text, isRecord)).toEqual(read);
  });
});
