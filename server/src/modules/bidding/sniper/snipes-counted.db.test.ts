import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMortalSniper } from '../../../../test-support/rigs/bidding/mortal-sniper.ts';
import { type SnipeRig, startSnipes } from '../../../../test-support/rigs/bidding/snipe-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { type Meters, openMeters } from '../../../platform/telemetry/open-telemetry.ts';
import { noTelemetry } from '../../../platform/telemetry/telemetry.ts';
import { readSnipes } from '../figures/snipe-standing-store.ts';

let rig: SnipeRig;
let meters: Meters;

beforeAll(async () => {
  meters = openMeters(pino({ level: 'silent' }));
  rig = await startSnipes({
    offsetMs: 43_210,
    lateMs: 20,
    telemetry: { ...noTelemetry, ...meters },
  });
});
afterAll(async () => {
  await rig.close();
  await meters.close();
});

it('a snipe is due, then held, then sent in time and counted by its answer', async () => {
  const { bid } = await rig.snipeIn(2_500);
  expect(await readSnipes(rig.platform.db)).toMatchObject({
    hako_snipes_due: [{ value: 1 }],
    hako_snipes_overdue: [{ value: 0 }],
  });
  const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
  await until(async () => (await meters.text()).includes('hako_snipes_held 1\n'));
  expect((await readSnipes(rig.platform.db)).hako_snipers_alive?.[0]?.value).toBe(1);
  await until(async () => (await rig.statusOf(bid.id)) === 'leading');
  await sniper.stop();
  const text = await meters.text();
  expect(text).toContain('hako_snipes_sent_total{site="auction",result="placed"} 1\n');
  expect(text).toContain('hako_snipe_lateness_seconds_count{site="auction"} 1\n');
  expect(text).toMatch(/hako_snipe_lateness_seconds_bucket\{site="auction",le="1"\} 1\n/);
});

it('a snipe that the marketplace loses is counted as lost, and its bid as unknown', async () => {
  const { code, bid } = await rig.snipeIn(500);
  rig.market.fail(code, 'lost-after');
  const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
  await until(async () => (await rig.statusOf(bid.id)) === 'unknown');
  await sniper.stop();
  expect(await meters.text()).toContain('hako_snipes_sent_total{site="auction",result="lost"} 1\n');
  expect((await readSnipes(rig.platform.db)).hako_bids_unknown?.[0]?.value).toBe(1);
});

it('a snipe whose sniper died and that nobody sent is missed', async () => {
  const { code } = await rig.snipeIn(1_000);
  await startMortalSniper(rig.world.bidding.deps, 'claimed', 'dies').reached;
  // Its moment comes.
  await sleep(500);
  await rig.end(code);
  await rig.read(code);
  expect(await meters.text()).toContain('hako_snipes_missed_total{site="auction"} 1\n');
});
