import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../../test-support/rigs/auctions-rig.ts';
import { startMortalSniper } from '../../../../test-support/rigs/bidding/mortal-sniper.ts';
import { until } from '../../../../test-support/until.ts';

const RICH = 1_000_000_000;
const LEAD_MS = 4_000;
/** A dead sniper's lease is over after this, and the next one has looked. */
const FOLLOWED_MS = 2_000;
let rig: AuctionsRig;
let lots = 0;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  rig = await startAuctions({ offsetMs: 43_210, lateMs: 20 });
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

const snipeIn = async (fireInMs: number, more: { isAutoExtension?: boolean } = {}) => {
  const code = `over${++lots}`;
  const lot = rig.market.open({ code, endsInMs: 600_000, ...more });
  const customer = await rig.world.customerWith(RICH);
  lot.endsAtMs = rig.market.marketNow() + fireInMs + LEAD_MS;
  const bid = await rig.world.bid(customer, code, 5_000, { mode: 'snipe', followSteps: 3 });
  return { code, lot, customer, bid };
};
const statusOf = async (id: string) => (await rig.bidRow(id)).status;
const writesOf = (code: string) => rig.market.arrived.filter((write) => write.code === code);
const heldOf = async (customer: string) =>
  (await rig.world.wallet.balanceOf(rig.platform.db, customer)).held;
const kindsOf = async (bidId: string) =>
  (
    await rig.platform.db
      .selectFrom('bid_receipts')
      .select('kind')
      .where('bid_id', '=', bidId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('a snipe whose sniper claimed it', () => {
  it('and died before the mark is sent by another one, once and in time', async () => {
    const { code, bid, lot } = await snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies');
    await first.reached;
    expect(await statusOf(bid.id)).toBe('firing');
    startAnother();
    await until(async () => (await statusOf(bid.id)) === 'leading', LEAD_MS);
    expect(writesOf(code)).toHaveLength(1);
    expect((writesOf(code)[0]?.atMs ?? 0) + 43_210).toBeLessThan(lot.endsAtMs);
    expect(await kindsOf(bid.id)).toEqual([
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
    const { code, bid, customer } = await snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'marked', 'dies');
    await first.reached;
    startAnother();
    await sleep(FOLLOWED_MS);
    expect([await statusOf(bid.id), writesOf(code).length]).toEqual(['firing', 0]);
    await sql`update remote_bids set lease_until = now() - interval '1 second' where bid_id = ${bid.id}`.execute(
      rig.platform.db,
    );
    await rig.read(code);
    expect(await statusOf(bid.id)).toBe('unknown');
    expect(await heldOf(customer)).toBeGreaterThan(0);
    await rig.end(code);
    expect([await statusOf(bid.id), await heldOf(customer)]).toEqual(['lost', 0]);
  });

  it('and slept past its lease is sent by the other one alone, also when it wakes', async () => {
    const { code, bid } = await snipeIn(1_000);
    const first = startMortalSniper(rig.world.bidding.deps, 'claimed', 'sleeps');
    stops.push(() => first.stop());
    await first.reached;
    startAnother();
    await until(async () => (await statusOf(bid.id)) === 'leading', LEAD_MS);
    first.wake();
    await sleep(300);
    expect(writesOf(code)).toHaveLength(1);
    expect(await statusOf(bid.id)).toBe('leading');
  });

  it('and did not hear that it had claimed it is sent all the same, once', async () => {
    const { code, bid } = await snipeIn(1_000);
    const sniper = startMortalSniper(rig.world.bidding.deps, 'claimed', 'loses the answer');
    stops.push(() => sniper.stop());
    await until(async () => (await statusOf(bid.id)) === 'leading', LEAD_MS);
    expect(writesOf(code)).toHaveLength(1);
    expect(await kindsOf(bid.id)).not.toContain('given-back');
  });

  it('is told as missed when it died and no other one came before the end', async () => {
    const { code, bid, customer } = await snipeIn(1_000);
    await startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies').reached;
    await sleep(500);
    await rig.end(code);
    await rig.read(code);
    const { status, reason } = await rig.bidRow(bid.id);
    expect([status, reason, await heldOf(customer)]).toEqual(['lost', 'missed', 0]);
    expect((await kindsOf(bid.id)).slice(-2)).toEqual(['given-back', 'lost']);
  });

  it('follows an end that moved after its sniper died', async () => {
    const { code, bid, lot } = await snipeIn(800);
    await startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies').reached;
    lot.endsAtMs += LEAD_MS + 2_000;
    await sleep(LEAD_MS + 300);
    await rig.read(code);
    await rig.read(code);
    const { status, planned_end_at: planned } = await rig.bidRow(bid.id);
    expect([status, planned?.getTime()]).toEqual(['scheduled', lot.endsAtMs]);
    startAnother();
    await until(async () => (await statusOf(bid.id)) === 'leading', 2 * LEAD_MS);
    expect(writesOf(code)).toHaveLength(1);
  });
});
