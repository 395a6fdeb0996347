import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../test-support/rigs/auctions-rig.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { listMine } from './placing/answers.ts';
import { movableClock } from '../../kernel/clock.ts';

const clock = movableClock(new Date('2036-11-21T04:00:00Z'));
const RICH = 100_000_000;
let rig: AuctionsRig;

beforeAll(async () => {
  rig = await startAuctions({ clock, offsetMs: 700, lateMs: 30 });
});
afterAll(() => rig.close());

const stateOf = async (id: string) => {
  const row = await rig.bidRow(id);
  return { status: row.status, reason: row.reason, isHeld: row.is_held };
};
const notices = async (customerId: string) =>
  (
    await rig.platform.db
      .selectFrom('notifications')
      .select(['kind', 'title'])
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute()
  ).map(({ kind }) => kind);

describe('a snipe that waits', () => {
  it('can be cancelled, and gives its money back at once', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000, { mode: 'snipe' });
    expect(bid).toMatchObject({ status: 'scheduled', isHeld: true });
    expect(
      await refusalOf(rig.world.bidding.cancelBid(await rig.world.customerWith(0), bid.id)),
    ).toBe('bidding.not-found');
    await rig.world.bidding.cancelBid(customer, bid.id);
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH,
      held: 0,
    });
    expect(await refusalOf(rig.world.bidding.cancelBid(customer, bid.id))).toBe('none');
  });

  it('lets go when the price has passed it, and tells', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000, { mode: 'snipe' });
    rig.market.rival(code, 6_000);
    rig.market.rival(code, 7_000, 'other');
    await rig.read(code);
    expect(await stateOf(bid.id)).toEqual({
      status: 'outbid',
      reason: 'price-passed',
      isHeld: false,
    });
    expect(await notices(customer)).toEqual(['over_pricing']);
  });

  it('that let go, was cancelled or failed is never shown as one that will be sent, and is over with its lot though nobody reads that any more', async () => {
    const [passed, cancelled] = [
      rig.newLot({ endsInMs: 600_000 }),
      rig.newLot({ endsInMs: 600_000 }),
    ];
    const customer = await rig.world.customerWith(RICH);
    const list = async (type: 'hunting' | 'finished') => {
      const { data, statistic } = await listMine(rig.world.bidding, customer, { type });
      const rows = data.map(({ code, finished, isCanBeAuctioned, isExpired, may }) => ({
        code,
        finished,
        isCanBeAuctioned,
        isExpired,
        raise: may.raise,
      }));
      expect(rows).toHaveLength(statistic[type]);
      return rows;
    };
    await rig.world.bid(customer, passed, 5_000, { mode: 'snipe' });
    const given = await rig.world.bid(customer, cancelled, 5_000, { mode: 'snipe' });
    expect((await list('hunting')).map(({ finished }) => finished)).toEqual([false, false]);
    await rig.world.bidding.cancelBid(customer, given.id);
    for (const [amount, name] of [[6_000, 'rival'] as const, [7_000, 'other'] as const])
      rig.market.rival(passed, amount, name);
    for (let n = 0; n < 2; n++) await rig.read(passed);
    const open = { finished: true, isCanBeAuctioned: true, isExpired: false };
    expect(await list('hunting')).toEqual([{ code: passed, ...open, raise: true }]);
    expect(await list('finished')).toEqual([{ code: cancelled, ...open, raise: false }]);
    clock.advanceMs(601_000);
    expect(await list('hunting')).toEqual([]);
    const over = { finished: true, isCanBeAuctioned: false, isExpired: true, raise: false };
    expect((await list('finished')).toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual(
      [passed, cancelled].sort().map((code) => ({ code, ...over })),
    );
  });

  it.each([
    ['follow', 2, 'scheduled'],
    ['follow', 0, 'cancelled'],
    ['stop', 5, 'cancelled'],
  ] as const)(
    'with the rule %s and %i steps is %s after an extension',
    async (extensionRule, followSteps, expected) => {
      const code = rig.newLot({ endsInMs: 200_000, isAutoExtension: true });
      const customer = await rig.world.customerWith(RICH);
      const bid = await rig.world.bid(customer, code, 9_000, {
        mode: 'snipe',
        extensionRule,
        followSteps,
      });
      rig.market.rival(code, 2_000);
      rig.market.rival(code, 3_000, 'other');
      await rig.read(code);
      expect(await stateOf(bid.id)).toMatchObject({
        status: expected,
        isHeld: expected === 'scheduled',
      });
      const row = await rig.platform.db
        .selectFrom('bids')
        .selectAll()
        .where('id', '=', bid.id)
        .executeTakeFirstOrThrow();
      if (expected === 'scheduled')
        expect(row.fire_at?.getTime()).toBe(rig.market.timeLeft(code).endsAt.getTime() - 4_000);
    },
  );

  it('is lost without a write when the seller ends the lot early', async () => {
    const code = rig.newLot();
    const bid = await rig.world.bid(await rig.world.customerWith(RICH), code, 5_000, {
      mode: 'snipe',
    });
    rig.market.end(code);
    await rig.read(code);
    expect(await stateOf(bid.id)).toEqual({
      status: 'lost',
      reason: 'closed-before-firing',
      isHeld: false,
    });
  });

  it('is not planned above a live maximum of another customer, which could not be cancelled: only a bid at once takes that over', async () => {
    const code = rig.newLot();
    const [anna, binh] = [await rig.world.customerWith(RICH), await rig.world.customerWith(RICH)];
    const first = await rig.world.bid(anna, code, 5_000);
    expect(await refusalOf(rig.world.bid(binh, code, 9_000, { mode: 'snipe' }))).toBe(
      'bidding.live-by-other',
    );
    expect(await stateOf(first.id)).toMatchObject({ status: 'leading' });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, binh)).toEqual({
      available: RICH,
      held: 0,
    });
    expect((await rig.world.bid(binh, code, 9_000)).status).toBe('leading');
    expect(await rig.world.wallet.balanceOf(rig.platform.db, anna)).toEqual({
      available: RICH,
      held: 0,
    });
  });

  it('that gives up tells whoever had to give way for it that the lot is free', async () => {
    const code = rig.newLot({ endsInMs: 200_000, isAutoExtension: true });
    const [anna, binh] = [await rig.world.customerWith(RICH), await rig.world.customerWith(RICH)];
    await rig.world.bid(anna, code, 5_000, { mode: 'snipe' });
    const snipe = await rig.world.bid(binh, code, 9_000, { mode: 'snipe', extensionRule: 'stop' });
    rig.market.rival(code, 2_000);
    rig.market.rival(code, 3_000, 'other');
    await rig.read(code);
    expect(await stateOf(snipe.id)).toMatchObject({ status: 'cancelled', isHeld: false });
    const told = await rig.platform.pool.query(
      'select title from notifications where customer_id = $1 order by number desc limit 1',
      [anna],
    );
    expect(told.rows).toEqual([{ title: 'Bạn có thể đặt giá lại' }]);
  });
});
