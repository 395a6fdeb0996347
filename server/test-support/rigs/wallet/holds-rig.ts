import { afterAll, beforeAll, expect } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { newId } from '../../../src/kernel/chance.ts';
import { dong } from '../../../src/kernel/money.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import type { Trx } from '../../../src/platform/database/database.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import {
  available,
  company,
  createLedger,
  type Ledger,
} from '../../../src/modules/ledger/index.ts';
import { ledgerInvariants } from '../../../src/modules/ledger/invariants.ts';
import { createHolds } from '../../../src/modules/wallet/holding/holds.ts';
import { walletInvariants } from '../../../src/modules/wallet/invariants.ts';
import type { HoldCause, PaymentPart, Wallet } from '../../../src/modules/wallet/wallet.ts';

export let platform: TestPlatform;
export let ledger: Ledger;
export let wallet: Wallet;

/** A customer who has this much. */
export const customerWith = async (amount: number): Promise<string> => {
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
/** Works in one transaction. */
export const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  inTransaction(platform.db, work);
/** What a customer has. */
export const balance = (customerId: string) => wallet.balanceOf(platform.db, customerId);
/** A bid that has no hold yet. */
export const bid = (): HoldCause => ({ type: 'bid', id: newId() });
/** So much of a payment is for this. */
export const part = (to: PaymentPart['to'], amount: number): PaymentPart => ({
  to,
  amount: dong(amount),
});
/** Holds this much. */
export const hold = (customerId: string, amount: number, cause: HoldCause) =>
  run((trx) =>
    wallet.hold(trx, { customerId, amount: dong(amount), cause, label: 'Giữ tiền đặt giá' }),
  );
/** The refusal that this work ends with. */
export const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

/** Registers what the tests of a file need before and after them. */
export function setUpHoldsRig(): void {
  beforeAll(async () => {
    platform = await createTestPlatform({
      invariants: { ...ledgerInvariants, ...walletInvariants },
    });
    ledger = createLedger(platform);
    wallet = createHolds({ ledger, clock: platform.clock });
  });
  afterAll(() => platform.close());
}
