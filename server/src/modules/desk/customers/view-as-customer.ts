import { VIEWING_MINUTES } from '@hako/contract/desk/viewing';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { customerName } from '../../customers/index.ts';
import type { DeskDeps } from '../deps.ts';
import { endViewings, findOpenViewing, insertViewing, type ViewingRow } from './viewing-store.ts';

/**
 * A member of staff looks at the pages as this customer sees them: for some minutes, only in this
 * sign-in, and only reading. Refusal `customers.not-found`.
 */
export const startViewing = (
  deps: DeskDeps,
  given: {
    readonly staffId: string;
    readonly sessionId: string;
    readonly customerId: string;
    readonly reason: string;
  },
): Promise<ViewingRow> =>
  inTransaction(deps.db, async (trx) => {
    const { staffId, sessionId, customerId } = given;
    refuseUnless(await deps.customers.find(trx, customerId), 'customers.not-found');
    await end(deps, trx, { sessionId });
    const now = deps.clock.now();
    const viewing: ViewingRow = {
      id: newId(),
      staff_id: staffId,
      session_id: sessionId,
      customer_id: customerId,
      reason: given.reason.trim(),
      started_at: now,
      ends_at: new Date(now.getTime() + VIEWING_MINUTES * 60_000),
      ended_at: null,
    };
    await insertViewing(trx, viewing);
    await deps.audit(trx, {
      actor: staffId,
      action: 'customer.view-start',
      subject: `customer:${customerId}`,
      reason: viewing.reason,
      after: { viewing: viewing.id, until: viewing.ends_at },
    });
    const told = { runAt: viewing.ends_at, key: `desk.end-viewing:${viewing.id}` };
    await deps.jobs.add(trx, 'desk.end-viewing', { id: viewing.id }, told);
    return viewing;
  });

/**
 * The person looks at the pages as themselves again, or the minutes are over. What ended already
 * stays.
 */
export const endViewing = (
  deps: DeskDeps,
  which: { readonly id: string } | { readonly sessionId: string },
): Promise<void> => inTransaction(deps.db, (trx) => end(deps, trx, which));

async function end(
  { audit, clock }: DeskDeps,
  trx: Trx,
  which: Parameters<typeof endViewings>[1],
): Promise<void> {
  for (const ended of await endViewings(trx, which, clock.now()))
    await audit(trx, {
      actor: ended.staff_id,
      action: 'customer.view-end',
      subject: `customer:${ended.customer_id}`,
      before: { viewing: ended.id, since: ended.started_at },
      after: { ended: ended.ended_at },
    });
}

/** Whose pages this sign-in looks at; undefined when its viewing is over, or is somebody else's. */
export async function findViewing(
  { db, clock }: DeskDeps,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<{ readonly customerId: string; readonly endsAt: Date } | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await findOpenViewing(db, { id, sessionId, now: clock.now() });
  return found && { customerId: found.customer_id, endsAt: found.ends_at };
}

/** A viewing as the browser that is in it shows it. */
export async function describeViewing(
  { db, customers }: DeskDeps,
  { customerId, endsAt }: { readonly customerId: string; readonly endsAt: Date },
) {
  const customer = await customers.find(db, customerId);
  return { customer: customerName(customerId, customer), ends_at: endsAt.toISOString() };
}
