import { customerName } from '../customers/index.ts';
import { bind } from '../../kernel/bind.ts';
import { vietQr } from '../wallet/index.ts';
import { listCards, readSettings } from './card-store.ts';
import type { PayoutsDeps } from './deps.ts';
import { plainName } from './rules/bank-card.ts';
import {
  OPEN_STATUSES,
  obstacleToPay,
  type Withdrawal,
  type WithdrawalStatus,
} from './rules/withdrawal.ts';
import { addCard, changeCard, choosePrimary, removeCard } from './keep-cards.ts';
import { cancelWithdrawal, requestWithdrawal } from './withdraw.ts';
import { forgetStoppedCards } from './stop-cards.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { withdrawalRow } from './wire.ts';
import { listEventsOf, listWithdrawals } from './withdrawal-store.ts';

export type Payouts = ReturnType<typeof createPayouts>;

export function createPayouts(deps: PayoutsDeps) {
  const { db } = deps;
  const rowsOf = async (withdrawals: readonly Withdrawal[]) => {
    const events = await listEventsOf(
      db,
      withdrawals.map(({ id }) => id),
    );
    return withdrawals.map((withdrawal) =>
      withdrawalRow(withdrawal, events.get(withdrawal.id) ?? []),
    );
  };
  return {
    proveOwner: deps.owners.proveOwner,
    listCards: (customerId: string) => listCards(db, customerId),
    ...bind(deps, {
      addCard,
      changeCard,
      choosePrimary,
      removeCard,
      forgetStoppedCards,
      request: requestWithdrawal,
      cancel: cancelWithdrawal,
      decide: decideWithdrawal,
    }),
    list: (query: {
      customerId?: string;
      statuses?: readonly WithdrawalStatus[];
      isOldestFirst?: boolean;
      page: number;
      size: number;
    }) => listWithdrawals(db, query),
    /** Withdrawals that wait for the desk. */
    countOpen: async (): Promise<number> =>
      (await listWithdrawals(db, { statuses: OPEN_STATUSES, page: 1, size: 1 })).total,
    readMinimum: async (): Promise<number> => (await readSettings(db)).minimum,
    rowsOf,
    /** With whose it is and, once this member of staff may pay it, the code that the bank's app reads. */
    async deskRowsOf(withdrawals: readonly Withdrawal[], staffId: string) {
      const now = deps.clock.now();
      const [rows, customers] = await Promise.all([
        rowsOf(withdrawals),
        deps.customers.readMany(db, [...new Set(withdrawals.map(({ customerId }) => customerId))]),
      ]);
      return rows.map((row, index) => {
        const withdrawal = withdrawals[index] as Withdrawal;
        const { card, customerId, approvedBy } = withdrawal;
        const customer = customers.get(customerId);
        return {
          ...row,
          customer: customerName(customerId, customer),
          is_name_other: plainName(customer?.fullName ?? '') !== card.holder,
          pay_obstacle: obstacleToPay(withdrawal, staffId, now) ?? null,
          approved_by: approvedBy ?? null,
          payload: obstacleToPay(withdrawal, staffId, now) ? null : payCodeOf(withdrawal),
        };
      });
    },
  };
}

/** VietQR of the payment. */
const payCodeOf = ({ card, amount, code }: Withdrawal): string =>
  vietQr({
    bin: card.bin,
    accountNumber: card.number,
    format: card.format,
    amount,
    content: `Hako ${code}`,
  });
