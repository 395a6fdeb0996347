import type { DeskPage } from '@hako/contract/desk/desk';
import type { Approvals } from './modules/approvals/index.ts';
import type { Bidding } from './modules/bidding/index.ts';
import type { Negotiation } from './modules/negotiation/index.ts';
import type { Payouts } from './modules/payouts/index.ts';
import type { Pricing } from './modules/pricing/index.ts';
import type { Support } from './modules/support/index.ts';
import type { TopUps } from './modules/wallet/index.ts';
import type { Platform } from './platform/platform.ts';

interface Counted {
  readonly approvals: Pick<Approvals, 'countWaiting'>;
  readonly pricing: Pick<Pricing, 'rateBoard'>;
  readonly topUps: Pick<TopUps, 'countUnmatched' | 'listWaitingClaims'>;
  readonly payouts: Pick<Payouts, 'countOpen'>;
  readonly support: Pick<Support, 'list'>;
  readonly negotiation: Pick<Negotiation, 'countOpen'>;
  readonly bidding: Pick<Bidding, 'countForDesk'>;
}

/** A page that is only counted. */
const ONE = { page: 1, size: 1 };

/** How much waits on each page of the desk beside the queue; the modules stand above the desk or beside it. */
export const deskCounts = (
  { db }: Pick<Platform, 'db'>,
  modules: () => Counted,
): Readonly<Record<DeskPage, () => Promise<number>>> => ({
  approvals: () => modules().approvals.countWaiting(db),
  rates: async () => ((await modules().pricing.rateBoard()).waiting ? 1 : 0),
  transfers: () => modules().topUps.countUnmatched(),
  claims: async () => (await modules().topUps.listWaitingClaims(ONE)).total,
  withdrawals: () => modules().payouts.countOpen(),
  complaints: async () => (await modules().support.list({ isOurs: true, ...ONE })).total,
  offers: () => modules().negotiation.countOpen(),
  bids: () => modules().bidding.countForDesk(),
});
