import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './bank-transaction.ts';
import { readCasso } from './casso.ts';
import { NOW, SECRET, refusal } from '../../../../test-support/rigs/wallet/bank-deliveries.ts';

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
