import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sentStatements } from '../../../../test-support/machines/sent-statements.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { statementName } from '../../../platform/database/observed/observe-pool.ts';

const TICK_MS = 20;
/** More than it looks between two readings of our accounts. */
const LOOKS = 60;
/** `site_accounts` as each process that knows our accounts. */
const ASKED = ['select bids', 'select site_accounts'];

let rig: SnipeRig;
beforeAll(async () => {
  rig = await startSnipes({ offsetMs: 0, lateMs: 20 });
});
afterAll(() => rig.close());

/** A sniper measures the clock of a marketplace first, and says now and then that it lives. */
async function expectIdle(): Promise<void> {
  const sent = sentStatements(rig.platform.pool);
  const sniper = rig.world.bidding.startSniper({ tickMs: TICK_MS });
  const lately = () => [...new Set(sent.slice(-LOOKS).map(statementName))].toSorted();
  const settled = () => {
    expect(sent.length).toBeGreaterThan(LOOKS);
    expect(lately()).toEqual(ASKED);
  };
  await vi.waitFor(settled, { timeout: 15_000 }).finally(() => sniper.stop());
}

it('a sniper for which nothing is due asks one question at each look', async () => {
  await expectIdle();
  await rig.snipeIn(120_000);
  await expectIdle();
});
