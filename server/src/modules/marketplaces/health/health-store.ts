import type { SiteHealth } from '@hako/contract/desk/sites';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/database/database.ts';

type Health = Static<typeof SiteHealth>;

/** More processes than these tell nothing new. */
const MOST_ROWS = 500;

/** Keeps what a process tells of its lines, in place of what it told before, and forgets what was told before `forgetBefore`. */
export async function keepHealth(
  db: Database,
  { rows, at, forgetBefore }: { rows: readonly Health[]; at: Date; forgetBefore: Date },
): Promise<void> {
  await db.deleteFrom('marketplace_health').where('told_at', '<', forgetBefore).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('marketplace_health')
    .values(
      rows.map((health) => ({
        process: health.process,
        site: health.site,
        told_at: at,
        health: JSON.stringify(health),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['process', 'site']).doUpdateSet((values) => ({
        told_at: values.ref('excluded.told_at'),
        health: values.ref('excluded.health'),
      })),
    )
    .execute();
}

/** What other processes than this one told since then. */
export async function listHealthOfOthers(
  db: Database,
  { process, since }: { process: number; since: Date },
): Promise<Health[]> {
  const rows = await db
    .selectFrom('marketplace_health')
    .select('health')
    .where('process', '!=', process)
    .where('told_at', '>=', since)
    .orderBy('process')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ health }) => health as Health);
}

/** A process that ends is not told of any more. */
export async function forgetHealth(db: Database, process: number): Promise<void> {
  await db.deleteFrom('marketplace_health').where('process', '=', process).execute();
}
