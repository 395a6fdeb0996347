import { sum } from '../../../kernel/money.ts';
import { listRefundable } from './list-refundable.ts';
import { refund } from './refund.ts';
import { findHold } from './hold-store.ts';
import { changeHold, holdMoney, releaseHold } from './hold-money.ts';
import { carry, uncarry } from './carry.ts';
import { captureHold, pay, payOut, receiveCollected, type SpendDeps } from './spend.ts';
import type { Wallet } from '../wallet.ts';

/** What other modules do with a customer's money, over the ledger alone. */
export const createHolds = (deps: SpendDeps): Wallet => ({
  balanceOf: (reader, customerId) => deps.ledger.pursesOf(reader, customerId),
  hold: holdMoney(deps),
  changeHold: changeHold(deps),
  release: releaseHold(deps),
  capture: captureHold(deps),
  pay: pay(deps),
  receiveCollected: receiveCollected(deps),
  refund: refund(deps),
  refundableOf: async (reader, paidFor) =>
    sum((await listRefundable(deps, reader, paidFor)).map(({ amount }) => amount)),
  paidPartsOf: async (reader, paidFor) =>
    (await listRefundable(deps, reader, paidFor)).map(({ account, amount }) => ({
      to: account,
      amount,
    })),
  payOut: payOut(deps),
  carry: carry(deps),
  uncarry: uncarry(deps),
  holdOf: findHold,
});
