import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { dong } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { available, company, createLedger, type Ledger } from '../ledger/index.ts';
import { ledgerInvariants } from '../ledger/invariants.ts';
import { createHolds } from './holding/holds.ts';
import { walletInvariants } from './invariants.ts';
import type { HoldCause, PaymentPart, Wallet } from './wallet.ts';

let platform: TestPlatform;
let ledger: Ledger;
let wallet: Wallet;
beforeAll(async () => {
  platform = await createTestPlatform({ invariants: { ...ledgerInvariants, ...walletInvariants } });
  ledger = createLedger(platform);
  wallet = createHolds({ ledger, clock: platform.clock });
});
afterAll(() => platform.close());

const customerWith = async (amount: number): Promise<string> => {
  const customerId = newId();
  const key = newId();
  await run((trx) =>
    ledger.post(trx, [
      {
        key,
        from: company('adjustment'),
        to: available(customerId),
        amount: dong(amount),
        currency: 'VND',
        kind: 'adjustment',
        cause: { type: 'adjustment', id: key },
      },
    ]),
  );
  return customerId;
};
const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(platform.db, work);
const balance = (customerId: string) => wallet.balanceOf(platform.db, customerId);
const bid = (): HoldCause => ({ type: 'bid', id: newId() });
const part = (to: PaymentPart['to'], amount: number): PaymentPart => ({ to, amount: dong(amount) });
const hold = (customerId: string, amount: number, cause: HoldCause) =>
  run((trx) =>
    wallet.hold(trx, { customerId, amount: dong(amount), cause, label: 'Giữ tiền đặt giá' }),
  );
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

describe('a hold', () => {
  it('promises money that cannot be spent otherwise', async () => {
    const customerId = await customerWith(1_000_000);
    await hold(customerId, 700_000, bid());
    expect(await balance(customerId)).toEqual({ available: 300_000, held: 700_000 });
    const refusal = await refusalOf(hold(customerId, 1_500_000, bid()));
    expect(refusal).toMatchObject({ code: 'wallet.not-enough', facts: { missing: 1_200_000 } });
    expect(refusal.sentence).toContain('còn thiếu 1.200.000 đ');
    expect(await balance(customerId)).toEqual({ available: 300_000, held: 700_000 });
  });

  it('is made once for a cause, and another amount is our mistake', async () => {
    const customerId = await customerWith(1_000);
    const cause = bid();
    await Promise.all([
      hold(customerId, 400, cause),
      hold(customerId, 400, cause),
      hold(customerId, 400, cause),
    ]);
    expect(await balance(customerId)).toEqual({ available: 600, held: 400 });
    await expect(hold(customerId, 401, cause)).rejects.toThrow('has another hold');
  });

  it('is raised, lowered and released, and remembers all of it', async () => {
    const customerId = await customerWith(1_000);
    const cause = bid();
    await hold(customerId, 400, cause);
    await run((trx) => wallet.changeHold(trx, { cause, amount: dong(900) }));
    expect(await balance(customerId)).toEqual({ available: 100, held: 900 });
    expect(
      (await refusalOf(run((trx) => wallet.changeHold(trx, { cause, amount: dong(1_001) })))).facts,
    ).toMatchObject({ missing: 1 });
    await run((trx) => wallet.changeHold(trx, { cause, amount: dong(250) }));
    expect(await wallet.holdOf(platform.db, cause)).toMatchObject({
      amount: 900,
      released: 650,
      captured: 0,
      open: 250,
    });
    await run((trx) => wallet.release(trx, { cause, reason: 'Đã bị vượt giá' }));
    await run((trx) => wallet.release(trx, { cause, reason: 'Đã bị vượt giá' }));
    expect(await balance(customerId)).toEqual({ available: 1_000, held: 0 });
    await run((trx) => wallet.release(trx, { cause: bid(), reason: 'chưa từng giữ' }));
  });

  it('is captured once: parts to our accounts, the rest back', async () => {
    const customerId = await customerWith(1_000);
    const cause = bid();
    await hold(customerId, 800, cause);
    const goods = await ledger.balanceOf(platform.db, company('goods'));
    const capture = () =>
      run((trx) =>
        wallet.capture(trx, {
          cause,
          parts: [part('goods', 500), part('service-fee', 100), part('discount', -50)],
          paidFor: { type: 'order', id: newId() },
        }),
      );
    await capture();
    await capture();
    expect(await balance(customerId)).toEqual({ available: 450, held: 0 });
    expect(await ledger.balanceOf(platform.db, company('goods'))).toBe(goods + 500);
    expect(await wallet.holdOf(platform.db, cause)).toMatchObject({
      amount: 800,
      captured: 550,
      released: 250,
      open: 0,
    });
    await expect(
      run((trx) => wallet.capture(trx, { cause, parts: [part('goods', 1)] })),
    ).rejects.toThrow('was captured with 550');
  });

  it('takes what is more than the hold from the available money, or refuses and keeps the hold', async () => {
    const customerId = await customerWith(1_000);
    const cause = bid();
    await hold(customerId, 600, cause);
    expect(
      (await refusalOf(run((trx) => wallet.capture(trx, { cause, parts: [part('goods', 1_100)] }))))
        .facts,
    ).toMatchObject({ missing: 100 });
    expect(await balance(customerId)).toEqual({ available: 400, held: 600 });
    await run((trx) => wallet.capture(trx, { cause, parts: [part('goods', 700)] }));
    expect(await balance(customerId)).toEqual({ available: 300, held: 0 });
    expect(await wallet.holdOf(platform.db, cause)).toMatchObject({
      amount: 700,
      captured: 700,
      open: 0,
    });
  });

  it('is either captured or released when both happen together, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const customerId = await customerWith(100);
      const cause = bid();
      await hold(customerId, 100, cause);
      await Promise.allSettled([
        run((trx) => wallet.capture(trx, { cause, parts: [part('goods', 100)] })),
        run((trx) => wallet.release(trx, { cause, reason: 'Huỷ' })),
        run((trx) => wallet.release(trx, { cause, reason: 'Huỷ' })),
      ]);
      const after = (await wallet.holdOf(platform.db, cause)) as {
        captured: number;
        released: number;
      };
      expect([after.captured, after.released].sort((a, b) => a - b)).toEqual([0, 100]);
      expect(await balance(customerId)).toEqual({ available: after.released, held: 0 });
    }
  });
});

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
