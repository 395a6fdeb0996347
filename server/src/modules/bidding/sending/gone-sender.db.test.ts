import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMortalSniper } from '../../../../test-support/rigs/bidding/mortal-sniper.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { createPresence } from '../../../platform/presence.ts';

/** How far our monotonic clock was moved. */
let aheadMs = 0;
let rig: SnipeRig;
let reader: ReturnType<typeof createPresence>;
let sender: ReturnType<typeof createPresence>;
const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + aheadMs };
beforeAll(async () => {
  rig = await startSnipes({ clock, offsetMs: 0, lateMs: 20 });
  const { pool, log } = rig.platform;
  [reader, sender] = [createPresence(pool, log), createPresence(pool, log)];
  await reader.start();
  await sender.start();
  rig.world.bidding.followSenders(reader);
});
afterAll(async () => {
  reader.stop();
  await rig.close();
});

it('a write is given up once its sender stays gone, and its money is held until the close', async () => {
  const { code, bid, customer } = await rig.snipeIn(1_000);
  const { deps } = rig.world.bidding;
  const senders = { endLeaseOfGone: async () => undefined, me: () => sender.me };
  await startMortalSniper({ ...deps, senders }, 'marked', 'dies').reached;
  const isGone = async () => !(await reader.isAlive(rig.platform.db, sender.me));
  const statusAfter = async (waitMs: number) => {
    aheadMs += waitMs;
    await rig.read(code);
    return rig.statusOf(bid.id);
  };

  await sql`update remote_bids set marked_at = now() - interval '10 seconds'
    where bid_id = ${bid.id}`.execute(rig.platform.db);
  for (const waitMs of [0, 10_000]) expect(await statusAfter(waitMs)).toBe('firing');
  sender.stop();
  await until(isGone);
  // It may only have lost its connection for a moment, however long ago it sent the write.
  for (const waitMs of [5_000, 2_000]) expect(await statusAfter(waitMs)).toBe('firing');
  // Nobody asked for long: it may have been back.
  for (const waitMs of [20_000, 2_000]) expect(await statusAfter(waitMs)).toBe('firing');
  expect(await statusAfter(2_000)).toBe('unknown');
  expect(rig.writesOf(code)).toEqual([]);
  expect(await rig.heldOf(customer)).toBeGreaterThan(0);
  await rig.end(code);
  expect([await rig.statusOf(bid.id), await rig.heldOf(customer)]).toEqual(['lost', 0]);
});
