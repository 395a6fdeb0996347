import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVietQr } from './vietqr.ts';

const SHARED = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/vietnam/vietqr-vectors.json',
);
const hasShared = existsSync(SHARED);
if (!hasShared) console.warn('SKIPPED: the VietQR vectors are not beside the repository');

describe('the bank app', () => {
  it('reads account, amount and content', () => {
    expect(
      readVietQr(
        '00020101021238570010A00000072701270006970422011300234579234420208QRIBFTTA53037045405401235802VN62200816test text string6304D9C6',
      ),
    ).toEqual({
      bin: '970422',
      accountNumber: '0023457923442',
      amount: 40_123,
      content: 'test text string',
    });
  });

  it.each([
    '',
    'x',
    '6304',
    '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5',
  ])('refuses %j', (text) => {
    expect(() => readVietQr(text)).toThrow(/Mã QR|không phải/);
  });

  it.skipIf(!hasShared)('takes every published code that is right, and none that is not', () => {
    const { vectors } = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      vectors: { name: string; payload: string; valid: boolean }[];
    };
    const isTaken = (payload: string): boolean => {
      try {
        return readVietQr(payload).bin.length === 6;
      } catch {
        return false;
      }
    };
    for (const { name, payload, valid } of vectors) expect(isTaken(payload), name).toBe(valid);
  });
});
