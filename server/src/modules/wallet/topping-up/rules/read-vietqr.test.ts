import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '../../../../kernel/money.ts';
import { refusalOf } from '../../../../../test-support/refusal-of.ts';
import { readVietQr } from './read-vietqr.ts';
import { checksum, vietQr } from './vietqr.ts';

const SHARED = path.resolve(
  import.meta.dirname,
  '../../../../../../../shared/data/vietnam/vietqr-vectors.json',
);
const hasShared = existsSync(SHARED);
if (!hasShared) console.warn('SKIPPED: the VietQR vectors are not beside the repository');

const refused = (text: string) => refusalOf(Promise.resolve(text).then(readVietQr));
const published = (): { name: string; payload: string; valid: boolean }[] =>
  JSON.parse(readFileSync(SHARED, 'utf8')).vectors;

/** A code with its own right checksum, whatever stands in it. */
const signed = (body: string): string => `${body}6304${checksum(`${body}6304`)}`;
const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value;
const transfer = (bin: string, account: string, service = 'QRIBFTTA', guid = 'A000000727') =>
  signed(
    '000201' +
      field(
        '38',
        field('00', guid) +
          field('01', field('00', bin) + field('01', account)) +
          field('02', service),
      ) +
      '5303704',
  );
const GOOD = transfer('970436', '0011004099999');

describe.skipIf(!hasShared)('a published VietQR code', () => {
  it('is read, and a wrong one is refused for its own reason', async () => {
    for (const { name, payload, valid } of published()) {
      expect(await refused(payload), name).toBe(valid ? 'none' : REASONS[name]);
    }
  });

  it('tells the account, the amount, the purpose and the number of the bill', () => {
    const { payload } = published().find(({ name }) => name.startsWith('napas_spec_6.1.3')) ?? {};
    expect(readVietQr(payload ?? '')).toEqual({
      bin: '970403',
      accountNumber: '0011012345678',
      format: 'account',
      amount: 180_000,
      content: 'thanh toan don hang',
      billNumber: 'NPS6869',
    });
  });
});
const REASONS: Record<string, string> = {
  'napas_spec_6.1.1_errata': 'wallet.qr-damaged',
  xuannghia_bad_crc: 'wallet.qr-checksum',
};

describe('the reader of VietQR codes', () => {
  it.each([
    ['nothing', '', 'wallet.qr-not-transfer'],
    ['a link', 'https://example.com/pay?id=1', 'wallet.qr-not-transfer'],
    ['a digit changed', GOOD.replace('970436', '970437'), 'wallet.qr-checksum'],
    ['the end cut off', GOOD.slice(0, -1), 'wallet.qr-checksum'],
    ['a length too long', signed('0002015399704'), 'wallet.qr-damaged'],
    ['a length of zero', signed('0002015300'), 'wallet.qr-damaged'],
    ['the code of a shop', signed('000201260800041234'), 'wallet.qr-not-transfer'],
    [
      'another network',
      transfer('970436', '1', 'QRIBFTTA', 'A000000999'),
      'wallet.qr-not-transfer',
    ],
    ['another service', transfer('970436', '1', 'QRPUSH'), 'wallet.qr-not-transfer'],
    ['a bank of five digits', transfer('97043', '1'), 'wallet.qr-id-length'],
    ['an account of twenty', transfer('970436', '1'.repeat(20)), 'wallet.qr-id-length'],
  ])('refuses %s', async (_, text, code) => {
    expect(await refused(text)).toBe(code);
  });

  it('takes blanks around, a checksum in small letters and a name with diacritics', () => {
    const named = signed(`${GOOD.slice(0, -8)}5906Đỗ Văn`);
    expect(readVietQr(` ${GOOD.slice(0, -4)}${GOOD.slice(-4).toLowerCase()}\n`).bin).toBe('970436');
    expect(readVietQr(named)).toMatchObject({ accountNumber: '0011004099999', holder: 'Đỗ Văn' });
  });

  it('reads what the writer wrote', () => {
    const orders = fc.record({
      bin: fc.stringMatching(/^\d{6}$/),
      accountNumber: fc.stringMatching(/^[0-9A-Z]{1,19}$/),
      format: fc.constantFrom('account' as const, 'card' as const),
      amount: fc.integer({ min: 1, max: 9_999_999_999 }).map(dong),
      content: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
      billNumber: fc.stringMatching(/^[A-Z0-9]{1,25}$/),
    });
    fc.assert(
      fc.property(orders, (order) => {
        expect(readVietQr(vietQr(order))).toEqual(order);
      }),
    );
  });
});
