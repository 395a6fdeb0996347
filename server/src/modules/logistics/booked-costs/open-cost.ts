import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { isUnbilled, type Order } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { listCurrentCosts } from './booked-cost-store.ts';
import { type NamedSubject, readSubject } from './cost-subject.ts';
import { type BookedCost, type CostKind, kindsFor, type SubjectType } from './rules/booked-cost.ts';

/** What a member of staff books or withdraws, and why. */
export interface CostToChange {
  readonly type: SubjectType;
  readonly code: string;
  readonly kind: CostKind;
  readonly reason: string;
  readonly by: Staff;
}

interface OpenCost {
  readonly subject: NamedSubject;
  /** Its orders that are on no bill yet; at least one. */
  readonly unbilled: readonly Order[];
  /** What counts until now. */
  readonly booked: BookedCost | undefined;
}

/**
 * A cost that still reaches a bill; its orders stay locked, so that no bill is made of them
 * meanwhile. Refusals `logistics.cost-of-accountant`, `logistics.cost-after-bill` once all its
 * orders are billed or over, and those of `readSubject`.
 */
export async function holdOpenCost(
  deps: Pick<LogisticsDeps, 'orders'>,
  trx: Trx,
  { type, code, kind, by }: CostToChange,
): Promise<OpenCost> {
  refuseUnless(kindsFor(by, type).includes(kind), 'logistics.cost-of-accountant');
  const subject = await readSubject(deps, trx, { type, code });
  const locked: Order[] = [];
  for (const id of subject.orderIds.toSorted()) locked.push(await deps.orders.lock(trx, id));
  const unbilled = locked.filter(({ state }) => isUnbilled(state));
  refuseUnless(unbilled.length > 0, 'logistics.cost-after-bill', { code });
  const current = await listCurrentCosts(trx, [subject]);
  return { subject, unbilled, booked: current.find((cost) => cost.kind === kind) };
}
