import { Refusal } from '../../../kernel/refusal.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Order } from '../../orders/index.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { jobKeyOf, listFailures } from './second-payment-job-store.ts';
import { computeSecondPayment } from './compute-second-payment.ts';

const COMPUTE = 'billing.compute-second-payment';
/** A first failure mends itself within minutes or not at all; what is not computed by then waits for a person. */
export const SECOND_PAYMENT_STUCK_MS = 3_600_000;

/** The job, by its name: a refusal fails it with its sentence, which is what the desk reads. */
export const secondPaymentJob = (deps: BillingDeps) => ({
  [COMPUTE]: (payload: { orderId: string }): Promise<void> =>
    computeSecondPayment(deps, payload).catch((failure: unknown) => {
      throw failure instanceof Refusal ? new Error(failure.sentence, { cause: failure }) : failure;
    }),
});

/** Has the second payment computed as soon as may be; asked again, all tries begin anew. */
export function queueSecondPayment(
  deps: BillingDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  return inTransaction(deps.db, (trx) => addSecondPaymentJob(deps, trx, orderId));
}

/** The same as a part of what changed its second payment. */
export function addSecondPaymentJob(
  { jobs }: Pick<BillingDeps, 'jobs'>,
  trx: Trx,
  orderId: string,
): Promise<void> {
  return jobs.add(trx, COMPUTE, { orderId }, { key: jobKeyOf(orderId) });
}

/** Opened and weighed orders without a second payment after an hour, with what stopped it; longest waiting first. */
export async function listStuck(
  deps: BillingDeps,
  reader: Reader,
  { limit, orderIds }: Waiting,
): Promise<{ order: Order; reason: string | undefined }[]> {
  const before = deps.clock.now().getTime() - SECOND_PAYMENT_STUCK_MS;
  const found = await deps.orders.list(reader, {
    states: ['CHECKED'],
    ids: orderIds,
    size: limit,
    isOldestMoveFirst: true,
  });
  const stuck = found.orders.filter(({ movedAt }) => movedAt.getTime() < before);
  const reasons = await listFailures(
    reader,
    stuck.map(({ id }) => id),
  );
  return stuck.map((order) => ({ order, reason: reasons.get(order.id) }));
}

/** A person has it computed anew; nothing happens to an order whose second payment is there. Refusal `orders.not-found`. */
export async function recompute(
  deps: BillingDeps,
  { code, by }: { code: string; by: Staff },
): Promise<void> {
  const { id, state } = await deps.orders.read(deps.db, { code });
  if (state !== 'CHECKED') return;
  await inTransaction(deps.db, (trx) =>
    deps.audit(trx, {
      actor: by.id,
      action: 'order.recompute',
      subject: `order:${code}`,
      before: { state },
      after: { state },
    }),
  );
  await queueSecondPayment(deps, { orderId: id });
}
