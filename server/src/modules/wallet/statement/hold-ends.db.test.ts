import { expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  local,
  newPhone,
  rig,
  sepay,
  setUpTransfersRig,
} from '../../../../test-support/rigs/wallet/transfers-rig.ts';
import { ledgerInvariants } from '../../ledger/invariants.ts';
import { walletInvariants } from '../invariants.ts';

// What is held and paid here is for things that only have names.
setUpTransfersRig({ invariants: { ...ledgerInvariants, ...walletInvariants } });

it('a statement says of each hold what has become of it', async () => {
  const phone = newPhone();
  const customer = rig.addCustomer(phone);
  await sepay({ content: `${local(phone)} QA ODN`, amount: 1_000_000 });
  const as = `customer ${customer}`;
  const bidOf = (name: string) => `${name}${customer}`;
  await inTransaction(rig.platform.db, async (trx) => {
    for (const name of ['open', 'paid', 'released'])
      await rig.wallet.hold(trx, {
        customerId: customer,
        amount: dong(100_000),
        cause: { type: 'bid', id: bidOf(name) },
        label: `Đặt giá ${name}`,
      });
    await rig.wallet.capture(trx, {
      cause: { type: 'bid', id: bidOf('paid') },
      parts: [{ to: 'goods', amount: dong(60_000) }],
    });
    await rig.wallet.release(trx, {
      cause: { type: 'bid', id: bidOf('released') },
      reason: 'Không thắng',
    });
  });
  const { body } = await rig.call('GET', '/api/wallet/statement?size=30', as);
  const { rows } = (body as { data?: unknown }).data as {
    rows: { kind: string; label: string; hold?: object }[];
  };
  expect(rows.filter(({ kind }) => kind === 'hold').map(({ hold: one }) => one)).toEqual(
    ['released', 'paid', 'open'].map((became) => ({ type: 'bid', id: bidOf(became), became })),
  );
  expect(rows.find(({ kind }) => kind === 'top-up')?.hold).toBeUndefined();
});
