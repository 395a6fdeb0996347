import { approvalsInvariants } from './modules/approvals/invariants.ts';
import { booksInvariants } from './modules/books/invariants.ts';
import { biddingInvariants } from './modules/bidding/invariants.ts';
import { billingInvariants } from './modules/billing/invariants.ts';
import { invoicingInvariants } from './modules/invoicing/invariants.ts';
import { floatInvariants } from './modules/float/invariants.ts';
import { ledgerInvariants } from './modules/ledger/invariants.ts';
import { logisticsInvariants } from './modules/logistics/invariants.ts';
import { membershipInvariants } from './modules/membership/invariants.ts';
import { negotiationInvariants } from './modules/negotiation/invariants.ts';
import { notificationInvariants } from './modules/notifications/invariants.ts';
import { ordersInvariants } from './modules/orders/invariants.ts';
import { payoutsInvariants } from './modules/payouts/invariants.ts';
import { privacyInvariants } from './modules/privacy/invariants.ts';
import { promotionsInvariants } from './modules/promotions/invariants.ts';
import { reportsInvariants } from './modules/reports/invariants.ts';
import { staffInvariants } from './modules/staff/invariants.ts';
import { messagesInvariants } from './modules/messages/invariants.ts';
import { supportInvariants } from './modules/support/invariants.ts';
import { walletInvariants } from './modules/wallet/invariants.ts';

/** What money moves for. The holds of bids have names of their own, see I8; a top-up is in I7 of the wallet, an adjustment is its own cause. */
const CAUSES = {
  order: 'orders',
  bill: 'bills',
  offer: 'offers',
  withdrawal: 'withdrawals',
  vip: 'memberships',
  complaint: 'complaints',
};

const ofSeveralModules = {
  'I7 what money moved for is there': Object.entries(CAUSES)
    .map(
      ([type, things]) => `select key, cause_type, cause_id from ledger_movements m
        where cause_type = '${type}' and not exists (select from ${things} thing where thing.id::text = m.cause_id)`,
    )
    .join(' union all '),
};

/**
 * What is always true of the rows of the service, whoever works on them meanwhile: name -> a query that gives back the rows for
 * which it is not. "I8" and the like are the numbers of the reliability plan. Every test file with a database ends with them.
 */
export const invariants: Readonly<Record<string, string>> = {
  ...ofSeveralModules,
  ...approvalsInvariants,
  ...biddingInvariants,
  ...booksInvariants,
  ...billingInvariants,
  ...invoicingInvariants,
  ...floatInvariants,
  ...ledgerInvariants,
  ...logisticsInvariants,
  ...membershipInvariants,
  ...negotiationInvariants,
  ...notificationInvariants,
  ...ordersInvariants,
  ...payoutsInvariants,
  ...privacyInvariants,
  ...promotionsInvariants,
  ...reportsInvariants,
  ...staffInvariants,
  ...supportInvariants,
  ...messagesInvariants,
  ...walletInvariants,
};
