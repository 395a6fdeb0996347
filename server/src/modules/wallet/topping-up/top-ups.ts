import type { Bound } from '../../../kernel/bind.ts';
import type { walletActs } from '../approved-acts.ts';
import type { listBanks } from '../banks/list-banks.ts';
import type { receiveCasso, receivePayos, receiveSepay } from '../banks/receive-delivery.ts';
import type { listOpenHolds } from '../holding/hold-store.ts';
import type { exportStatement } from '../statement/export-statement.ts';
import type { readStatement, readSummary, refuseNobody } from '../statement/read-statement.ts';
import type { creditByHand, debitByHand } from './adjust-by-hand.ts';
import type { Claim } from './claim-store.ts';
import type { answerClaim, claimTransfer, withdrawClaim } from './claim-transfer.ts';
import type { listDeskClaims, listDeskTransfers, readTransferRow } from './desk-rows.ts';
import type { findWhom } from './find-whom.ts';
import type { PaymentLinkAsked } from './open-payment-link.ts';
import type { PaymentLink } from './payment-link-store.ts';
import type { readTopUp } from './read-top-up.ts';
import type { receiveTransfer } from './receive-transfer.ts';
import type { askToClose, askToSettle } from './settle-unmatched.ts';
import type { listTransfers, TransferQuery } from './transfer-list-store.ts';
import type { Transfer } from './transfer-store.ts';

/** How money comes in, and what a person reads about their own wallet. */
export interface TopUps {
  readonly summaryOf: Bound<typeof readSummary>;
  readonly statementOf: Bound<typeof readStatement>;
  readonly refuseNobody: Bound<typeof refuseNobody>;
  readonly exportStatement: ReturnType<typeof exportStatement>;
  openHolds(customerId: string): ReturnType<typeof listOpenHolds>;
  now(): Date;

  readonly readTopUp: Bound<typeof readTopUp>;
  openPaymentLink(asked: PaymentLinkAsked): Promise<PaymentLink>;
  listTransfers(query: TransferQuery): ReturnType<typeof listTransfers>;
  readonly claim: Bound<typeof claimTransfer>;
  readonly withdrawClaim: Bound<typeof withdrawClaim>;
  claimsOf(customerId: string): Promise<Claim[]>;
  readonly listBanks: typeof listBanks;

  /** What a bank reported, by whatever way; told again it changes nothing. */
  readonly receive: Bound<typeof receiveTransfer>;
  readonly receiveSepay: Bound<typeof receiveSepay>;
  readonly receiveCasso: Bound<typeof receiveCasso>;
  readonly receivePayos: Bound<typeof receivePayos>;
  /** Gives back how many transfers were taken in. */
  readBankList(): Promise<number>;

  /** What a bank calls by this reference; the newest first. */
  findTransfers(reference: string): Promise<Transfer[]>;
  readonly listForDesk: Bound<typeof listDeskTransfers>;
  readonly listWaitingClaims: Bound<typeof listDeskClaims>;
  readonly answerClaim: Bound<typeof answerClaim>;
  readonly whom: Bound<typeof findWhom>;
  readonly credit: Bound<typeof creditByHand>;
  readonly debit: Bound<typeof debitByHand>;
  askToSettle(asked: Parameters<typeof askToSettle>[1]): ReturnType<typeof readTransferRow>;
  askToClose(asked: Parameters<typeof askToClose>[1]): ReturnType<typeof readTransferRow>;
  /** What a second person decides; for the module of approvals. */
  readonly acts: ReturnType<typeof walletActs>;
}
