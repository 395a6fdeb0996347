import assert from 'node:assert/strict';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { available, held, type Movement } from '../../ledger/index.ts';
import { holdKey } from './hold-key.ts';
import { insertHold, type LockedHold, lockHold, updateHold } from './hold-store.ts';
import type { Wallet } from '../wallet.ts';
import { postOrRefuse, type SpendDeps } from './spend.ts';

const move = (
  hold: Pick<LockedHold, 'customerId' | 'cause'>,
  kind: 'hold' | 'release',
  step: number,
  amount: Dong,
  memo: string,
): Movement => ({
  key: holdKey(hold.cause, step),
  from: kind === 'hold' ? available(hold.customerId) : held(hold.customerId),
  to: kind === 'hold' ? held(hold.customerId) : available(hold.customerId),
  amount,
  currency: 'VND',
  kind,
  cause: hold.cause,
  memo,
});

/** Promises money to a cause, once. */
export const holdMoney =
  (deps: SpendDeps): Wallet['hold'] =>
  async (trx, { customerId, amount, cause, label }) => {
    assert(amount > 0, `a hold of ${amount}`);
    const made = await insertHold(trx, { customerId, cause, label, amount }, deps.clock.now());
    if (!made) {
      const known = await lockHold(trx, cause);
      assert(
        known?.customerId === customerId && known.amount === amount,
        `${cause.type} ${cause.id} has another hold`,
      );
      return;
    }
    await postOrRefuse(deps, trx, customerId, amount, [
      move(made, 'hold', made.step, amount, label),
    ]);
  };

/** Raises or lowers what remains open. */
export const changeHold =
  (deps: SpendDeps): Wallet['changeHold'] =>
  async (trx, { cause, amount, label }) => {
    assert(amount > 0, `a hold of ${amount}`);
    const hold = await lockHold(trx, cause);
    assert(hold && hold.open > 0, `${cause.type} ${cause.id} has no open hold`);
    const change = amount - hold.open;
    const memo = label ?? hold.label;
    if (change > 0) {
      await postOrRefuse(deps, trx, hold.customerId, change, [
        move(hold, 'hold', hold.step + 1, dong(change), memo),
      ]);
      await updateHold(
        trx,
        { ...hold, label: memo, amount: dong(hold.amount + change) },
        deps.clock.now(),
      );
    } else if (change < 0) {
      await giveBack(deps, trx, { ...hold, label: memo }, dong(-change), memo);
    }
  };

/** Gives back what is still open. */
export const releaseHold =
  (deps: SpendDeps): Wallet['release'] =>
  async (trx, { cause, reason }) => {
    const hold = await lockHold(trx, cause);
    if (hold && hold.open > 0) await giveBack(deps, trx, hold, hold.open, reason);
  };

async function giveBack(
  deps: SpendDeps,
  trx: Trx,
  hold: LockedHold,
  amount: Dong,
  memo: string,
): Promise<void> {
  await deps.ledger.post(trx, [move(hold, 'release', hold.step + 1, amount, memo)]);
  await updateHold(trx, { ...hold, released: dong(hold.released + amount) }, deps.clock.now());
}
