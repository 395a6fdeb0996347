import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import {
  type BankTransaction,
  COUNTER_ACCOUNT,
  type Delivery,
  senderOf,
  vietnamTime,
} from './bank-transaction.ts';
import { readJson } from './read-json.ts';
import { isSigned, refuseStale, singleHeader } from './signature.ts';

const MOST = 1_000_000_000_000;

const Body = Compile(
  Type.Object({
    error: Type.Literal(0),
    data: Type.Object({
      id: Type.Union([Type.Integer({ minimum: 0 }), Type.String({ minLength: 1, maxLength: 100 })]),
      reference: Type.String({ maxLength: 200 }),
      description: Type.String({ maxLength: 2_000 }),
      /** Below zero: money that left. */
      amount: Type.Integer({ minimum: -MOST, maximum: MOST }),
      transactionDateTime: Type.String(),
      accountNumber: Type.String({ minLength: 1, maxLength: 40 }),
      ...COUNTER_ACCOUNT,
    }),
  }),
);

/**
 * A delivery of Casso's webhook V2: `X-Casso-Signature: t=<ms>,v1=hex(HMAC-SHA512(key, t + "." + JSON with sorted keys))`. The provider's
 * own samples write accents and slashes in different ways, so any of them counts (facts 4.3). Refuses as the SePay one.
 */
export function readCasso(
  { headers, rawBody = '' }: Delivery,
  key: string | undefined,
  now: Date,
): BankTransaction {
  refuseUnless(key, 'wallet.webhook-signature');
  const [, timestamp = '', signature = ''] =
    /^t=(\d{1,15}),v1=([0-9a-f]{128})$/i.exec(singleHeader(headers['x-casso-signature'])) ?? [];
  const body = readJson(rawBody);
  const isTheirs = spellings(JSON.stringify(sorted(body))).some((text) =>
    isSigned('sha512', key, `${timestamp}.${text}`, signature),
  );
  refuseUnless(isTheirs, 'wallet.webhook-signature');
  refuseStale(Number(timestamp), now);
  refuseUnless(Body.Check(body), 'wallet.webhook-unreadable');
  const { data } = body;
  const transferredAt = vietnamTime(data.transactionDateTime);
  refuseUnless(transferredAt, 'wallet.webhook-unreadable');
  const sender = senderOf(data);
  return {
    provider: 'casso',
    accountNumber: data.accountNumber,
    // The sample transaction of their test button has the id 0.
    providerReference: data.id === 0 ? `reference:${data.reference}` : String(data.id),
    bankReference: data.reference,
    direction: data.amount < 0 ? 'out' : 'in',
    amount: dong(Math.abs(data.amount)),
    content: data.description,
    transferredAt,
    raw: rawBody,
    ...(sender && { sender }),
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/** As JavaScript writes it, as Python does (`\u00e1`), and as PHP does (that and `\/`). */
function spellings(json: string): string[] {
  const escaped = json.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [...new Set([json, escaped, escaped.replaceAll('/', '\\/'), json.replaceAll('/', '\\/')])];
}
