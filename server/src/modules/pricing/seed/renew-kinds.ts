import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../kernel/clock.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/lock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Audit, byCommand } from '../../staff/index.ts';
import { insertPriceRow, listPriceRows, listTouchedKeys } from '../tables/price-list-store.ts';
import { prepareTables } from '../tables/rules/prepare-tables.ts';
import type { PriceRow } from '../tables/rules/price-rows.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

const DAY_MS = 86_400_000;
const WHY = 'Bản mới của Hako nhận ra loại hàng tốt hơn';

/**
 * A house that runs already gets the kinds of goods that a new house begins with, their words and
 * weights, from tomorrow on. What the owner ever changed or ended stays theirs. Run again it finds
 * nothing to do.
 */
export async function renewKinds(
  { db, clock, audit }: Deps,
  newest: readonly PriceRow[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockName(trx, 'pricing:renew-kinds');
    const rows = await listPriceRows(trx);
    // A list that nobody asked yet begins with the newest rows by itself.
    if (rows.length === 0) return;
    const at = clock.now();
    const validFrom = dayInVietnam(new Date(at.getTime() + DAY_MS));
    const renewed = await othersThan(trx, rows, newest, validFrom);
    if (renewed.length === 0) return;
    prepareTables([...rows, ...renewed], validFrom);
    for (const row of renewed) {
      const { actor, reason } = byCommand(WHY);
      await insertPriceRow(trx, row, undefined, at);
      await audit(trx, {
        actor,
        reason,
        action: 'price-list.renew',
        subject: `setting:goods-kinds/${row.key}`,
        before: lastOf(rows, row.key)?.rule ?? null,
        after: { validFrom, rule: row.rule },
      });
    }
  });
}

/**
 * The newest kinds that say something else than the list of the house, without those that the owner
 * touched.
 */
async function othersThan(
  trx: Trx,
  rows: readonly PriceRow[],
  newest: readonly PriceRow[],
  validFrom: string,
): Promise<readonly PriceRow[]> {
  const touched = await listTouchedKeys(trx, 'category');
  return newest.flatMap((row) =>
    row.kind === 'category' &&
    !touched.has(row.key) &&
    !isDeepStrictEqual(lastOf(rows, row.key)?.rule, row.rule)
      ? [{ ...row, validFrom }]
      : [],
  );
}

/** The last word of the list on a kind, also one that has not begun. Oldest first goes in. */
const lastOf = (rows: readonly PriceRow[], key: string): PriceRow | undefined =>
  rows.findLast((row) => row.kind === 'category' && row.key === key);
