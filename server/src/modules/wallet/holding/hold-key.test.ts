import { describe, expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { held } from '../../ledger/index.ts';
import { holdKey, holdOfKey } from './hold-key.ts';
import { movementsOf } from './payment.ts';

const cause = { type: 'bid', id: '0193-a' } as const;

describe('the key of a hold', () => {
  it.each([1, 12, 'capture', 'capture-more', 'capture-rest', 'paid-out'])(
    'tells its cause again, at step %s',
    (step) => {
      expect(holdOfKey(holdKey(cause, step))).toEqual(cause);
    },
  );

  it('is kept by every part of a payment out of the hold, the discount too', () => {
    const parts = [
      { to: 'goods', amount: dong(100) },
      { to: 'discount', amount: dong(-10) },
    ] as const;
    const movements = movementsOf(parts, {
      from: held('k'),
      key: holdKey(cause, 'capture'),
      kind: 'capture',
      cause: { type: 'order', id: '1' },
      label: 'Thanh toán',
    });
    expect(movements.map(({ key }) => holdOfKey(key))).toEqual([cause, cause]);
  });

  it.each(['win:0193-a:goods', 'pay:hold:bid:1:2', 'hold:bid:1', ''])('is not %j', (key) => {
    expect(holdOfKey(key)).toBeUndefined();
  });
});
