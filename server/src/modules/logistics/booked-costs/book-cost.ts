import { newId } from '../../../kernel/chance.ts';
import { dong, type ExchangeRate, toDong, yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps } from '../deps.ts';
import { insertCost } from './booked-cost-store.ts';
import { type CostToChange, holdOpenCost } from './open-cost.ts';
import { type BookedCost, factsOf, type SubjectType } from './rules/booked-cost.ts';

interface CostToBook extends CostToChange {
  readonly amount: number;
  readonly currency: 'JPY' | 'VND';
  readonly proofs: readonly string[];
}

/**
 * Books what something really cost, from its paper. A wrong amount is mended by booking it again:
 * the newest counts. Refusal `logistics.cost-not-here` for a kind that this subject does not have,
 * and those of `holdOpenCost`.
 */
export async function bookCost(deps: LogisticsDeps, asked: CostToBook): Promise<void> {
  const { type, code, kind, amount, currency, reason, proofs, by } = asked;
  refuseUnless(kind !== 'domestic-shipping' || type === 'order', 'logistics.cost-not-here');
  await inTransaction(deps.db, async (trx) => {
    const { subject, unbilled, booked } = await holdOpenCost(deps, trx, asked);
    const rate = currency === 'JPY' ? await rateFor(deps, type, unbilled[0]?.rate) : undefined;
    const cost: BookedCost = {
      id: newId(deps.clock.now().getTime()),
      subject: { type, id: subject.id },
      kind,
      amount,
      currency,
      rate,
      vnd: rate ? toDong(yen(amount), rate) : dong(amount),
      reason: reason.trim(),
      proofs,
      by: { id: by.id, name: by.name ?? '' },
      at: deps.clock.now(),
      isWithdrawn: false,
      releaseId: undefined,
    };
    await insertCost(trx, cost);
    await deps.audit(trx, {
      actor: by.id,
      action: 'cost.book',
      subject: `${type}:${code}`,
      reason: cost.reason,
      ...(booked ? { before: factsOf(booked) } : {}),
      after: factsOf(cost),
    });
    for (const { id } of unbilled) await deps.news.announce(trx, 'cost.booked', { orderId: id });
  });
}

/**
 * An order's yen are converted at its own locked rate; what several orders share at the rate of
 * now.
 */
async function rateFor(
  { pricing }: Pick<LogisticsDeps, 'pricing'>,
  type: SubjectType,
  locked: ExchangeRate | undefined,
): Promise<ExchangeRate> {
  return type === 'order' && locked ? locked : (await pricing.currentRate()).rate;
}
