import type { Dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { company } from '../../ledger/index.ts';
import type { SpendDeps } from './spend.ts';

interface Carried {
  readonly billId: string;
  readonly amount: Dong;
}

/** What we pay of a bill, set aside until the bill is paid. Nothing for nothing; twice is once. */
export const carry =
  ({ ledger }: Pick<SpendDeps, 'ledger'>) =>
  async (trx: Trx, { billId, amount }: Carried): Promise<void> => {
    if (amount === 0) return;
    await ledger.post(trx, [
      {
        key: `guarantee:${billId}`,
        from: company('guarantee'),
        to: company('guarantee-reserve'),
        amount,
        currency: 'VND',
        kind: 'cost',
        cause: { type: 'bill', id: billId },
      },
    ]);
  };

/** The reversal of `carry`. */
export const uncarry =
  ({ ledger }: Pick<SpendDeps, 'ledger'>) =>
  async (trx: Trx, { billId, amount }: Carried): Promise<void> => {
    if (amount === 0) return;
    await ledger.post(trx, [
      {
        key: `guarantee-back:${billId}`,
        from: company('guarantee-reserve'),
        to: company('guarantee'),
        amount,
        currency: 'VND',
        kind: 'cost',
        cause: { type: 'bill', id: billId },
      },
    ]);
  };
