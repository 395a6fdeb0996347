import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../test-support/rigs/auctions-rig.ts';

const ANSWERS = 20;
let rig: AuctionsRig;
let customer: string;
beforeAll(async () => {
  rig = await startAuctions({ offsetMs: 0, lateMs: 0 });
  customer = await rig.world.customerWith(1_000_000_000);
});
afterAll(() => rig.close());

const snipe = (endsInMs: number) =>
  rig.world.bid(customer, rig.newLot({ endsInMs }), 5_000, { mode: 'snipe' });
const timesOf = async (id: string) => {
  const { lead_ms: leadMs, fire_at: fireAt, planned_end_at: endAt } = await rig.bidRow(id);
  return { leadMs, beforeEndMs: (endAt?.getTime() ?? 0) - (fireAt?.getTime() ?? 0) };
};

/** Receipts are never changed; here they are, as if the site had answered otherwise. */
const rewrite = (statements: string) =>
  rig.platform.pool.query(
    `begin; set local session_replication_role = replica; ${statements}; commit`,
  );

it('a site that became slow gets its snipes earlier, those that wait as well, but never one that is about to leave', async () => {
  const [waiting, soon] = [await snipe(3_600_000), await snipe(50_000)];
  expect(await timesOf(waiting.id)).toEqual({ leadMs: 4_000, beforeEndMs: 4_000 });
  for (let index = 0; index < ANSWERS; index++) {
    const bidder = await rig.world.customerWith(1_000_000_000);
    expect((await rig.world.bid(bidder, rig.newLot(), 5_000)).status).toBe('leading');
  }
  const { rows } = await rig.platform.pool.query(
    `select (facts ->> 'answerMs')::integer as ms from bid_receipts where kind = 'answered'`,
  );
  expect(rows.map(({ ms }) => ms)).toEqual(Array(ANSWERS).fill(expect.any(Number)));

  await rig.world.bidding.learnLeads();
  expect(await timesOf(waiting.id), 'a quick site').toEqual({ leadMs: 4_000, beforeEndMs: 4_000 });

  await rewrite(
    `update bid_receipts set facts = facts || '{"answerMs": 9400}' where kind = 'answered'`,
  );
  await rig.world.bidding.learnLeads();
  expect(await timesOf(waiting.id)).toEqual({ leadMs: 10_500, beforeEndMs: 10_500 });
  expect(await timesOf(soon.id)).toEqual({ leadMs: 4_000, beforeEndMs: 4_000 });
  const next = await snipe(3_600_000);
  expect(await timesOf(next.id)).toEqual({ leadMs: 10_500, beforeEndMs: 10_500 });
  const standing = await rig.world.bidding.standingOf('auction', waiting.code, customer);
  expect(standing).toMatchObject({ lead_ms: 10_500, mine: { lead_ms: 10_500 } });

  // Quick again: new ones leave later, what was promised stays.
  await rewrite(
    `update bid_receipts set facts = facts || '{"answerMs": 90}' where kind = 'answered'`,
  );
  await rig.world.bidding.learnLeads();
  expect(await timesOf(waiting.id)).toEqual({ leadMs: 10_500, beforeEndMs: 10_500 });
  expect((await timesOf((await snipe(3_600_000)).id)).leadMs).toBe(4_000);
});

it('few answers teach nothing of a site', async () => {
  await rewrite(
    `delete from site_leads; delete from bid_receipts where kind = 'answered' and bid_id in (select id from bids where mode = 'now' limit 1)`,
  );
  await rig.world.bidding.learnLeads();
  expect(await rig.platform.db.selectFrom('site_leads').selectAll().execute()).toEqual([]);
});
