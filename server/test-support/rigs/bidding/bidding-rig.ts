import { afterAll, beforeAll } from 'vitest';
import { type AuctionsRig, startAuctions } from '../auctions-rig.ts';
import { movableClock } from '../../../src/kernel/clock.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
export const RICH = 100_000_000;
export let rig: AuctionsRig;
export const rowOf = (code: string) =>
  rig.platform.db.selectFrom('bids').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
export const stateOf = async (id: string) => {
  const row = await rig.bidRow(id);
  return { status: row.status, reason: row.reason, isHeld: row.is_held };
};
export const notices = async (customerId: string) =>
  (
    await rig.platform.db
      .selectFrom('notifications')
      .select(['kind', 'title'])
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute()
  ).map(({ kind }) => kind);

/** Registers what the tests of a file need before and after them. */
export function setUpBiddingRig(): void {
  beforeAll(async () => {
    rig = await startAuctions({ clock, offsetMs: 700, lateMs: 30 });
  });
  afterAll(() => rig.close());
}
