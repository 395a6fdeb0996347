import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../test-support/rigs/auctions-rig.ts';
import { until } from '../../../test-support/until.ts';

const LEAD_MS = 4_000;
let rig: AuctionsRig;
let lots = 0;
let customer: string;

beforeAll(async () => {
  rig = await startAuctions({ offsetMs: 500, lateMs: 100 });
  customer = await rig.world.customerWith(1_000_000_000);
});
afterAll(() => rig.close());

async function snipe(fireInMs: number, mode: 'now' | 'snipe' = 'snipe') {
  const code = `figure${++lots}`;
  const lot = rig.market.open({ code, endsInMs: 6_000_000 });
  lot.endsAtMs = rig.market.marketNow() + fireInMs + LEAD_MS;
  return rig.world.bid(customer, code, 5_000, { mode });
}
const statusOf = async (id: string) => (await rig.bidRow(id)).status;

describe('the public figures', () => {
  it('count what the receipts tell: won, lost by price, lost by us, and what was nobody’s', async () => {
    const [won, missed, early, passed, atOnce] = [
      await snipe(1_500),
      await snipe(1_500),
      await snipe(3_000_000),
      await snipe(3_000_000),
      await snipe(3_000_000, 'now'),
    ];
    // The sniper never hears of this one: as if nobody had been there at its moment.
    await rig.platform.pool.query(
      "insert into snipers (id, alive_until) values ('idle', now() + interval '1 hour')",
    );
    await rig.platform.pool.query("update bids set lease_owner = 'idle' where id = $1", [
      missed.id,
    ]);
    const sniper = rig.world.bidding.startSniper({ tickMs: 30 });
    await until(async () => (await statusOf(won.id)) === 'leading');
    await sniper.stop();
    await rig.end(won.code);
    await until(async () => rig.market.marketNow() > (missed.fireAt?.getTime() ?? 0));
    await rig.end(missed.code);
    await rig.end(early.code);
    rig.market.rival(passed.code, 40_000);
    rig.market.rival(passed.code, 50_000, 'other');
    await rig.read(passed.code);
    await rig.end(atOnce.code);
    await rig.world.bidding.recountFigures();
    const { data } = await rig.world.bidding.publicFigures();
    expect(data.total).toMatchObject({
      fired: 1,
      won: 1,
      lost_by_price: 1,
      lost_by_us: 1,
      other: 1,
    });
    expect(data.sites).toMatchObject([{ site: 'auction', fired: 1 }]);
    const first = await rig.platform.db.selectFrom('bid_figures').selectAll().execute();
    await rig.world.bidding.recountFigures();
    expect(await rig.platform.db.selectFrom('bid_figures').selectAll().execute()).toEqual(first);
    expect(await statusOf(missed.id)).toBe('lost');
    const receipt = await rig.platform.db
      .selectFrom('bid_receipts')
      .select('facts')
      .where('bid_id', '=', won.id)
      .where('kind', '=', 'sent')
      .execute();
    expect(Object.keys(receipt[0]?.facts as object).toSorted()).toEqual(
      [
        'endSeen',
        'lateMs',
        'maximum',
        'offsetMs',
        'plannedAt',
        'priceSeen',
        'sentOnMarket',
        'uncertaintyMs',
      ].toSorted(),
    );
  });
});
