import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMortalSniper } from '../../../../test-support/rigs/bidding/mortal-sniper.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { createPresence } from '../../../platform/presence.ts';

let rig: SnipeRig;
let reader: ReturnType<typeof createPresence>;
let sender: ReturnType<typeof createPresence>;
beforeAll(async () => {
  rig = await startSnipes({ offsetMs: 0, lateMs: 20 });
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

const age = (bidId: string, seconds: number) =>
  sql`update remote_bids set marked_at = now() - make_interval(secs => ${seconds})
    where bid_id = ${bidId}`.execute(rig.platform.db);

it('a write is given up as soon as its sender is gone, and its money is held until the close', async () => {
  const { code, bid, customer } = await rig.snipeIn(1_000);
  const { deps } = rig.world.bidding;
  const senders = { endLeaseOfGone: async () => undefined, me: () => sender.me };
  await startMortalSniper({ ...deps, senders }, 'marked', 'dies').reached;
  const isGone = async () => !(await reader.isAlive(rig.platform.db, sender.me));

  await age(bid.id, 10);
  await rig.read(code);
  expect(await rig.statusOf(bid.id)).toBe('firing');

  sender.stop();
  await until(isGone);
  // It may only have lost its connection for a moment.
  await age(bid.id, 1);
  await rig.read(code);
  expect(await rig.statusOf(bid.id)).toBe('firing');

  await age(bid.id, 4);
  await rig.read(code);
  expect([await rig.statusOf(bid.id), rig.writesOf(code).length]).toEqual(['unknown', 0]);
  expect(await rig.heldOf(customer)).toBeGreaterThan(0);
  await rig.end(code);
  expect([await rig.statusOf(bid.id), await rig.heldOf(customer)]).toEqual(['lost', 0]);
});
