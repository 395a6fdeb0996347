import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './bank-transaction.ts';
import { readSepay } from './sepay.ts';
import {
  NOW,
  SECRET,
  flip,
  refusal,
} from '../../../../test-support/rigs/wallet/bank-deliveries.ts';

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
