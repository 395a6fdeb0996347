import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../test-support/rigs/auctions-rig.ts';
import { movableClock } from '../../kernel/clock.ts';
import { listStuckBids } from './desk/desk-bid-store.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const RICH = 100_000_000;
let rig: AuctionsRig;
beforeAll(async () => {
  rig = await startAuctions({ clock, offsetMs: 700, lateMs: 30 });
});
afterAll(() => rig.close());

const heldOf = async (customerId: string) =>
  (await rig.world.wallet.balanceOf(rig.platform.db, customerId)).held;
const newsOf = async (customerId: string) =>
  (
    await rig.platform.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customerId)
      .orderBy('number', 'desc')
      .executeTakeFirst()
  )?.title;
const isSettled = async (code: string) =>
  (
    await rig.platform.db
      .selectFrom('watched_auctions')
      .select('settled_at')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).settled_at !== null;
const readTimes = async (code: string, times: number) => {
  for (let n = 0; n < times; n++) await rig.read(code);
};
const whyStuck = async (code: string) =>
  (await listStuckBids(rig.platform.db, { page: 1, size: 50 } as never)).rows.find(
    (row: { code: string }) => row.code === code,
  )?.why;

describe('a lot that its seller takes off the site', () => {
  it('ends what was only planned, with the money back and the reason told, after several readings', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000, { mode: 'snipe' });
    rig.market.remove(code);
    await readTimes(code, 2);
    expect(await rig.bidRow(bid.id)).toMatchObject({ status: 'scheduled', is_held: true });
    clock.advanceMs(10_000);
    expect(await rig.world.bidding.standingOf('auction', code, customer)).toMatchObject({
      is_open: false,
      can_bid: false,
    });
    await rig.read(code);
    expect(await rig.bidRow(bid.id)).toMatchObject({
      status: 'lost',
      reason: 'lot-gone',
      is_held: false,
    });
    expect(await heldOf(customer)).toBe(0);
    expect(await newsOf(customer)).toBe('Sản phẩm đã bị gỡ khỏi sàn');
    expect(await isSettled(code)).toBe(true);
  });

  it('keeps the money of what may be live while nobody can read it, shows it to the desk, and believes our own standing', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000);
    const lot = rig.market.remove(code);
    await readTimes(code, 4);
    expect(await rig.bidRow(bid.id)).toMatchObject({ status: 'leading', is_held: true });
    expect(await whyStuck(code)).toBe('unread');
    expect(lot).toBe(true);
    const { readStanding } = rig.market.auctions;
    Object.assign(rig.market.auctions, {
      readStanding: async () => ({
        code,
        hasBid: true,
        ourMaximum: 5_000,
        isHighestBidder: false,
        isWinner: false,
        isOpen: false,
        price: 1_000,
        endsAt: clock.now(),
      }),
    });
    await rig.read(code);
    Object.assign(rig.market.auctions, { readStanding });
    expect(await rig.bidRow(bid.id)).toMatchObject({ status: 'lost', is_held: false });
    expect(await heldOf(customer)).toBe(0);
    expect(await isSettled(code)).toBe(true);
  });

  it('is not gone while its page is shown by another way', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000, { mode: 'snipe' });
    const { readTimeLeft } = rig.market.auctions;
    const { LotGone } = await import('../marketplaces/index.ts');
    Object.assign(rig.market.auctions, {
      readTimeLeft: () => Promise.reject(new LotGone('pretend', code)),
    });
    await readTimes(code, 4);
    Object.assign(rig.market.auctions, { readTimeLeft });
    expect(await rig.bidRow(bid.id)).toMatchObject({ status: 'scheduled', is_held: true });
    await rig.world.bidding.cancelBid(customer, bid.id);
  });
});
