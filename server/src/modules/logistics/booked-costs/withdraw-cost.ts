import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps } from '../deps.ts';
import { insertCost } from './booked-cost-store.ts';
import { type CostToChange, holdOpenCost } from './open-cost.ts';
import { factsOf } from './rules/booked-cost.ts';

/**
 * Takes back a cost that was booked on the wrong subject: it is an estimate again, or what was
 * booked for several together. Refusals `logistics.cost-not-booked`, and those of `holdOpenCost`.
 */
export async function withdrawCost(deps: LogisticsDeps, asked: CostToChange): Promise<void> {
  const { type, code, kind, reason, by } = asked;
  await inTransaction(deps.db, async (trx) => {
    const { unbilled, booked } = await holdOpenCost(deps, trx, asked);
    refuseUnless(booked, 'logistics.cost-not-booked', { code });
    const now = deps.clock.now();
    await insertCost(trx, {
      ...booked,
      id: newId(now.getTime()),
      reason: reason.trim(),
      proofs: [],
      by: { id: by.id, name: by.name ?? '' },
      at: now,
      isWithdrawn: true,
      releaseId: undefined,
    });
    await deps.audit(trx, {
      actor: by.id,
      action: 'cost.withdraw',
      subject: `${type}:${code}`,
      reason: reason.trim(),
      before: factsOf(booked),
      after: { kind, isWithdrawn: true },
    });
    for (const { id } of unbilled) await deps.news.announce(trx, 'cost.withdrawn', { orderId: id });
  });
}
