import { createHmac } from 'node:crypto';
import type { Transfer } from './transfer.ts';

export interface Reporting {
  webhookUrl: string | undefined;
  secret: string;
  cassoWebhookUrl: string | undefined;
  cassoKey: string;
  payosWebhookUrl: string | undefined;
  payosKey: string;
}

export interface Report {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** The webhook of a transfer in its provider's shape, signed for this very moment; undefined when nobody listens. */
export function reportOf(
  transfer: Transfer,
  reporting: Reporting,
  realNowMs: number,
): Report | undefined {
  if (transfer.provider === 'payos') return payos(transfer, reporting);
  return transfer.provider === 'sepay'
    ? sepay(transfer, reporting, realNowMs)
    : casso(transfer, reporting, realNowMs);
}

function sepay(
  transfer: Transfer,
  { webhookUrl, secret }: Reporting,
  nowMs: number,
): Report | undefined {
  if (webhookUrl === undefined) return undefined;
  const body = JSON.stringify({
    id: transfer.id,
    gateway: 'Vietcombank',
    transactionDate: vietnamTime(transfer.atMs),
    accountNumber: transfer.accountNumber,
    subAccount: null,
    code: null,
    content: transfer.content,
    transferType: transfer.direction,
    description: '',
    transferAmount: transfer.amount,
    accumulated: 0,
    referenceCode: transfer.reference,
  });
  const timestamp = String(Math.floor(nowMs / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    url: webhookUrl,
    body,
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    },
  };
}

function casso(
  transfer: Transfer,
  { cassoWebhookUrl, cassoKey }: Reporting,
  nowMs: number,
): Report | undefined {
  if (cassoWebhookUrl === undefined) return undefined;
  const data = {
    accountNumber: transfer.accountNumber,
    amount: transfer.direction === 'in' ? transfer.amount : -transfer.amount,
    bankAbbreviation: 'VCB',
    bankName: 'Vietcombank',
    counterAccountBankId: '970436',
    counterAccountBankName: 'Vietcombank',
    counterAccountName: transfer.payer,
    counterAccountNumber: '0011004099999',
    description: transfer.content,
    id: transfer.id,
    reference: transfer.reference,
    runningBalance: 0,
    transactionDateTime: vietnamTime(transfer.atMs),
    virtualAccountName: '',
    virtualAccountNumber: '',
  };
  // Keys stand in sorted order already: what is signed is the body itself, as JavaScript writes it.
  const body = JSON.stringify({ data, error: 0 });
  const signature = createHmac('sha512', cassoKey).update(`${nowMs}.${body}`).digest('hex');
  return {
    url: cassoWebhookUrl,
    body,
    headers: {
      'content-type': 'application/json',
      'x-casso-signature': `t=${nowMs},v1=${signature}`,
    },
  };
}

function payos(transfer: Transfer, { payosWebhookUrl, payosKey }: Reporting): Report | undefined {
  if (payosWebhookUrl === undefined) return undefined;
  const data = {
    accountNumber: transfer.accountNumber,
    amount: transfer.amount,
    code: '00',
    counterAccountBankId: '970436',
    counterAccountBankName: null,
    counterAccountName: transfer.payer,
    counterAccountNumber: '0011004099999',
    currency: 'VND',
    desc: 'success',
    description: transfer.content,
    orderCode: transfer.orderCode ?? 0,
    paymentLinkId: String(transfer.orderCode).padStart(32, '0'),
    reference: transfer.reference,
    transactionDateTime: vietnamTime(transfer.atMs),
    virtualAccountName: '',
    virtualAccountNumber: '',
  };
  const body = JSON.stringify({
    code: '00',
    desc: 'success',
    success: true,
    data,
    signature: payosSignature(payosKey, data),
  });
  return { url: payosWebhookUrl, body, headers: { 'content-type': 'application/json' } };
}

/** HMAC over `name=value` joined by `&`, in the order of the names. */
export const payosSignature = (
  key: string,
  data: Readonly<Record<string, string | number | null>>,
): string =>
  createHmac('sha256', key)
    .update(
      Object.keys(data)
        .sort()
        .map((name) => `${name}=${data[name] ?? ''}`)
        .join('&'),
    )
    .digest('hex');

/** `YYYY-MM-DD HH:mm:ss` in Vietnam. */
export const vietnamTime = (ms: number): string =>
  new Date(ms + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
