import type { AuctionStanding } from '@hako/contract/bidding/standing';
import type { Bound } from '../../kernel/bind.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Presence } from '../../platform/presence.ts';
import type { BidHistory, ListingReading } from '../marketplaces/index.ts';
import type { leaveAccount, setAccount } from './accounts/accounts.ts';
import type { answerHandBid, missHandDeadline, takeHandBid } from './by-hand/answer-by-hand.ts';
import type {
  closeDoubtedWin,
  reportBidOutcome,
  reportHandOutcome,
} from './by-hand/report-outcome.ts';
import type { BiddingDeps } from './deps.ts';
import type {
  changeGroup,
  createGroup,
  dissolveGroup,
  finishGroup,
} from './groups/change-group.ts';
import type { Bought } from './placing/buy-now.ts';
import type { BuyNow, PreparedPurchase } from './placing/prepare-purchase.ts';
import type { decideRequest } from './placing/decide-request.ts';
import type { Restrictions, SellerCheck, sendBidRequest } from './placing/guards.ts';
import type { PlaceBid } from './placing/place-bid.ts';
import type { Preview, PreviewBid } from './placing/preview-bid.ts';
import type { Bid } from './rules/bid.ts';
import type { publicFigures } from './figures/public-figures.ts';
import type { Sniper } from './sniper/start-sniper.ts';
import type { SniperSettings } from './sniper/sniper-settings.ts';
import type { AccountBook } from './accounts/account-book.ts';

export interface Bidding {
  /** Refusals `bidding.*`, `wallet.not-enough`, `pricing.*`. */
  placeBid(asked: PlaceBid): Promise<Bid>;
  buyNow(asked: BuyNow): Promise<Bought>;
  /** What would be held and charged, by the functions that hold and charge. */
  preview(asked: PreviewBid): Promise<Preview>;
  /** For several purchases in one transaction (the cart). */
  preparePurchase(asked: BuyNow, reading?: ListingReading): Promise<PreparedPurchase>;
  cancelBid(customerId: string, bidId: string): Promise<Bid>;
  standingOf(site: string, code: string, customerId: string | undefined): Promise<AuctionStanding>;
  restrictionsOf(customerId: string): Promise<Restrictions>;
  checkSeller(customerId: string, site: string, code: string): Promise<SellerCheck>;
  sendBidRequest: Bound<typeof sendBidRequest>;
  /** Reads one lot and books what it means; the handler of the job of the same name. */
  readAuction(lot: { site: string; code: string }): Promise<void>;
  sweep(): Promise<void>;
  /** "Win k of these": gives back the group's id. */
  createGroup: Bound<typeof createGroup>;
  changeGroup: Bound<typeof changeGroup>;
  dissolveGroup: Bound<typeof dissolveGroup>;
  /** What became of snipes, from their receipts. */
  recountFigures(): Promise<void>;
  learnLeads(): Promise<void>;
  publicFigures: Bound<typeof publicFigures>;
  /** Allows or refuses a bid against a seller under the threshold. */
  decideRequest: Bound<typeof decideRequest>;
  /** A person decides about one of our accounts. */
  setAccount: Bound<typeof setAccount>;
  leaveAccount: Bound<typeof leaveAccount>;
  /** Whether anything is done with an account of ours; and that a site asked for a person where it was used. */
  readonly accounts: Pick<AccountBook, 'maySend' | 'shutOut' | 'fresh' | 'follow'>;
  /** The account of ours that may have a bid on this lot at the marketplace now. */
  bidsThrough(reader: Reader, site: string, code: string): Promise<string | undefined>;
  /** Who bid on a lot, and which of these bids are ours; shared by all who watch it. Refusals `bidding.not-auction`, `marketplaces.no-such-listing`. */
  historyOf(site: string, code: string): Promise<BidHistory>;
  /** Bids that a person places where no program can. */
  takeHandBid: Bound<typeof takeHandBid>;
  answerHandBid: Bound<typeof answerHandBid>;
  reportHandOutcome: Bound<typeof reportHandOutcome>;
  /** A person tells what became of a bid that no program can read. */
  reportBidOutcome: Bound<typeof reportBidOutcome>;
  /** A person found out how our account came to a lot that the bid on it did not win. */
  closeDoubtedWin: Bound<typeof closeDoubtedWin>;
  missHandDeadline: Bound<typeof missHandDeadline>;
  /** Gives up what waits in a group that won enough. */
  finishGroup: Bound<typeof finishGroup>;
  /** Who listens to these topics looks at their lots: they are read more often for a while. */
  noteViewers(topics: readonly string[]): Promise<void>;
  /** Which processes live: the answer of one that is gone is lost at once. */
  followSenders(presence: Presence): void;
  /** For processes with the role `sniper`. */
  startSniper(settings?: Partial<SniperSettings>): Sniper;
  readonly deps: BiddingDeps;
}
