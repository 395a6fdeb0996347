import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';
import { vietQr } from '../wallet/index.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
});
afterAll(() => service.close());

const read = (payload: string) => service.asCustomer('POST', '/api/card/read-qr', { payload });
/** The NAPAS profile itself prints it: it says twelve of an account with thirteen digits. */
const MISPRINT =
  '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5';
const CODE = vietQr({ bin: '970436', accountNumber: '0011004099999' });

it('the code of a bank account fills in the form, and nothing is saved', async () => {
  const { status, body } = await read(` ${CODE} `);
  expect([status, body]).toEqual([
    200,
    {
      status: true,
      data: {
        card_no: '0011004099999',
        card_format: 'account',
        bank_no: '970436',
        bank: { atm_bin: '970436', short_name: 'Vietcombank', vn_name: expect.any(String) },
        card_name: null,
      },
    },
  ]);
  expect((await service.asCustomer('GET', '/api/card/user')).body.results).toEqual([]);
});

it.each([
  ['a wrong checksum', CODE.replace('970436', '970415'), 'wallet.qr-checksum', 'số kiểm tra'],
  ['a wrong length', MISPRINT, 'wallet.qr-damaged', 'độ dài'],
  [
    'an unknown bank',
    vietQr({ bin: '000000', accountNumber: '1' }),
    'wallet.qr-unknown-bank',
    '000000',
  ],
  ['something else', 'https://example.com', 'wallet.qr-not-transfer', 'không phải mã VietQR'],
])('%s gets a sentence of its own', async (_, payload, code, words) => {
  const { status, body } = await read(payload);
  expect([status, body.code]).toEqual([400, code]);
  expect(body.message).toContain(words);
});
