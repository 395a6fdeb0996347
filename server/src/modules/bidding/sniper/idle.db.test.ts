import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentStatements } from '../../../../test-support/machines/sent-statements.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { statementName } from '../../../platform/database/observed/observe-pool.ts';

const TICK_MS = 20;
const WATCHED_MS = 1_000;
/** As each process that knows our accounts. */
const OF_ACCOUNTS = 'select site_accounts';

let rig: SnipeRig;
beforeAll(async () => {
  rig = await startSnipes({ offsetMs: 0, lateMs: 20 });
});
afterAll(() => rig.close());

/** What a sniper asks in a second. */
async function askedInASecond(): Promise<ReadonlyMap<string, number>> {
  const sniper = rig.world.bidding.startSniper({ tickMs: TICK_MS });
  // It measures the clock of the marketplace first, where something waits.
  await sleep(WATCHED_MS);
  const sent = sentStatements(rig.platform.pool);
  await sleep(WATCHED_MS);
  const names = Map.groupBy(sent.map(statementName), (name) => name);
  await sniper.stop();
  return new Map([...names].map(([name, all]) => [name, all.length]));
}

it('a sniper for which nothing is due asks one question at each look', async () => {
  expect([...(await askedInASecond()).keys()].toSorted()).toEqual(['select bids', OF_ACCOUNTS]);
  await rig.snipeIn(60_000);
  const asked = await askedInASecond();
  expect([...asked.keys()].toSorted()).toEqual(['select bids', OF_ACCOUNTS]);
  expect(asked.get('select bids')).toBeGreaterThan(10);
});
