import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startAuctions } from '../../../../test-support/rigs/auctions-rig.ts';

/** PostgreSQL counts what was read once a second. */
const COUNTED_MS = 2_500;

it('a sniper for which nothing waits does not read the lots', async () => {
  const rig = await startAuctions({ offsetMs: 0, lateMs: 20 });
  const sniper = rig.world.bidding.startSniper({ tickMs: 20 });
  await sleep(COUNTED_MS);
  await sniper.stop();
  const { rows } = await sql<{ reads: number; ticks: number }>`
    select (select seq_scan + idx_scan from pg_stat_user_tables where relname = 'watched_auctions') as reads,
      (select seq_scan + idx_scan from pg_stat_user_tables where relname = 'bids') as ticks`.execute(
    rig.platform.db,
  );
  await rig.close();
  expect(rows[0]?.ticks).toBeGreaterThan(20);
  expect(rows[0]?.reads).toBe(0);
});
