import { expect, it } from 'vitest';
import {
  balanceOf,
  bought,
  open,
  unsorted,
  whileHeld,
} from '../../../../test-support/rigs/float-rig.ts';
import {
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { yen } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createLedger } from '../../ledger/index.ts';
import { spendInAll } from '../spending/spend.ts';
import { keepSums } from './keep-sums.ts';

setUpPurchasesRig();

const kept = async (id: string): Promise<number[]> =>
  (
    await rig.platform.pool.query('select amount_jpy from float_kept_sums where account_id = $1', [
      id,
    ])
  ).rows.map(({ amount_jpy }) => amount_jpy);

it('what lies on an account is the same before and after its sum is kept, and counts on after', async () => {
  const card = await open('Thẻ giữ tổng', { kind: 'card' });
  await bought(10_000, { paid_from: card });
  const before = (await balanceOf(card)) ?? 0;
  expect(before).toBeLessThan(0);
  expect(await kept(card)).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await keepSums(rig);
    expect([await balanceOf(card), await kept(card)]).toEqual([before, [before]]);
  }
  await bought(2_000, { paid_from: card });
  const after = (await balanceOf(card)) ?? 0;
  expect(after).toBeLessThan(before);
  expect(await kept(card)).toEqual([before]);
  await keepSums(rig);
  expect([await balanceOf(card), await kept(card)]).toEqual([after, [after]]);
});

it('a movement is counted that others see only after those behind it', async () => {
  const { id, balance_jpy: before } = await unsorted();
  const [early, late] = [await (await order()).make(), await (await order()).make()];
  const deps = { ...rig, ledger: createLedger(rig) };
  const spend = (trx: Trx, { orderId }: typeof early) =>
    spendInAll(deps, trx, { orderId, site: 'mercari', amount: yen(1_000) });
  // On another machine it may be later by hours.
  const later = () => {
    rig.clock.advanceMs(7_200_000);
    return keepSums(rig);
  };
  await whileHeld(
    async (trx) => {
      await spend(trx, early);
      await inTransaction(rig.db, (other) => spend(other, late));
    },
    [later],
  );
  expect([(await unsorted()).balance_jpy, await kept(id)]).toEqual([
    before - 2_000,
    [before - 2_000],
  ]);
});
