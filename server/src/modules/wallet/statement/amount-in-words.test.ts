import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { amountInWords } from './amount-in-words.ts';

const SHARED = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/vietnam/number-words-vectors.json',
);
const hasShared = existsSync(SHARED);
if (!hasShared) console.warn('SKIPPED: the number-word vectors are not beside the repository');

describe('an amount in words', () => {
  it.each([
    [2_500_000, 'hai triệu năm trăm nghìn đồng'],
    [1_000_104, 'một triệu một trăm linh bốn đồng'],
    [15_024, 'mười lăm nghìn không trăm hai mươi tư đồng'],
  ])('%i is read as people in the north read it', (amount, words) => {
    expect(amountInWords(dong(amount))).toBe(words);
  });

  it.skipIf(!hasShared)('agrees with every collected example', () => {
    const { vectors } = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      vectors: { n: number; words: string }[];
    };
    expect(vectors.length).toBeGreaterThan(20);
    for (const { n, words } of vectors) expect(amountInWords(dong(n))).toBe(words);
  });
});
