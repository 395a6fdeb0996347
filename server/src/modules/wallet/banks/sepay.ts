import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type BankTransaction, type Delivery, vietnamTime } from './bank-transaction.ts';
import { readJson } from './read-json.ts';
import { isSigned, refuseStale, singleHeader } from './signature.ts';

const Body = Compile(
  Type.Object({
    id: Type.Integer({ minimum: 1 }),
    transactionDate: Type.String(),
    accountNumber: Type.String({ minLength: 1, maxLength: 40 }),
    content: Type.String({ maxLength: 2_000 }),
    transferType: Type.Union([Type.Literal('in'), Type.Literal('out')]),
    transferAmount: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
    referenceCode: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  }),
);

/**
 * A delivery of SePay: `X-SePay-Signature: sha256=hex(HMAC-SHA256(secret, timestamp + "." + body))`, `X-SePay-Timestamp` in seconds,
 * at most five minutes old (facts 4.3). Refuses wallet.webhook-signature, -stale, -unreadable.
 */
export function readSepay(
  { headers, rawBody = '' }: Delivery,
  secret: string | undefined,
  now: Date,
): BankTransaction {
  refuseUnless(secret, 'wallet.webhook-signature');
  const timestamp = singleHeader(headers['x-sepay-timestamp']);
  const signature =
    /^sha256=([0-9a-f]{64})$/i.exec(singleHeader(headers['x-sepay-signature']))?.[1] ?? '';
  refuseUnless(
    isSigned('sha256', secret, `${timestamp}.${rawBody}`, signature),
    'wallet.webhook-signature',
  );
  refuseStale(/^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1_000 : Number.NaN, now);
  const body = readJson(rawBody);
  refuseUnless(Body.Check(body), 'wallet.webhook-unreadable');
  const transferredAt = vietnamTime(body.transactionDate);
  refuseUnless(transferredAt, 'wallet.webhook-unreadable');
  return {
    provider: 'sepay',
    accountNumber: body.accountNumber,
    providerReference: String(body.id),
    bankReference: body.referenceCode ?? '',
    direction: body.transferType,
    amount: dong(body.transferAmount),
    content: body.content,
    transferredAt,
    raw: rawBody,
  };
}
