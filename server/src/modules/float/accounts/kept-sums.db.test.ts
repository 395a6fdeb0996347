import { expect, it } from 'vitest';
import { balanceOf, bought, open } from '../../../../test-support/rigs/float-rig.ts';
import { rig, setUpPurchasesRig } from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { keepSums } from './keep-sums.ts';

setUpPurchasesRig();

const HOUR_MS = 3_600_000;
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
  // The newest movements are left for the next time.
  await keepSums(rig);
  expect(await kept(card)).toEqual([]);
  rig.clock.advanceMs(HOUR_MS + 1);
  for (let times = 0; times < 2; times++) {
    await keepSums(rig);
    expect([await balanceOf(card), await kept(card)]).toEqual([before, [before]]);
  }
  await bought(2_000, { paid_from: card });
  const after = (await balanceOf(card)) ?? 0;
  expect(after).toBeLessThan(before);
  await keepSums(rig);
  expect(await kept(card)).toEqual([before]);
  rig.clock.advanceMs(HOUR_MS + 1);
  await keepSums(rig);
  expect([await balanceOf(card), await kept(card)]).toEqual([after, [after]]);
});
