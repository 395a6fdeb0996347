import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Dong, dong } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { HttpClient } from '../../../platform/outside/http-client.ts';
import {
  type BankTransaction,
  COUNTER_ACCOUNT,
  type Delivery,
  senderOf,
  vietnamTime,
} from './bank-transaction.ts';
import { readJson } from './read-json.ts';
import { isSigned } from './signature.ts';

// payOS collects one payment under a number of ours (payos.vn/docs, payOSHQ/payos-lib-node). Its messages carry no time: what is repeated is known by its reference.

export interface PayosCredentials {
  readonly clientId: string;
  readonly apiKey: string;
  readonly checksumKey: string;
}

/** What a payment is asked with. `content` has 25 letters at most. */
export interface PayosRequest {
  readonly orderCode: number;
  readonly amount: Dong;
  readonly content: string;
  /** Where a browser is led from their own page; ours is not their page, but they ask for it. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** How the customer pays it. */
export interface PayosLink {
  readonly bin: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly content: string;
  /** Text of the QR code. */
  readonly payload: string;
}

const Webhook = Compile(
  Type.Object({
    data: Type.Object({
      orderCode: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      amount: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
      description: Type.String({ maxLength: 2_000 }),
      accountNumber: Type.String({ minLength: 1, maxLength: 40 }),
      reference: Type.String({ minLength: 1, maxLength: 200 }),
      transactionDateTime: Type.String(),
      currency: Type.Literal('VND'),
      ...COUNTER_ACCOUNT,
    }),
    signature: Type.String({ maxLength: 200 }),
  }),
);
const Signed = Compile(
  Type.Object({
    data: Type.Record(Type.String(), Type.Unknown()),
    signature: Type.String({ maxLength: 200 }),
  }),
);

const Created = Compile(
  Type.Object({
    code: Type.Literal('00'),
    data: Type.Object({
      bin: Type.String({ minLength: 6, maxLength: 6 }),
      accountNumber: Type.String({ minLength: 1, maxLength: 40 }),
      accountName: Type.String({ maxLength: 200 }),
      amount: Type.Integer(),
      description: Type.String({ maxLength: 200 }),
      orderCode: Type.Integer(),
      qrCode: Type.String({ minLength: 1, maxLength: 1_000 }),
    }),
    signature: Type.String({ maxLength: 200 }),
  }),
);

/** A payment that payOS reports: signed over its data with sorted keys. Refuses `wallet.webhook-signature` and `-unreadable`. */
export function readPayos(
  { rawBody = '' }: Pick<Delivery, 'rawBody'>,
  key: string | undefined,
): BankTransaction {
  refuseUnless(key, 'wallet.webhook-signature');
  const body = readJson(rawBody);
  refuseUnless(
    Signed.Check(body) && isSigned('sha256', key, signedText(body.data), body.signature),
    'wallet.webhook-signature',
  );
  refuseUnless(Webhook.Check(body), 'wallet.webhook-unreadable');
  const { data } = body;
  const transferredAt = vietnamTime(data.transactionDateTime);
  refuseUnless(transferredAt, 'wallet.webhook-unreadable');
  const sender = senderOf(data);
  return {
    provider: 'payos',
    accountNumber: data.accountNumber,
    providerReference: `${data.orderCode}:${data.reference}`,
    bankReference: data.reference,
    direction: 'in',
    amount: dong(data.amount),
    content: data.description,
    transferredAt,
    raw: rawBody,
    orderCode: data.orderCode,
    ...(sender && { sender }),
  };
}

/** Asks payOS to collect a payment. Undefined when they refuse it; `Outage` when they do not answer as they should, or somebody else answers. */
export async function askPayos(
  client: HttpClient,
  { clientId, apiKey, checksumKey }: PayosCredentials,
  asked: PayosRequest,
): Promise<PayosLink | undefined> {
  const signed = {
    amount: asked.amount,
    cancelUrl: asked.returnUrl,
    description: asked.content,
    orderCode: asked.orderCode,
    returnUrl: asked.returnUrl,
  };
  const answer = await client.send({
    method: 'POST',
    path: '/v2/payment-requests',
    isWrite: true,
    headers: { 'content-type': 'application/json', 'x-client-id': clientId, 'x-api-key': apiKey },
    body: JSON.stringify({
      ...signed,
      expiredAt: Math.floor(asked.expiresAt.getTime() / 1_000),
      signature: hmac(checksumKey, signedText(signed)),
    }),
  });
  if (answer.status >= 400 && answer.status < 500) return undefined;
  const body = answer.json();
  if (isTurnedDown(body)) return undefined;
  const isTheirs =
    Created.Check(body) &&
    isSigned('sha256', checksumKey, signedText(body.data), body.signature) &&
    body.data.orderCode === asked.orderCode &&
    body.data.amount === asked.amount;
  if (!isTheirs)
    throw new Outage('payos', 'broken', 'a payment request was answered with something else');
  const { bin, accountNumber, accountName, description, qrCode } = body.data;
  return { bin, accountNumber, holder: accountName, content: description, payload: qrCode };
}

const isTurnedDown = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code !== '00';

const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** `a=1&b=2` in the order of the names; null is empty, lists are JSON. */
function signedText(data: Readonly<Record<string, unknown>>): string {
  return Object.keys(data)
    .sort()
    .map((name) => {
      const value = data[name];
      return `${name}=${value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    })
    .join('&');
}
