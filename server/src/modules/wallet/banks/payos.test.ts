import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPayos } from './payos.ts';
import { SECRET, flip, refusal } from '../../../../test-support/rigs/wallet/bank-deliveries.ts';

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
