import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sentStatements } from '../../../../test-support/machines/sent-statements.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { statementName } from '../../../platform/database/observed/observe-pool.ts';

const TICK_MS = 20;
/** More than it asks from one reading of our accounts to the next, were it alone. */
const LOOKS = 60;
/** As each process that knows our accounts. */
const OF_ACCOUNTS = 'select site_accounts';

let rig: SnipeRig;
beforeAll(async () => {
  rig = await startSnipes({ offsetMs: 0, lateMs: 20 });
});
afterAll(() => rig.close());

/** What a sniper asks once it has settled: it measures the clock of a marketplace first. */
async function askedWhenIdle(): Promise<ReadonlySet<string>> {
  const sent = sentStatements(rig.platform.pool);
  const sniper = rig.world.bidding.startSniper({ tickMs: TICK_MS });
  const lately = () => new Set(sent.slice(-LOOKS).map(statementName));
  try {
    await vi.waitUntil(() => sent.length > LOOKS && lately().size === 2, { timeout: 20_000 });
  } catch {
    // What it asked besides is told by the names.
  }
  const asked = lately();
  await sniper.stop();
  return asked;
}

it('a sniper for which nothing is due asks one question at each look', async () => {
  expect([...(await askedWhenIdle())].toSorted()).toEqual(['select bids', OF_ACCOUNTS]);
  await rig.snipeIn(120_000);
  expect([...(await askedWhenIdle())].toSorted()).toEqual(['select bids', OF_ACCOUNTS]);
});
