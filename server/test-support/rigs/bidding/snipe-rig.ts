import { startAuctions } from '../auctions-rig.ts';

const RICH = 1_000_000_000;
/** How long before the end a snipe leaves. */
export const LEAD_MS = 4_000;

export type SnipeRig = Awaited<ReturnType<typeof startSnipes>>;

/** Auctions on the pretend market with snipes on them. `offsetMs`: the market's clock minus ours. */
export async function startSnipes(options: Parameters<typeof startAuctions>[0]) {
  const rig = await startAuctions(options);
  let lots = 0;
  return {
    ...rig,
    /** A lot whose snipe fires in `fireInMs`. */
    async snipeIn(
      fireInMs: number,
      more: { readonly isAutoExtension?: boolean; readonly followSteps?: number } = {},
    ) {
      const code = `snipe${++lots}`;
      const { isAutoExtension } = more;
      const lot = rig.market.open({ code, endsInMs: 600_000, isAutoExtension });
      const customer = await rig.world.customerWith(RICH);
      lot.endsAtMs = rig.market.marketNow() + fireInMs + LEAD_MS;
      const bid = await rig.world.bid(customer, code, 5_000, {
        mode: 'snipe',
        followSteps: more.followSteps ?? 3,
      });
      return { code, lot, customer, bid };
    },
    statusOf: async (id: string) => (await rig.bidRow(id)).status,
    /** What arrived at the market for a lot. */
    writesOf: (code: string) => rig.market.arrived.filter((write) => write.code === code),
    heldOf: async (customer: string) =>
      (await rig.world.wallet.balanceOf(rig.platform.db, customer)).held,
    /** The lines of a bid's receipt, in their order. */
    async kindsOf(bidId: string): Promise<string[]> {
      const rows = await rig.platform.db
        .selectFrom('bid_receipts')
        .select('kind')
        .where('bid_id', '=', bidId)
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}
