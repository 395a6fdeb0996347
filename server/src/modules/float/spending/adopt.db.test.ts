import { expect, it } from 'vitest';
import { unsorted } from '../../../../test-support/rigs/float-rig.ts';
import {
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { company, createLedger } from '../../ledger/index.ts';
import { adoptPosted } from './adopt.ts';
import { spendInAll } from './spend.ts';

setUpPurchasesRig();

const depsOf = () => ({ db: rig.db, clock: rig.clock, ledger: createLedger(rig) });
/** A purchase of 15,000 yen as a process without accounts books it. */
const posted = async (clock = rig.clock) => {
  const { orderId } = await (await order()).make();
  await inTransaction(rig.db, (trx) =>
    createLedger({ clock }).post(trx, [
      {
        key: `cost:order:${orderId}`,
        from: company('marketplace-float'),
        to: company('marketplace-spend'),
        amount: yen(15_000),
        currency: 'JPY',
        kind: 'cost',
        cause: { type: 'order', id: orderId },
      },
    ]),
  );
  return orderId;
};
const becomes = (orderId: string, amount: number) =>
  inTransaction(rig.db, (trx) =>
    spendInAll(depsOf(), trx, { orderId, site: 'mercari', amount: yen(amount) }),
  );
const lies = async () => (await unsorted()).balance_jpy;

it('a purchase that the ledger knows alone is taken over before its price changes', async () => {
  const orderId = await posted();
  await becomes(orderId, 15_000);
  expect(await lies()).toBe(-15_000);
  await becomes(orderId, 15_800);
  expect(await lies()).toBe(-15_800);
});

it('one from before accounts were kept lies in their openings: only its change is booked', async () => {
  const orderId = await posted(movableClock(new Date('2024-02-01T00:00:00Z')));
  await becomes(orderId, 15_000);
  expect(await lies()).toBe(-15_800);
  await becomes(orderId, 15_500);
  await becomes(orderId, 15_500);
  expect(await lies()).toBe(-16_300);
  await becomes(orderId, 15_200);
  expect(await lies()).toBe(-16_000);
});

it('one that nothing touches is taken over by and by, once', async () => {
  await posted();
  await adoptPosted(depsOf());
  await adoptPosted(depsOf());
  expect(await lies()).toBe(-31_000);
});
