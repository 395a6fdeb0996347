import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import {
  balance,
  bid,
  customerWith,
  hold,
  part,
  platform,
  run,
  wallet,
  setUpHoldsRig,
} from '../../../../test-support/rigs/wallet/holds-rig.ts';

setUpHoldsRig();

describe('paying', () => {
  it('happens once for a key and is undone by a refund', async () => {
    const customerId = await customerWith(1_000);
    const cause = { type: 'bill', id: newId() } as const;
    const payment = {
      customerId,
      cause,
      parts: [part('freight', 300), part('vat', 30)],
      key: `bill:${cause.id}:pay`,
      label: 'Thanh toán phiếu xuất kho',
    };
    await Promise.all(Array.from({ length: 8 }, () => run((trx) => wallet.pay(trx, payment))));
    expect(await balance(customerId)).toEqual({ available: 670, held: 0 });
    const back = {
      customerId,
      cause,
      paidFor: cause,
      amount: dong(310),
      key: `bill:${cause.id}:refund`,
      label: 'Hoàn cước',
    } as const;
    await run((trx) => wallet.refund(trx, back));
    await run((trx) => wallet.refund(trx, back));
    expect(await balance(customerId)).toEqual({ available: 980, held: 0 });
    expect(await wallet.refundableOf(platform.db, cause)).toBe(20);
  });

  it('is refunded from the account that is named, never beyond what was paid there', async () => {
    const customerId = await customerWith(1_000);
    const cause = { type: 'bill', id: newId() } as const;
    const key = `bill:${cause.id}`;
    const parts = [part('freight', 300), part('domestic-shipping', 30)];
    await run((trx) => wallet.pay(trx, { customerId, cause, parts, key, label: 'Thanh toán' }));
    const back = (amount: number) =>
      run((trx) =>
        wallet.refund(trx, {
          customerId,
          cause,
          paidFor: cause,
          from: 'domestic-shipping',
          amount: dong(amount),
          key: `${key}:${amount}`,
          label: 'Hoàn',
        }),
      );
    await back(20);
    await expect(back(11)).rejects.toMatchObject({
      code: 'wallet.refund-too-high',
      facts: { most: 10 },
    });
    const left = await wallet.paidPartsOf(platform.db, cause);
    expect(left).toEqual([
      { to: 'freight', amount: 300 },
      { to: 'domestic-shipping', amount: 10 },
    ]);
  });

  it('is never refunded beyond what was paid, whatever was discounted and however many try', async () => {
    const customerId = await customerWith(1_000);
    const cause = { type: 'bill', id: newId() } as const;
    const parts = [part('freight', 300), part('vat', 30), part('discount', -50)];
    await run((trx) =>
      wallet.pay(trx, {
        customerId,
        cause,
        parts,
        key: `bill:${cause.id}:pay`,
        label: 'Thanh toán',
      }),
    );
    const refunds = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        run((trx) =>
          wallet.refund(trx, {
            customerId,
            cause,
            paidFor: cause,
            amount: dong(100),
            key: `refund:${cause.id}:${i}`,
            label: 'Hoàn',
          }),
        ),
      ),
    );
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(
      refunds.filter(
        (one) =>
          one.status === 'rejected' && (one.reason as Refusal).code === 'wallet.refund-too-high',
      ),
    ).toHaveLength(8);
    expect(await balance(customerId)).toEqual({ available: 920, held: 0 });
    expect(await wallet.refundableOf(platform.db, cause)).toBe(80);
  });

  it('cannot spend the same money twice: hold and pay race, one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const customerId = await customerWith(100);
      const cause = bid();
      const results = await Promise.allSettled([
        hold(customerId, 100, cause),
        ...Array.from({ length: 6 }, (_, i) =>
          run((trx) =>
            wallet.pay(trx, {
              customerId,
              cause: { type: 'vip', id: 'v' },
              parts: [part('vip', 100)],
              key: `${cause.id}:${i}`,
              label: 'VIP',
            }),
          ),
        ),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
