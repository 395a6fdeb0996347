import { newId } from '../../../kernel/chance.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findKeptSince, UNSORTED_ID } from '../accounts/account-store.ts';
import type { SpendingDeps } from '../deps.ts';
import {
  insertMovements,
  listStanding,
  listUnbooked,
  lockOrderPaid,
  type OrderMovement,
} from '../movement-store.ts';

/** What stands of an order on our accounts, and what was charged before accounts were kept. */
export interface PaidSoFar {
  readonly standing: readonly OrderMovement[];
  readonly beforeJpy: number;
}

/**
 * What was paid for an order, whose lock the caller holds. What stands in the ledger and on no
 * account is put where purchases wait to be sorted. What was posted before accounts were kept is in
 * their opening balances already, so it stays where it is.
 */
export async function readPaid(deps: SpendingDeps, trx: Trx, orderId: string): Promise<PaidSoFar> {
  const standing = await listStanding(trx, orderId);
  if ((await listUnbooked(trx, [orderId])).length === 0) return { standing, beforeJpy: 0 };
  const key = costKey(orderId);
  const posted = await deps.ledger.movementsFor(trx, [{ type: 'order', id: orderId }]);
  const cost = posted.find((one) => one.key === key);
  if (!cost) return { standing, beforeJpy: 0 };
  if (cost.at < (await findKeptSince(trx))) return { standing, beforeJpy: cost.amount };
  const at = deps.clock.now();
  const id = newId(at.getTime());
  const facts = { id, actId: id, accountId: UNSORTED_ID, orderId, ledgerKey: key } as const;
  const day = dayInVietnam(cost.at);
  await insertMovements(trx, [{ ...facts, kind: 'purchase', amountJpy: 0 - cost.amount, day, at }]);
  return { standing: await listStanding(trx, orderId), beforeJpy: 0 };
}

/** Of the ledger: what a marketplace took for an order at first. */
export const costKey = (orderId: string): string => `cost:order:${orderId}`;

const DAY_MS = 24 * 3_600_000;
/** A process of the release before ran beside this one for minutes; older ones were seen to. */
const LOOKED_BACK_DAYS = 40;
const AT_ONCE = 500;

/** Puts purchases that reached the ledger alone on the account where they wait to be sorted. */
export async function adoptPosted(deps: SpendingDeps): Promise<void> {
  const { db, ledger, clock } = deps;
  const kept = await findKeptSince(db);
  const back = new Date(clock.now().getTime() - LOOKED_BACK_DAYS * DAY_MS);
  const since = kept > back ? kept : back;
  let after: string | undefined;
  do {
    const page = await ledger.listSpent(db, { since, after, limit: AT_ONCE });
    for (const orderId of await listUnbooked(db, page))
      await inTransaction(db, async (trx) => {
        await lockOrderPaid(trx, orderId);
        await readPaid(deps, trx, orderId);
      });
    after = page.length === AT_ONCE ? page.at(-1) : undefined;
  } while (after !== undefined);
}
