import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { SignInReply } from './identity.ts';

const qrId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** What the phone may know of the browser that shows the code. */
export const QrPlace = Type.Object({
  /** `Chrome`, `Firefox` …; empty when its name says nothing. */
  browser: Type.String(),
  system: Type.String(),
  /** Enough of the address to recognise a network: `113.161.*.*`. */
  address: Type.String(),
  /** Whether both reach us from the same network, as far as an address tells. */
  network: Type.Union([Type.Literal('same'), Type.Literal('other')]),
});

export const generateQrEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/authen/qr/generate',
  access: 'anyone',
  summary:
    'A code by which a signed-in phone can sign this browser in: 120 seconds, once, for the key that proves itself here.',
  reply: Type.Object({
    ...DoneReply.properties,
    qr_id: qrId,
    /** The address inside the code. */
    content: Type.String(),
    /** Seconds. */
    expires_in: Type.Integer(),
  }),
  limitPerMinute: 60,
});

export const waitForQrEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/authen/qr/waiting-scan',
  access: 'anyone',
  summary:
    'What became of the code: answers when it is other than `seen`, or after 25 seconds at most. Only for the key that made it.',
  body: Type.Object({
    qr_id: qrId,
    seen: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('scanned')])),
  }),
  reply: Type.Object({
    ...Type.Partial(SignInReply).properties,
    ...DoneReply.properties,
    state: Type.Union([
      Type.Literal('waiting'),
      Type.Literal('scanned'),
      Type.Literal('approved'),
      Type.Literal('refused'),
    ]),
    /** Two digits to type on the phone, from the moment it was scanned. */
    match_number: Type.Optional(Type.String()),
  }),
  answersLate: true,
  refusals: ['identity.qr-over'],
});

export const scanQrEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/authen/qr/scan',
  access: 'customer',
  summary:
    'The phone scanned the code: tells where it is shown, and lets the browser show the number to type. The first account to scan keeps it.',
  body: Type.Object({ qr_id: qrId }),
  reply: Type.Object({ ...DoneReply.properties, place: QrPlace, expires_in: Type.Integer() }),
  refusals: ['identity.qr-over'],
});

export const approveQrEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/authen/qr/approve',
  access: 'customer',
  summary:
    'Signs the browser in when the number is the one it shows, or refuses it (`allow` false).',
  body: Type.Object({
    qr_id: qrId,
    allow: Type.Boolean(),
    number: Type.Optional(Type.String({ maxLength: 10 })),
  }),
  reply: DoneReply,
  refusals: ['identity.qr-over', 'identity.qr-wrong-number', 'identity.qr-number-spent'],
});
