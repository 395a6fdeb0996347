import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text } from '../kit/shapes.ts';

export const readAccountCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/card/read-qr',
  access: 'customer',
  summary: 'Which bank account the text of a VietQR code names. Saves nothing.',
  body: Type.Object({ payload: Type.String({ minLength: 1, maxLength: 600 }) }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      card_no: Text,
      card_format: Type.Union([Type.Literal('account'), Type.Literal('card')]),
      bank_no: Text,
      bank: Type.Object({ atm_bin: Text, short_name: Text, vn_name: Text }),
      /** As the bank wrote it; most codes do not carry it. */
      card_name: Nullable(Text),
    }),
  }),
  refusals: [
    'wallet.qr-not-transfer',
    'wallet.qr-checksum',
    'wallet.qr-damaged',
    'wallet.qr-id-length',
    'wallet.qr-unknown-bank',
  ],
  limitPerMinute: 60,
});
