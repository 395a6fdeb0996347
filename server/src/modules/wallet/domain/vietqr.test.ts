import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { amountInWords } from './amount-in-words.ts';
import { vietQr } from './vietqr.ts';

const SHARED = path.resolve(import.meta.dirname, '../../../../../../shared/data/vietnam');
const hasShared = existsSync(SHARED);
if (!hasShared) console.warn('SKIPPED: the VietQR and number-word vectors are not beside the repository');
const shared = <T>(name: string): T => JSON.parse(readFileSync(path.join(SHARED, name), 'utf8')) as T;

const MINE = [
  ['static_account_corrected', { bin: '970403', accountNumber: '0011012345678' }],
  ['subiz_mb_note', { bin: '970422', accountNumber: '0023457923442', amount: dong(40_123), content: 'test text string' }],
  ['subiz_mb_vn_note', { bin: '970422', accountNumber: '0023457923442', amount: dong(40_123), content: 'chuyển khoản' }],
  ['xuannghia_acb_dynamic_1000', { bin: '970416', accountNumber: '257678859', amount: dong(1_000), content: 'Chuyen tien' }],
  ['xuannghia_acb_static', { bin: '970416', accountNumber: '257678859' }],
] as const;

describe.skipIf(!hasShared)('a VietQR code', () => {
  it.each(MINE)('is exactly the published one: %s', (name, order) => {
    const { vectors } = shared<{ vectors: { name: string; payload: string }[] }>('vietqr-vectors.json');
    expect(vietQr(order)).toBe(vectors.find((vector) => vector.name === name)?.payload);
  });
});

describe('a VietQR code', () => {
  it.each([
    [{ bin: '97043', accountNumber: '1' }],
    [{ bin: '9704361', accountNumber: '1' }],
    [{ bin: '970436', accountNumber: '' }],
    [{ bin: '970436', accountNumber: '1'.repeat(20) }],
  ])('is refused for %o', (order) => {
    expect(() => vietQr(order)).toThrow(expect.objectContaining({ sentence: 'Độ dài id tổ chức thụ hưởng không chính xác' }) as Error);
  });

  it('has no amount when it is zero, and cuts a purpose at 25 characters', () => {
    expect(vietQr({ bin: '970436', accountNumber: '1', amount: dong(0) })).not.toContain('5401');
    expect(vietQr({ bin: '970436', accountNumber: '1', content: '0912345678 QA ODN and much more' })).toContain('62290825 0912345678 QA ODN and muc'.replace(' ', ''));
  });
});

describe.skipIf(!hasShared)('an amount in words', () => {
  it('is read as people in the north read it', () => {
    const { vectors } = shared<{ vectors: { n: number; words: string }[] }>('number-words-vectors.json');
    expect(vectors.length).toBeGreaterThan(20);
    for (const { n, words } of vectors) expect(amountInWords(dong(n))).toBe(words);
  });
});
