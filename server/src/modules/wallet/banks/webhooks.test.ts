import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './bank-transaction.ts';
import { readCasso } from './casso.ts';
import { readPayos } from './payos.ts';
import { readSepay } from './sepay.ts';

const SAMPLES = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/vietnam/webhook-and-carrier-samples.json',
);
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('SKIPPED: the webhook samples are not beside the repository');

const NOW = new Date('2026-11-21T05:00:00Z');
const SECRET = 'a secret';
const body = {
  id: 92_704,
  gateway: 'Vietcombank',
  transactionDate: '2026-11-21 11:59:33',
  accountNumber: '1017588888',
  content: '0912345678 QA ODN chuyển tiền',
  transferType: 'in',
  transferAmount: 5_000_000,
  referenceCode: 'FT1',
};

function sepay(
  given: unknown = body,
  { at = NOW.getTime() / 1_000, secret = SECRET } = {},
): Delivery & { rawBody: string; headers: Record<string, string> } {
  const rawBody = typeof given === 'string' ? given : JSON.stringify(given);
  const signature = createHmac('sha256', secret).update(`${at}.${rawBody}`).digest('hex');
  return {
    rawBody,
    headers: { 'x-sepay-timestamp': String(at), 'x-sepay-signature': `sha256=${signature}` },
  };
}
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('SePay', () => {
  it('tells a transaction in our words', () => {
    expect(readSepay(sepay(), SECRET, NOW)).toMatchObject({
      provider: 'sepay',
      accountNumber: '1017588888',
      providerReference: '92704',
      bankReference: 'FT1',
      direction: 'in',
      amount: 5_000_000,
      transferredAt: new Date('2026-11-21T04:59:33Z'),
    });
  });

  it('is refused when one bit of body, time or signature is another', () => {
    const right = sepay();
    const flips: Delivery[] = [];
    for (let bit = 0; bit < right.rawBody.length * 7; bit += 5)
      flips.push({ ...right, rawBody: flip(right.rawBody, bit) });
    for (const name of Object.keys(right.headers))
      for (let bit = 0; bit < (right.headers[name] as string).length * 7; bit++)
        flips.push({
          ...right,
          headers: { ...right.headers, [name]: flip(right.headers[name] as string, bit) },
        });
    const accepted = flips.filter((delivery) => {
      try {
        readSepay(delivery, SECRET, NOW);
        // Hexadecimal digits and the word sha256 read the same in upper case.
        return (
          delivery.headers['x-sepay-signature']?.toString().toLowerCase() !==
          right.headers['x-sepay-signature']
        );
      } catch {
        return false;
      }
    });
    expect(flips.length).toBeGreaterThan(700);
    expect(accepted).toEqual([]);
  });

  it.each([
    ['five minutes ago is still right', -300, undefined],
    ['a second more is stale', -301, 'wallet.webhook-stale'],
    ['from the future is stale', 301, 'wallet.webhook-stale'],
  ])('signed %s', (_, seconds, code) => {
    const read = () => readSepay(sepay(body, { at: NOW.getTime() / 1_000 + seconds }), SECRET, NOW);
    if (code) expect(read).toThrow(refusal(code));
    else expect(read().amount).toBe(5_000_000);
  });

  it.each([
    ['without a secret of ours', sepay(), undefined, 'wallet.webhook-signature'],
    ['with another secret', sepay(body, { secret: 'other' }), SECRET, 'wallet.webhook-signature'],
    ['without headers', { rawBody: '{}', headers: {} }, SECRET, 'wallet.webhook-signature'],
    ['with no JSON', sepay('not json'), SECRET, 'wallet.webhook-unreadable'],
    [
      'with half a đồng',
      sepay({ ...body, transferAmount: 0.5 }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
    [
      'with an amount as text',
      sepay({ ...body, transferAmount: '5000000' }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
    [
      'with an unknown direction',
      sepay({ ...body, transferType: 'both' }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
    [
      'with a date that is none',
      sepay({ ...body, transactionDate: '2026-13-01 00:00:00' }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
  ])('is refused %s', (_, delivery, secret, code) => {
    expect(() => readSepay(delivery, secret, NOW)).toThrow(refusal(code));
  });
});

describe('Casso', () => {
  const data = {
    id: 7,
    reference: 'R/1',
    description: '0912345678 QA ODN của Nguyễn Văn Á/Ố',
    amount: 599_000,
    transactionDateTime: '2026-11-21 11:59:00',
    accountNumber: '1017588888',
  };
  const deliver = (given: unknown, write: (json: string) => string): Delivery => {
    // Keys in sorted order already, as the provider signs them.
    const signature = createHmac('sha512', SECRET)
      .update(`${NOW.getTime()}.${write(JSON.stringify(given))}`)
      .digest('hex');
    return {
      rawBody: JSON.stringify(given),
      headers: { 'x-casso-signature': `t=${NOW.getTime()},v1=${signature}` },
    };
  };
  const ordered = {
    data: {
      accountNumber: data.accountNumber,
      amount: data.amount,
      description: data.description,
      id: data.id,
      reference: data.reference,
      transactionDateTime: data.transactionDateTime,
    },
    error: 0,
  };
  const python = (json: string): string =>
    [...json]
      .map((letter) =>
        letter > '~' ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter,
      )
      .join('');

  it.each([
    ['JavaScript', (json: string) => json],
    ['Python', python],
    ['PHP', (json: string) => python(json).replaceAll('/', '\\/')],
  ])('counts however %s writes accents', (_, write) => {
    expect(readCasso(deliver(ordered, write), SECRET, NOW)).toMatchObject({
      providerReference: '7',
      amount: 599_000,
      direction: 'in',
      content: data.description,
    });
  });

  it('is money that left when the amount is below zero', () => {
    const out = { ...ordered, data: { ...ordered.data, amount: -5 } };
    expect(
      readCasso(
        deliver(out, (json) => json),
        SECRET,
        NOW,
      ),
    ).toMatchObject({ direction: 'out', amount: 5 });
  });

  it.each([
    [
      'another body',
      {
        ...deliver(ordered, (json) => json),
        rawBody: JSON.stringify({ ...ordered, data: { ...ordered.data, amount: 1 } }),
      },
    ],
    ['no signature', { rawBody: JSON.stringify(ordered), headers: {} }],
    [
      'an empty signature',
      { rawBody: JSON.stringify(ordered), headers: { 'x-casso-signature': 't=1,v1=' } },
    ],
  ])('is refused with %s', (_, delivery) => {
    expect(() => readCasso(delivery, SECRET, NOW)).toThrow(refusal('wallet.webhook-signature'));
  });
});

describe('payOS', () => {
  const data = {
    orderCode: 100_001,
    amount: 300_000,
    description: '0912345678 QA ODN',
    accountNumber: 'V3HK100001',
    reference: 'TF1',
    transactionDateTime: '2026-11-21 11:59:33',
    currency: 'VND',
    counterAccountName: null,
  };
  const deliver = (given: object, key = SECRET): string => {
    const text = Object.entries(given)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value ?? ''}`)
      .join('&');
    return JSON.stringify({
      code: '00',
      data: given,
      signature: createHmac('sha256', key).update(text).digest('hex'),
    });
  };

  it('tells a payment under our number', () => {
    expect(readPayos({ rawBody: deliver(data) }, SECRET)).toMatchObject({
      provider: 'payos',
      orderCode: 100_001,
      providerReference: '100001:TF1',
      amount: 300_000,
      transferredAt: new Date('2026-11-21T04:59:33Z'),
    });
  });

  it('is refused when one bit of it is another', () => {
    const right = deliver(data);
    for (let bit = 0; bit < right.length * 7; bit += 3) {
      const wrong = flip(right, bit);
      let read: unknown;
      try {
        read = readPayos({ rawBody: wrong }, SECRET);
      } catch {
        continue;
      }
      // What is outside the signed data says nothing; hexadecimal digits read the same in upper case.
      expect(read, wrong).toEqual({ ...readPayos({ rawBody: right }, SECRET), raw: wrong });
    }
  });

  it.each([
    ['without a key of ours', deliver(data), undefined, 'wallet.webhook-signature'],
    ['with another key', deliver(data, 'other'), SECRET, 'wallet.webhook-signature'],
    ['without data', '{"signature":"00"}', SECRET, 'wallet.webhook-signature'],
    [
      'in another currency',
      deliver({ ...data, currency: 'USD' }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
    ['with half a đồng', deliver({ ...data, amount: 0.5 }), SECRET, 'wallet.webhook-unreadable'],
    [
      'with a date that is none',
      deliver({ ...data, transactionDateTime: 'today' }),
      SECRET,
      'wallet.webhook-unreadable',
    ],
    ['with no JSON', 'x', SECRET, 'wallet.webhook-unreadable'],
  ])('is refused %s', (_, rawBody, key, code) => {
    expect(() => readPayos({ rawBody }, key)).toThrow(refusal(code));
  });
});

interface Sample {
  readonly headers: Record<string, string>;
  readonly secret: string;
  readonly rawBody?: string;
  readonly body?: unknown;
  readonly checksumKey?: string;
}

describe.skipIf(!hasSamples)('the samples of the providers', () => {
  const samples = hasSamples
    ? (JSON.parse(readFileSync(SAMPLES, 'utf8')) as Record<string, Sample>)
    : {};
  const delivery = ({ headers, rawBody, body: given }: Sample): Delivery => ({
    rawBody: rawBody ?? JSON.stringify(given),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  });

  it('verify', () => {
    const [one, other] = [samples['sepay'] as Sample, samples['casso_v2'] as Sample];
    expect(readSepay(delivery(one), one.secret, new Date(1_800_000_000_000))).toMatchObject({
      amount: 5_000_000,
      content: '0912345678 QA ODN',
    });
    const collected = samples['payos'] as Sample;
    expect(
      readPayos({ rawBody: JSON.stringify(collected.body) }, collected.checksumKey),
    ).toMatchObject({ orderCode: 123, amount: 3_000 });
    expect(readCasso(delivery(other), other.secret, new Date(1_727_948_258_788))).toMatchObject({
      amount: 599_000,
      accountNumber: '88888888',
    });
  });
});

/** One of the seven low bits of a letter turned over. */
function flip(text: string, bit: number): string {
  const at = Math.floor(bit / 7);
  return (
    text.slice(0, at) +
    String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7))) +
    text.slice(at + 1)
  );
}
