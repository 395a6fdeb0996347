import assert from 'node:assert/strict';
import type { Clock } from '../../../kernel/clock.ts';
import { dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { available, company, held, type Ledger, type Movement } from '../../ledger/index.ts';
import { dongText } from '../../../kernel/wording.ts';
import { movementsOf, totalOf } from './payment.ts';
import { holdKey } from './hold-key.ts';
import { type LockedHold, lockHold, updateHold } from './hold-store.ts';
import type { PaymentPart, Wallet } from '../wallet.ts';

export interface SpendDeps {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Posts movements that take `needed` from the available money. The balance is read first only to say how much is
 * missing; the constraint of the ledger decides, also when somebody else spends in between.
 */
export async function postOrRefuse(
  { ledger }: SpendDeps,
  trx: Trx,
  customerId: string,
  needed: number,
  movements: readonly Movement[],
): Promise<void> {
  const before = await ledger.pursesOf(trx, customerId);
  const missing = Math.max(1, needed - before.available);
  await refusedBy(
    { ledger_balance_not_negative: 'wallet.not-enough' },
    ledger.post(trx, movements),
    { missing, missingText: dongText(missing) },
  );
}

/** Pays from the available money. */
export const pay =
  (deps: SpendDeps): Wallet['pay'] =>
  async (trx, { customerId, cause, parts, key, label }) => {
    const movements = movementsOf(parts, {
      from: available(customerId),
      key,
      kind: 'payment',
      cause,
      label,
    });
    await postOrRefuse(deps, trx, customerId, totalOf(parts), movements);
  };

/** Cash that a carrier collected, before its transfer reaches the bank. */
export const receiveCollected =
  ({ ledger }: SpendDeps): Wallet['receiveCollected'] =>
  async (trx, { customerId, amount, cause, key, label }) => {
    await ledger.post(trx, [
      {
        key,
        from: company('cash-on-delivery'),
        to: available(customerId),
        amount,
        currency: 'VND',
        kind: 'top-up',
        cause,
        memo: label,
      },
    ]);
  };

/** Spends from the hold and releases its rest; what is more than the hold comes from the available money. */
export const captureHold =
  (deps: SpendDeps): Wallet['capture'] =>
  async (trx, { cause, parts, label, paidFor = cause }) => {
    const total = totalOf(parts);
    const hold = await lockHold(trx, cause);
    assert(hold, `${cause.type} ${cause.id} has no hold`);
    if (hold.captured > 0) {
      assert(
        hold.captured === total,
        `${cause.type} ${cause.id} was captured with ${hold.captured}, not ${total}`,
      );
      return;
    }
    assert(hold.open > 0, `the hold of ${cause.type} ${cause.id} was released`);
    await capture(deps, trx, { hold, total, parts, label: label ?? hold.label, paidFor });
  };

/** What is held goes to the bank: the customer has it there. */
export const payOut =
  ({ ledger, clock }: SpendDeps): Wallet['payOut'] =>
  async (trx, { cause, label }) => {
    const hold = await lockHold(trx, cause);
    assert(hold, `${cause.type} ${cause.id} has no hold`);
    if (hold.captured > 0) return;
    assert(hold.open > 0, `the hold of ${cause.type} ${cause.id} was released`);
    const key = holdKey(cause, 'paid-out');
    await ledger.post(trx, [
      {
        key,
        from: held(hold.customerId),
        to: company('bank'),
        amount: hold.open,
        currency: 'VND',
        kind: 'withdrawal',
        cause,
        memo: label,
      },
    ]);
    await updateHold(trx, { ...hold, captured: hold.open }, clock.now());
  };

interface Capture {
  readonly hold: LockedHold;
  readonly total: number;
  readonly parts: readonly PaymentPart[];
  readonly label: string;
  readonly paidFor: Movement['cause'];
}

async function capture(
  deps: SpendDeps,
  trx: Trx,
  { hold, total, parts, label, paidFor }: Capture,
): Promise<void> {
  const key = holdKey(hold.cause, 'capture');
  const purses = { available: available(hold.customerId), held: held(hold.customerId) };
  const facts = { currency: 'VND', cause: hold.cause, memo: label } as const;
  const lacking = Math.max(0, total - hold.open);
  const rest = Math.max(0, hold.open - total);
  const more: Movement[] = lacking
    ? [
        {
          ...facts,
          key: `${key}-more`,
          kind: 'hold',
          from: purses.available,
          to: purses.held,
          amount: dong(lacking),
        },
      ]
    : [];
  const back: Movement[] = rest
    ? [
        {
          ...facts,
          key: `${key}-rest`,
          kind: 'release',
          from: purses.held,
          to: purses.available,
          amount: dong(rest),
        },
      ]
    : [];
  const charges = movementsOf(parts, {
    from: purses.held,
    key,
    kind: 'capture',
    cause: paidFor,
    label,
  });
  await postOrRefuse(deps, trx, hold.customerId, lacking, [...more, ...charges, ...back]);
  await updateHold(
    trx,
    {
      ...hold,
      amount: dong(hold.amount + lacking),
      captured: dong(total),
      released: dong(hold.released + rest),
    },
    deps.clock.now(),
  );
}
