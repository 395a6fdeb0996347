import type { WithdrawalRow } from '@hako/contract/payouts/payouts';
import { customerName } from '../../customers/index.ts';
import { vietQr } from '../../wallet/index.ts';
import type { PayoutsDeps } from '../deps.ts';
import { plainName } from '../rules/bank-card.ts';
import {
  obstacleToPay,
  OPEN_STATUSES,
  payableAfter,
  waitsFor,
  type Withdrawal,
} from '../rules/withdrawal.ts';
import { withdrawalRow } from './withdrawal-row.ts';
import { listEventsOf } from './withdrawal-store.ts';

type WithPause = Withdrawal & { readonly wait: ReturnType<typeof waitsFor> };

/** Withdrawals as their customer reads them, each with its history and with what it waits for. */
export async function listRows(
  deps: Pick<PayoutsDeps, 'db' | 'clock' | 'owners'>,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  return rowsOf(deps, await withPauses(deps, withdrawals));
}

async function rowsOf(
  { db }: Pick<PayoutsDeps, 'db'>,
  waiting: readonly WithPause[],
): Promise<WithdrawalRow[]> {
  const events = await listEventsOf(
    db,
    waiting.map(({ id }) => id),
  );
  return waiting.map((one) => withdrawalRow(one, one.wait, events.get(one.id) ?? []));
}

/** With whose it is and, once this member of staff may pay it, the code that the bank's app reads. */
export async function listDeskRows(
  deps: PayoutsDeps,
  withdrawals: readonly Withdrawal[],
  staffId: string,
) {
  const now = deps.clock.now();
  const waiting = await withPauses(deps, withdrawals);
  const ids = [...new Set(waiting.map(({ customerId }) => customerId))];
  const [rows, customers, hands] = await Promise.all([
    rowsOf(deps, waiting),
    deps.customers.readMany(deps.db, ids),
    handsBeside(deps, waiting, staffId),
  ]);
  return rows.map((row, index) => {
    const withdrawal = waiting[index] as Withdrawal;
    const { card, customerId, approvedBy } = withdrawal;
    const customer = customers.get(customerId);
    const isOneHand = approvedBy !== undefined && hands.has(approvedBy);
    const obstacle = obstacleToPay(withdrawal, { staffId, isOneHand, now });
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

/** The open ones of them as payable after what changed of their customer's account meanwhile. */
const withPauses = (
  { db, clock, owners }: Pick<PayoutsDeps, 'db' | 'clock' | 'owners'>,
  withdrawals: readonly Withdrawal[],
): Promise<WithPause[]> =>
  Promise.all(
    withdrawals.map(async (withdrawal) => {
      if (!OPEN_STATUSES.includes(withdrawal.status)) return { ...withdrawal, wait: undefined };
      const paused = await owners.pausedUntil(db, withdrawal.customerId);
      const wait = waitsFor(withdrawal, paused, clock.now());
      return { ...withdrawal, payableFrom: payableAfter(withdrawal, paused), wait };
    }),
  );

/** Who of those that approved is no second person beside this member of staff. */
async function handsBeside(
  { db, isOneHand }: Pick<PayoutsDeps, 'db' | 'isOneHand'>,
  withdrawals: readonly Withdrawal[],
  staffId: string,
): Promise<ReadonlySet<string>> {
  const hands = new Set<string>();
  for (const approver of new Set(withdrawals.flatMap(({ approvedBy }) => approvedBy ?? [])))
    if (await isOneHand(db, approver, staffId)) hands.add(approver);
  return hands;
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
