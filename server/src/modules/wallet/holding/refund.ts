import assert from 'node:assert/strict';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { available, company, type Movement } from '../../ledger/index.ts';
import { listRefundable } from './list-refundable.ts';
import { insertRefund } from './refund-store.ts';
import type { Wallet } from '../wallet.ts';
import type { SpendDeps } from './spend.ts';

/** Gives money back at once, linked to its payment and capped by it. */
export const refund =
  ({ ledger, clock }: SpendDeps): Wallet['refund'] =>
  async (trx, { customerId, cause, paidFor, from, amount, key, label }) => {
    assert(amount > 0, `a refund of ${amount}`);
    // Whoever refunds the same payment waits here, so that two together never give back more than was paid.
    await ledger.lockPurses(trx, customerId);
    if (!(await insertRefund(trx, { key, customerId, paidFor, cause, amount }, clock.now())))
      return;
    const received = await listRefundable({ ledger }, trx, paidFor, key);
    const parts = from ? received.filter(({ account }) => account === from) : received;
    const most = parts.reduce((total, part) => total + part.amount, 0);
    refuseUnless(amount <= most, 'wallet.refund-too-high', { most });
    let left: number = amount;
    const movements: Movement[] = [];
    for (const part of parts) {
      const taken = Math.min(left, part.amount);
      if (taken === 0) break;
      const facts = {
        to: available(customerId),
        currency: 'VND',
        kind: 'refund',
        cause,
        memo: label,
      } as const;
      movements.push({
        ...facts,
        key: `${key}:${part.account}`,
        from: company(part.account),
        amount: dong(taken),
      });
      left -= taken;
    }
    await ledger.post(trx, movements);
  };
