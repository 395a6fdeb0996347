import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SiteBudget } from './rules/pace.ts';

/** The budget of calls to each site, one bucket in the database for all our processes: one round trip a slice. */
export const siteBudgetIn = (db: Database): SiteBudget => ({
  async lease({ site, perSecond, burst, most, patienceMs }) {
    const { rows } = await sql<{ taken: number; wait_ms: number }>`
      select taken, wait_ms from lease_site_calls(${site}, ${perSecond}::double precision, ${burst}::double precision, ${most}, ${patienceMs}::double precision)
    `.execute(db);
    const [{ taken, wait_ms: waitMs }] = rows as [(typeof rows)[number]];
    return { taken, waitMs };
  },
});
