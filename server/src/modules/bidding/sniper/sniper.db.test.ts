import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LEAD_MS,
  type SnipeRig,
  startSnipes,
} from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { createBidding } from '../index.ts';

/** The marketplace's clock is far from ours: nothing may lean on the machine's time. */
const OFFSET_MS = -87_654;
let rig: SnipeRig;

beforeAll(async () => {
  rig = await startSnipes({ offsetMs: OFFSET_MS, lateMs: 200 });
});
afterAll(() => rig.close());

describe('the sniper', () => {
  it('fires once, at the moment on the clock of the marketplace, and wins', async () => {
    const { code, lot, bid } = await rig.snipeIn(1_800);
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await rig.statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = rig.writesOf(code);
    expect(writes).toHaveLength(1);
    const lateMs = (writes[0]?.atMs ?? 0) + OFFSET_MS - (lot.endsAtMs - LEAD_MS);
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(LEAD_MS);
    rig.market.end(code);
    await rig.read(code);
    expect(await rig.statusOf(bid.id)).toBe('won');
    expect(await rig.kindsOf(bid.id)).toEqual([
      'planned',
      'held',
      'claimed',
      'sent',
      'answered',
      'leading',
      'won',
    ]);
  });

  it('follows an end that moved just before, and fires at the new moment only', async () => {
    const { code, lot, bid } = await rig.snipeIn(3_500, { isAutoExtension: true });
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await sleep(100);
    lot.endsAtMs += 2_000;
    await until(async () => (await rig.statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = rig.writesOf(code);
    expect(writes).toHaveLength(1);
    expect((writes[0]?.atMs ?? 0) + OFFSET_MS).toBeGreaterThanOrEqual(lot.endsAtMs - LEAD_MS);
  });

  it('does not send when the price has passed the maximum', async () => {
    const { code, bid } = await rig.snipeIn(1_700);
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    rig.market.rival(code, 8_000);
    rig.market.rival(code, 9_000, 'other');
    await until(async () => (await rig.statusOf(bid.id)) === 'outbid');
    await sniper.stop();
    expect(rig.writesOf(code)).toEqual([]);
  });

  it('asks again when the marketplace is congested, because that write surely was not taken', async () => {
    const { code, bid } = await rig.snipeIn(500);
    rig.market.fail(code, 'congested', 'congested');
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await rig.statusOf(bid.id)) === 'leading');
    await sniper.stop();
    expect(rig.writesOf(code)).toHaveLength(3);
    expect(rig.market.applied.filter((write) => write.code === code)).toHaveLength(1);
  });

  it.each(['lost-after', 'late', 'lost-before'] as const)(
    'never sends again after an answer that was lost (%s), and settles by reading',
    async (fault) => {
      const { code, bid, customer } = await rig.snipeIn(300);
      rig.market.fail(code, fault);
      const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
      await until(async () => (await rig.statusOf(bid.id)) === 'unknown');
      await sleep(400);
      await sniper.stop();
      expect(rig.writesOf(code)).toHaveLength(1);
      rig.market.end(code);
      await rig.read(code);
      expect(await rig.statusOf(bid.id)).toBe(fault === 'lost-before' ? 'lost' : 'won');
      expect(await rig.heldOf(customer)).toBe(0);
    },
  );

  it('sends nothing through an account that was switched off before it started', async () => {
    const { code, bid } = await rig.snipeIn(300);
    await rig.platform.db.updateTable('site_accounts').set({ state: 'off' }).execute();
    const { accounts: _ofTheApi, ...deps } = rig.world.bidding.deps;
    const sniper = createBidding(deps).startSniper({ tickMs: 50 });
    await until(async () => (await rig.statusOf(bid.id)) === 'failed');
    await sniper.stop();
    await rig.platform.db.updateTable('site_accounts').set({ state: 'healthy' }).execute();
    expect(rig.writesOf(code)).toEqual([]);
  });
});
