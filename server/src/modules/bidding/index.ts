/**
 * Bidding: a customer's maximum on an auction, at once or shortly before the end. Held before it is sent, sent once, and settled by
 * reading when an answer is lost.
 */
import { bind } from '../../kernel/bind.ts';
import { createAccountBook } from './accounts/create-account-book.ts';
import { leaveAccount, setAccount } from './accounts/accounts.ts';
import type { Bidding } from './bidding.ts';
import { answerHandBid, missHandDeadline, takeHandBid } from './by-hand/answer-by-hand.ts';
import { closeDoubtedWin, reportBidOutcome, reportHandOutcome } from './by-hand/report-outcome.ts';
import type { BiddingDeps, BiddingGiven } from './deps.ts';
import { changeGroup, createGroup, dissolveGroup, finishGroup } from './groups/change-group.ts';
import { biddingJobs, biddingRepeatedJobs } from './jobs.ts';
import { biddingPersonalData } from './personal-data.ts';
import { buyNow } from './placing/buy-now.ts';
import { cancelBid } from './placing/cancel-bid.ts';
import { decideRequest } from './placing/decide-request.ts';
import { checkSeller, readRestrictions, sendBidRequest } from './placing/guards.ts';
import { placeBid } from './placing/place-bid.ts';
import { preparePurchase } from './placing/prepare-purchase.ts';
import { previewBid } from './placing/preview-bid.ts';
import { biddingRoutes } from './routes.ts';
import { publicFigures, recountFigures } from './figures/public-figures.ts';
import { learnLeads } from './leads/learn-leads.ts';
import { createSenders } from './sending/senders.ts';
import { startSniper } from './sniper/start-sniper.ts';
import { postgresStores } from './stores.ts';
import { findLiveAccount } from './watching/auction-store.ts';
import { noteViewers } from './watching/note-viewers.ts';
import { readAuction } from './watching/read-auction.ts';
import { createHistoryReader } from './watching/read-history.ts';
import { createStandingReader } from './watching/read-standing.ts';
import { sweep } from './watching/sweep.ts';

export { biddingSettings } from './settings.ts';
export { listBidsOn } from './register/lot-bid-store.ts';
export { biddingWork } from './desk/work-sql.ts';
export { biddingOwnTasks } from './watching/own-tasks-sql.ts';
export type { Bidder, BiddingDeps, BiddingGiven, CrashPoint } from './deps.ts';
export type { PreparedPurchase } from './placing/prepare-purchase.ts';
export type { Bid } from './rules/bid.ts';
export { readSnipes } from './figures/snipe-standing-store.ts';
export type { Sniper } from './sniper/start-sniper.ts';

export function createBidding(given: BiddingGiven): Bidding {
  const withStores = { stores: postgresStores, ...given };
  const accounts = given.accounts ?? createAccountBook(withStores);
  const senders = createSenders(given.clock);
  const deps: BiddingDeps = { senders, ...withStores, accounts };
  return {
    accounts,
    bidsThrough: findLiveAccount,
    deps,
    followSenders: senders.follow,
    ...bind(deps, {
      placeBid,
      buyNow,
      preview: previewBid,
      preparePurchase,
      cancelBid,
      restrictionsOf: readRestrictions,
      checkSeller,
      sendBidRequest,
      readAuction,
      sweep,
      createGroup,
      changeGroup,
      dissolveGroup,
      finishGroup,
      recountFigures,
      learnLeads,
      publicFigures,
      decideRequest,
      setAccount,
      leaveAccount,
      takeHandBid,
      answerHandBid,
      reportHandOutcome,
      reportBidOutcome,
      closeDoubtedWin,
      missHandDeadline,
      noteViewers,
    }),
    standingOf: createStandingReader(deps),
    historyOf: createHistoryReader(deps),
    startSniper: (settings) => startSniper(deps, settings),
  };
}

export const biddingParts = (bidding: Bidding) => ({
  personalData: biddingPersonalData,
  routes: biddingRoutes(bidding),
  jobs: biddingJobs(bidding),
  repeatedJobs: biddingRepeatedJobs,
});

export type { Bidding } from './bidding.ts';
export type { SniperSettings } from './sniper/sniper-settings.ts';
