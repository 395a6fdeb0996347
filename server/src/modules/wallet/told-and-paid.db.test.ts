import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWalletRig, type WalletRig } from '../../../test-support/rigs/wallet-rig.ts';
import { dong } from '../../kernel/money.ts';
import type { Trx } from '../../platform/database/database.ts';
import { available, company } from '../ledger/index.ts';

let rig: WalletRig;
beforeAll(async () => {
  rig = await createWalletRig();
});
afterAll(() => rig.close());

it('never locks up when one call tells a customer and then moves money while another does it the other way round', async () => {
  const customerId = rig.addCustomer('+84912345000');
  const { db } = rig.platform;
  const tell = (trx: Trx) =>
    rig.notifications.notify(trx, {
      ...{ customerId, kind: 'general', title: 'Tin', body: 'Nội dung', text: undefined },
    });
  const move = (trx: Trx, key: string) =>
    rig.ledger.post(trx, [
      {
        key,
        from: company('adjustment'),
        to: available(customerId),
        amount: dong(1_000),
        currency: 'VND',
        kind: 'adjustment',
        cause: { type: 'adjustment', id: key },
      },
    ]);
  await db.transaction().execute(async (trx) => {
    await move(trx, 'first');
    await tell(trx);
  });
  for (let round = 0; round < 5; round++) {
    // Without retries, so that the database's refusal of a deadlock would be seen here.
    await Promise.all([
      db.transaction().execute(async (trx) => {
        await tell(trx);
        await sleep(30);
        await move(trx, `told-first-${round}`);
      }),
      db.transaction().execute(async (trx) => {
        await move(trx, `paid-first-${round}`);
        await sleep(30);
        await tell(trx);
      }),
    ]);
  }
  expect(await rig.ledger.balanceOf(db, available(customerId))).toBe(11_000);
});
