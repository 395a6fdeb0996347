import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dong } from '../../../../kernel/money.ts';
import { vietQr } from './vietqr.ts';

const SHARED = path.resolve(
  import.meta.dirname,
  '../../../../../../../shared/data/vietnam/vietqr-vectors.json',
);
const hasShared = existsSync(SHARED);
if (!hasShared) console.warn('SKIPPED: the VietQR vectors are not beside the repository');

const MINE = [
  ['static_account_corrected', { bin: '970403', accountNumber: '0011012345678' }],
  [
    'napas_spec_6.1.2_static_card',
    { bin: '970403', accountNumber: '9704031101234567', format: 'card' },
  ],
  [
    'subiz_mb_note',
    {
      bin: '970422',
      accountNumber: '0023457923442',
      amount: dong(40_123),
      content: 'test text string',
    },
  ],
  [
    'subiz_mb_vn_note',
    {
      bin: '970422',
      accountNumber: '0023457923442',
      amount: dong(40_123),
      content: 'chuyển khoản',
    },
  ],
  [
    'xuannghia_acb_dynamic_1000',
    { bin: '970416', accountNumber: '257678859', amount: dong(1_000), content: 'Chuyen tien' },
  ],
  [
    'napas_spec_6.1.3_dynamic_account',
    {
      bin: '970403',
      accountNumber: '0011012345678',
      amount: dong(180_000),
      content: 'thanh toan don hang',
      billNumber: 'NPS6869',
    },
  ],
  ['xuannghia_acb_static', { bin: '970416', accountNumber: '257678859' }],
] as const;

describe.skipIf(!hasShared)('a VietQR code', () => {
  it.each(MINE)('is exactly the published one: %s', (name, order) => {
    const { vectors } = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      vectors: { name: string; payload: string }[];
    };
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
    expect(() => vietQr(order)).toThrow(
      expect.objectContaining({
        code: 'wallet.qr-id-length',
        sentence: 'Độ dài id tổ chức thụ hưởng không chính xác',
      }) as Error,
    );
  });

  it('has no amount when it is zero, and cuts a purpose at 25 characters', () => {
    expect(vietQr({ bin: '970436', accountNumber: '1', amount: dong(0) })).not.toContain('5401');
    expect(
      vietQr({ bin: '970436', accountNumber: '1', content: '0912345678 QA ODN and much more' }),
    ).toContain('62290825 0912345678 QA ODN and muc'.replace(' ', ''));
  });
});
