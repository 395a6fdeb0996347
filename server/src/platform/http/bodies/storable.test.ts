import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storable } from './storable.ts';

const read = (body: unknown): unknown => {
  const text = JSON.stringify(body);
  return storable(JSON.parse(text), text);
};

describe('a body', () => {
  it.each([
    [{ note: 'half an emoji \ud83d' }, { note: 'half an emoji \ufffd' }],
    [
      { quotes: [{ name: '\ude00 first' }, 'x\ud800'] },
      { quotes: [{ name: '\ufffd first' }, 'x\ufffd'] },
    ],
    ['\ud800', '\ufffd'],
    [
      { note: 'whole 🎁 and \\u0000 as letters, \\ud800 too' },
      { note: 'whole 🎁 and \\u0000 as letters, \\ud800 too' },
    ],
    [
      [null, 1, true, { deep: [] }, '\\ud83d'],
      [null, 1, true, { deep: [] }, '\\ud83d'],
    ],
  ])('%j can be kept as %j', (given, kept) => expect(read(given)).toEqual(kept));

  it('stays as it is when every text of it is whole, however deep it goes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const text = JSON.stringify(given);
        expect(storable(JSON.parse(text), `${text}\\ud83d`)).toEqual(
          JSON.parse(text.toWellFormed()),
        );
      }),
    );
    const depth = 50_000;
    const text = `${'['.repeat(depth)}"\\ud83d"${']'.repeat(depth)}`;
    expect(() => storable(JSON.parse(text), text)).not.toThrow();
  });
});
