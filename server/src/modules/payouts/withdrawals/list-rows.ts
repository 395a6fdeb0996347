import type { WithdrawalRow } from '@hako/contract/payouts/payouts';
import { customerName } from '../../customers/index.ts';
import { vietQr } from '../../wallet/index.ts';
import type { PayoutsDeps } from '../deps.ts';
import { plainName } from '../rules/bank-card.ts';
import { obstacleToPay, type Withdrawal } from '../rules/withdrawal.ts';
import { withdrawalRow } from './withdrawal-row.ts';
import { listEventsOf } from './withdrawal-store.ts';

/** Withdrawals as their customer reads them, each with its history. */
export async function listRows(
  { db }: Pick<PayoutsDeps, 'db'>,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  const events = await listEventsOf(
    db,
    withdrawals.map(({ id }) => id),
  );
  return withdrawals.map((withdrawal) =>
    withdrawalRow(withdrawal, events.get(withdrawal.id) ?? []),
  );
}

/** With whose it is and, once this member of staff may pay it, the code that the bank's app reads. */
export async function listDeskRows(
  deps: PayoutsDeps,
  withdrawals: readonly Withdrawal[],
  staffId: string,
) {
  const now = deps.clock.now();
  const ids = [...new Set(withdrawals.map(({ customerId }) => customerId))];
  const [rows, customers] = await Promise.all([
    listRows(deps, withdrawals),
    deps.customers.readMany(deps.db, ids),
  ]);
  return rows.map((row, index) => {
    const withdrawal = withdrawals[index] as Withdrawal;
    const { card, customerId, approvedBy } = withdrawal;
    const customer = customers.get(customerId);
    const obstacle = obstacleToPay(withdrawal, staffId, now);
    return {
      ...row,
      customer: customerName(customerId, customer),
      is_name_other: plainName(customer?.fullName ?? '') !== card.holder,
      pay_obstacle: obstacle ?? null,
      approved_by: approvedBy ?? null,
      payload: obstacle ? null : payCodeOf(withdrawal),
    };
  });
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
