import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMortalSniper } from '../../../../test-support/rigs/bidding/mortal-sniper.ts';
import {
  LEAD_MS,
  type SnipeRig,
  startSnipes,
} from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';

/** A dead sniper's lease is over after this, and the next one has looked. */
const FOLLOWED_MS = 2_000;
let rig: SnipeRig;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  rig = await startSnipes({ offsetMs: 43_210, lateMs: 20 });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rig.close());

/** The sniper that lives on. */
const startAnother = () => {
  const sniper = rig.world.bidding.startSniper();
  stops.push(() => sniper.stop());
};

describe('a snipe whose sniper claimed it', () => {
  it('and died before the mark is sent by another one, once and in time', async () => {
    const { code, bid, lot } = await rig.snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies');
    await first.reached;
    expect(await rig.statusOf(bid.id)).toBe('firing');
    startAnother();
    await until(async () => (await rig.statusOf(bid.id)) === 'leading', LEAD_MS);
    expect(rig.writesOf(code)).toHaveLength(1);
    expect((rig.writesOf(code)[0]?.atMs ?? 0) + 43_210).toBeLessThan(lot.endsAtMs);
    expect(await rig.kindsOf(bid.id)).toEqual([
      'planned',
      'held',
      'claimed',
      'given-back',
      'claimed',
      'sent',
      'answered',
      'leading',
    ]);
  });

  it('and died between the mark and the send is sent by nobody, and its money is held until the close', async () => {
    const { code, bid, customer } = await rig.snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'marked', 'dies');
    await first.reached;
    startAnother();
    await sleep(FOLLOWED_MS);
    expect([await rig.statusOf(bid.id), rig.writesOf(code).length]).toEqual(['firing', 0]);
    await sql`update remote_bids set lease_until = now() - interval '1 second' where bid_id = ${bid.id}`.execute(
      rig.platform.db,
    );
    await rig.read(code);
    expect(await rig.statusOf(bid.id)).toBe('unknown');
    expect(await rig.heldOf(customer)).toBeGreaterThan(0);
    await rig.end(code);
    expect([await rig.statusOf(bid.id), await rig.heldOf(customer)]).toEqual(['lost', 0]);
  });

  it('and slept past its lease is sent by the other one alone, also when it wakes', async () => {
    const { code, bid } = await rig.snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'claimed', 'sleeps');
    stops.push(() => first.stop());
    await first.reached;
    startAnother();
    await until(async () => (await rig.statusOf(bid.id)) === 'leading', LEAD_MS);
    first.wake();
    await sleep(300);
    expect(rig.writesOf(code)).toHaveLength(1);
    expect(await rig.statusOf(bid.id)).toBe('leading');
  });

  it('is sent by its own sniper when that one ends after its claim, and is not given back', async () => {
    const { code, bid } = await rig.snipeIn(3_000);
    const settings = { tickMs: 20, leaseMs: 300, claimAheadMs: 1_500 };
    const first = rig.world.bidding.startSniper(settings);
    await until(async () => (await rig.statusOf(bid.id)) === 'firing');
    startAnother();
    await first.stop();
    await until(async () => (await rig.statusOf(bid.id)) === 'leading', LEAD_MS);
    expect(rig.writesOf(code)).toHaveLength(1);
    expect(await rig.kindsOf(bid.id)).not.toContain('given-back');
  });

  it('and did not hear that it had claimed it is sent all the same, once', async () => {
    const { code, bid } = await rig.snipeIn(1_000);
    const sniper = startMortalSniper(rig.world.bidding.deps, 'claimed', 'loses the answer');
    stops.push(() => sniper.stop());
    await until(async () => (await rig.statusOf(bid.id)) === 'leading', LEAD_MS);
    expect(rig.writesOf(code)).toHaveLength(1);
    expect(await rig.kindsOf(bid.id)).not.toContain('given-back');
  });

  it('is told as missed when it died and no other one came before the end', async () => {
    const { code, bid, customer } = await rig.snipeIn(1_000);
    await startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies').reached;
    await sleep(500);
    await rig.end(code);
    await rig.read(code);
    const { status, reason } = await rig.bidRow(bid.id);
    expect([status, reason, await rig.heldOf(customer)]).toEqual(['lost', 'missed', 0]);
    expect((await rig.kindsOf(bid.id)).slice(-2)).toEqual(['given-back', 'lost']);
  });

  it('follows an end that moved after its sniper died', async () => {
    const { code, bid, lot } = await rig.snipeIn(800);
    await startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies').reached;
    lot.endsAtMs += LEAD_MS + 2_000;
    await sleep(LEAD_MS + 300);
    await rig.read(code);
    await rig.read(code);
    const { status, planned_end_at: planned } = await rig.bidRow(bid.id);
    expect([status, planned?.getTime()]).toEqual(['scheduled', lot.endsAtMs]);
    startAnother();
    await until(async () => (await rig.statusOf(bid.id)) === 'leading', 2 * LEAD_MS);
    expect(rig.writesOf(code)).toHaveLength(1);
  });
});
