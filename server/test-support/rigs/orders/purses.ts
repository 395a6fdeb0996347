import { newId } from '../../../src/kernel/chance.ts';
import { dong } from '../../../src/kernel/money.ts';
import {
  type AccountName,
  available,
  company,
  type Ledger,
} from '../../../src/modules/ledger/index.ts';
import type { Wallet } from '../../../src/modules/wallet/index.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';

/** Customers with as much money as a test needs. */
export function createPurses(db: Database, ledger: Ledger, wallet: Wallet) {
  const adjust = (from: AccountName, to: AccountName, amount: number) => {
    const id = newId();
    const movement = {
      // Where the test begins; the product writes no such key.
      key: `opening:${id}`,
      from,
      to,
      amount: dong(amount),
      currency: 'VND',
      kind: 'adjustment',
    } as const;
    return inTransaction(db, (trx) =>
      ledger.post(trx, [{ ...movement, cause: { type: 'adjustment', id } }]),
    );
  };
  return {
    async customerWith(amount: number): Promise<string> {
      const id = newId();
      await adjust(company('adjustment'), available(id), amount);
      return id;
    },
    /** Leaves a customer with exactly this much to spend. */
    async leave(customerId: string, amount: number): Promise<void> {
      const { available: had } = await wallet.balanceOf(db, customerId);
      const [from, to] =
        amount < had
          ? [available(customerId), company('adjustment')]
          : [company('adjustment'), available(customerId)];
      await adjust(from, to, Math.abs(had - amount));
    },
  };
}
