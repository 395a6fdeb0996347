import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import { company } from '../../ledger/index.ts';
import {
  balance,
  bid,
  customerWith,
  hold,
  ledger,
  part,
  platform,
  refusalOf,
  run,
  wallet,
  setUpHoldsRig,
} from '../../../../test-support/rigs/wallet/holds-rig.ts';

setUpHoldsRig();

describe('a hold', () => {
  it('promises money that cannot be spent otherwise', async () => {
    const customerId = await customerWith(1_000_000);
    await hold(customerId, 700_000, bid());
    expect(await balance(customerId)).toEqual({ available: 300_000, held: 700_000 });
    const refusal = await refusalOf(hold(customerId, 1_500_000, bid()));
    expect(refusal).toMatchObject({ code: 'wallet.not-enough', facts: { missing: 1_200_000 } });
    expect(refusal.sentence).toContain('còn thiếu 1.200.000 ₫');
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
