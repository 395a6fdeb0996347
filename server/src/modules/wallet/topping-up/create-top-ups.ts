import { bind } from '../../../kernel/bind.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { createHttpClient } from '../../../platform/outside/http-client.ts';
import { walletActs } from '../approved-acts.ts';
import { listBanks } from '../banks/list-banks.ts';
import { receiveCasso, receivePayos, receiveSepay } from '../banks/receive-delivery.ts';
import { listOpenHolds } from '../holding/hold-store.ts';
import { exportStatement } from '../statement/export-statement.ts';
import { readStatement, readSummary, refuseNobody } from '../statement/read-statement.ts';
import { creditByHand, debitByHand } from './adjust-by-hand.ts';
import { listClaimsOf } from './claim-store.ts';
import { answerClaim, claimTransfer, withdrawClaim } from './claim-transfer.ts';
import { listDeskClaims, listDeskTransfers, readTransferRow } from './desk-rows.ts';
import { findWhom } from './find-whom.ts';
import { openPaymentLink } from './open-payment-link.ts';
import { readBankList } from './read-bank-list.ts';
import { readTopUp } from './read-top-up.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { askToClose, askToSettle } from './settle-unmatched.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import type { TopUps } from './top-ups.ts';
import { listTransfers, listTransfersByReference } from './transfer-list-store.ts';

const CLAIMS = 20;

export function createTopUps(deps: TopUpDeps): TopUps {
  const { db, clock } = deps;
  const { bankList, payos } = doorsOf(deps);
  return {
    ...bind(deps, { summaryOf: readSummary, refuseNobody }),
    ...bind(readingOf(deps), { statementOf: readStatement }),
    ...bind(deps, { readTopUp, claim: claimTransfer, withdrawClaim, answerClaim }),
    ...bind(deps, { receive: receiveTransfer, receiveSepay, receiveCasso, receivePayos }),
    ...bind(deps, { listForDesk: listDeskTransfers, listWaitingClaims: listDeskClaims }),
    ...bind(deps, { whom: findWhom, credit: creditByHand, debit: debitByHand }),
    exportStatement: exportStatement(readingOf(deps)),
    openHolds: (customerId) => listOpenHolds(db, customerId),
    now: () => clock.now(),
    openPaymentLink: (asked) => openPaymentLink(deps, payos, asked),
    readBankList: () => readBankList(deps, bankList),
    listTransfers: (query) => listTransfers(db, query),
    claimsOf: (customerId) => listClaimsOf(db, customerId, CLAIMS),
    listBanks,
    findTransfers: (reference) => listTransfersByReference(db, reference),
    askToSettle: async (asked) => readTransferRow(deps, await askToSettle(deps, asked)),
    askToClose: async (asked) => readTransferRow(deps, await askToClose(deps, asked)),
    acts: walletActs(deps),
  };
}

/** The providers that the settings name. */
function doorsOf({ config, clock }: TopUpDeps) {
  const clientOf = (source: string, baseUrl: string) =>
    createHttpClient({ source, baseUrl, clock });
  return {
    bankList: config.sepayList && {
      client: clientOf('sepay', config.sepayList.url),
      token: config.sepayList.token,
    },
    payos: config.payos && {
      client: clientOf('payos', config.payos.url),
      credentials: config.payos,
    },
  };
}
