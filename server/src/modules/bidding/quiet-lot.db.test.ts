import { expect, it } from 'vitest';
import {
  clock,
  lotOf,
  openLedLot,
  platform,
  setUpWatchersRig,
  world,
} from '../../../test-support/rigs/bidding/watchers-rig.ts';
import { sentStatements } from '../../../test-support/machines/sent-statements.ts';
import { statementName } from '../../platform/database/observed/observe-pool.ts';

setUpWatchersRig();

const MINUTE_MS = 60_000;

/** A lot with a live bid is read every few seconds, and hardly ever has anything happened. */
it('a reading that finds nothing new writes when it was and when the next one is, and no more', async () => {
  const code = await openLedLot(8 * MINUTE_MS);
  const read = () => world.bidding.readAuction(lotOf(code));
  // The first one in the last ten minutes says so.
  await read();
  clock.advanceMs(5_000);
  const sent = sentStatements(platform.pool);
  await read();
  expect(sent.map(statementName)).toEqual([
    'select watched_auctions',
    'select site_accounts',
    'select remote_bids',
    'begin',
    'select watched_auctions',
    'select bids',
    'select remote_bids',
    'update watched_auctions',
    'select bidding_preferences',
    'select notifications',
    'update watched_auctions',
    'commit',
  ]);
});
