import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LEAD_MS,
  type SnipeRig,
  startSnipes,
} from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { startSniper } from './start-sniper.ts';

let rig: SnipeRig;

beforeAll(async () => {
  rig = await startSnipes({ offsetMs: -87_654, lateMs: 200 });
});
afterAll(() => rig.close());

describe('snipers and others', () => {
  it('share the work: forty snipes and three snipers make forty writes', async () => {
    const snipes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => rig.snipeIn(1_500 + index * 10)),
    );
    const snipers = [1, 2, 3].map(() => rig.world.bidding.startSniper({ tickMs: 20, limit: 5 }));
    await until(
      async () =>
        (await Promise.all(snipes.map(({ bid }) => rig.statusOf(bid.id)))).every(
          (status) => status === 'leading',
        ),
      15_000,
    );
    await Promise.all(snipers.map((sniper) => sniper.stop()));
    for (const { code } of snipes) expect(rig.writesOf(code)).toHaveLength(1);
  });

  it('end in exactly one of both when a customer cancels at the same moment', async () => {
    const snipes = await Promise.all(Array.from({ length: 40 }, () => rig.snipeIn(4_000)));
    const sniper = rig.world.bidding.startSniper({ tickMs: 20 });
    await Promise.all(
      snipes.map(async ({ customer, bid, lot }, index) => {
        // From well before the claim to well after it.
        await sleep(lot.endsAtMs - LEAD_MS - rig.market.marketNow() - 900 + index * 30);
        await rig.world.bidding.cancelBid(customer, bid.id).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }),
    );
    await until(async () =>
      (await Promise.all(snipes.map(({ bid }) => rig.statusOf(bid.id)))).every((status) =>
        ['leading', 'cancelled'].includes(status),
      ),
    );
    await sniper.stop();
    const ends = await Promise.all(
      snipes.map(async ({ code, bid }) => ({
        status: await rig.statusOf(bid.id),
        writes: rig.writesOf(code).length,
      })),
    );
    for (const { status, writes } of ends) expect(writes).toBe(status === 'leading' ? 1 : 0);
    expect(new Set(ends.map(({ status }) => status)).size).toBe(2);
  });

  it('give their leases back when they stop, and another fires in time', async () => {
    const { code, bid } = await rig.snipeIn(2_500);
    const first = rig.world.bidding.startSniper({ tickMs: 20 });
    await sleep(200);
    await first.stop();
    const second = rig.world.bidding.startSniper({ tickMs: 20 });
    await until(async () => (await rig.statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(rig.writesOf(code)).toHaveLength(1);
  });

  it('keep what they leased for as long as they live, and are followed within a second and a half when they die', async () => {
    const { bid, code } = await rig.snipeIn(4_500);
    const leaseOf = () =>
      rig.platform.db
        .selectFrom('bids')
        .select(['lease_owner', 'lease_number'])
        .where('id', '=', bid.id)
        .executeTakeFirstOrThrow();
    let isDead = false;
    const sleepForever = () => new Promise<never>(() => undefined);
    // A killed process sleeps and never wakes.
    startSniper(
      rig.world.bidding.deps,
      {},
      {
        sleep: (ms) => (isDead ? sleepForever() : sleep(ms)),
        after: (ms, run) => {
          const timer = setTimeout(() => isDead || run(), ms);
          return () => clearTimeout(timer);
        },
      },
    );
    await until(async () => (await leaseOf()).lease_owner !== null);
    const first = await leaseOf();
    const second = rig.world.bidding.startSniper();
    await sleep(1_600);
    expect(await leaseOf()).toEqual(first);
    isDead = true;
    await until(async () => (await leaseOf()).lease_owner !== first.lease_owner, 2_500);
    await until(async () => (await rig.statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(rig.writesOf(code)).toHaveLength(1);
  });
});
