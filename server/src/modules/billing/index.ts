/** Billing: the second payment from what the scale says, delivery slips (bills), their payment, and the carrier that brings them. */
import type { BillRow } from '@hako/contract/billing';
import type { Waiting } from '../../kernel/waiting.ts';
import type { Dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Bill, BillState } from './bill.ts';
import type { Carrier } from './carrier.ts';
import { findBill, findBillOfOrder, findPaidShare, listBills, listBillsByIds } from './bill-store.ts';
import { listUnsettledBillIds } from './cod-store.ts';
import type { BillingDeps } from './deps.ts';
import { billingJobs, billingListeners, billingRepeatedJobs } from './jobs.ts';
import { billingRoutes } from './routes.ts';
import { askRedelivery } from './use-cases/ask-redelivery.ts';
import { chooseCod, listMyCods, settleCod } from './use-cases/collect-on-delivery.ts';
import { computeSecondPayment } from './use-cases/compute-second-payment.ts';
import { listStuck, queueSecondPayment, recompute, secondPaymentJob } from './use-cases/stuck-second-payments.ts';
import { exportBills } from './use-cases/export-bills.ts';
import { saveCarrierRules } from './use-cases/choose-carrier.ts';
import { readTerms, saveTerms } from './use-cases/delivery-terms.ts';
import { handOver } from './use-cases/hand-over.ts';
import { listOwedCods, readCarriers } from './use-cases/read-carriers.ts';
import { settleCodReport } from './use-cases/settle-cod-report.ts';
import { settleConsignment, settleConsignmentByHand } from './use-cases/settle-consignment.ts';
import { trackConsignment, trackSilentConsignments } from './use-cases/track-consignment.ts';
import { listMyBills, rowsOf } from './use-cases/list-bills.ts';
import { listSilent, recordLookUp } from './use-cases/look-up-silent.ts';
import { readDeskBill } from './use-cases/read-desk-bill.ts';
import { makeBill } from './use-cases/make-bill.ts';
import { approveBill, cancelBill, confirmBill, confirmReceived, packBill, reopenBill } from './use-cases/move-bill.ts';
import { payBills } from './use-cases/pay-bills.ts';
import { printBills } from './use-cases/print-bills.ts';
import { declareLost, handAtCounter, sendAgain, takeBack } from './use-cases/settle-undelivered.ts';
import { receiveCarrierEvent } from './use-cases/receive-carrier-event.ts';
import { billingPersonalData } from './personal-data.ts';

export type { Bill, BillState } from './bill.ts';
export type { Carrier } from './carrier.ts';
export { createGhn, type GhnSettings } from './carriers/ghn.ts';
export { createGhtk, type GhtkSettings } from './carriers/ghtk.ts';
export type { Sender } from './carriers/sender.ts';
export { createViettelPost, type ViettelPostSettings } from './carriers/viettel-post.ts';
export type { BillingDeps } from './deps.ts';

export interface Billing {
  readonly carriers: readonly Carrier[];
  readonly computeSecondPayment: ReturnType<typeof computeSecondPayment>;
  readonly secondPaymentJob: ReturnType<typeof secondPaymentJob>;
  readonly queueSecondPayment: ReturnType<typeof queueSecondPayment>;
  readonly recompute: ReturnType<typeof recompute>;
  readonly listStuck: ReturnType<typeof listStuck>;
  readonly makeBill: ReturnType<typeof makeBill>;
  readonly confirmBill: ReturnType<typeof confirmBill>;
  readonly approveBill: ReturnType<typeof approveBill>;
  readonly cancelBill: ReturnType<typeof cancelBill>;
  readonly payBills: ReturnType<typeof payBills>;
  readonly packBill: ReturnType<typeof packBill>;
  readonly handOver: ReturnType<typeof handOver>;
  readonly settleConsignment: ReturnType<typeof settleConsignment>;
  readonly settleConsignmentByHand: ReturnType<typeof settleConsignmentByHand>;
  readonly trackConsignment: ReturnType<typeof trackConsignment>;
  readonly trackSilentConsignments: ReturnType<typeof trackSilentConsignments>;
  readonly readCarriers: ReturnType<typeof readCarriers>;
  readonly saveCarrierRules: ReturnType<typeof saveCarrierRules>;
  readonly settleCodReport: ReturnType<typeof settleCodReport>;
  readonly listOwedCods: ReturnType<typeof listOwedCods>;
  readonly receiveCarrierEvent: ReturnType<typeof receiveCarrierEvent>;
  readonly confirmReceived: ReturnType<typeof confirmReceived>;
  readonly reopenBill: ReturnType<typeof reopenBill>;
  readonly askRedelivery: ReturnType<typeof askRedelivery>;
  readonly takeBack: ReturnType<typeof takeBack>;
  readonly sendAgain: ReturnType<typeof sendAgain>;
  readonly handAtCounter: ReturnType<typeof handAtCounter>;
  readonly declareLost: ReturnType<typeof declareLost>;
  readonly recordLookUp: ReturnType<typeof recordLookUp>;
  readonly readTerms: ReturnType<typeof readTerms>;
  readonly saveTerms: ReturnType<typeof saveTerms>;
  readonly chooseCod: ReturnType<typeof chooseCod>;
  readonly settleCod: ReturnType<typeof settleCod>;
  readonly listMyCods: ReturnType<typeof listMyCods>;
  readonly exportBills: ReturnType<typeof exportBills>;
  readonly printBills: ReturnType<typeof printBills>;
  now(): Date;
  readonly listMyBills: ReturnType<typeof listMyBills>;
  readonly readDeskBill: ReturnType<typeof readDeskBill>;
  findBill(reader: Reader, code: string): Promise<Bill | undefined>;
  /** For the desk's queues; `isFreeToLeave`: those that are paid or are paid at the door. */
  listBillsIn(reader: Reader, state: BillState, waiting: Waiting & { readonly isFreeToLeave?: boolean }): Promise<BillRow[]>;
  /** Parcels on their way of which nobody told anything for too long: longest silent first. */
  readonly listSilent: ReturnType<typeof listSilent>;
  /** What was paid with a bill for one order on it, also one that was lost; undefined before. */
  paidShareOf(reader: Reader, orderId: string): Promise<{ billId: string; share: Dong } | undefined>;
  /** Delivered bills whose collected money the carrier has not brought yet: longest waiting first. */
  listUnsettledCods(reader: Reader, waiting: Waiting): Promise<BillRow[]>;
  /** Code of the living bill that an order is on. */
  billCodeOf(reader: Reader, orderId: string): Promise<string | undefined>;
}

export function createBilling(deps: BillingDeps): Billing {
  return {
    carriers: deps.carriers,
    computeSecondPayment: computeSecondPayment(deps),
    secondPaymentJob: secondPaymentJob(deps),
    queueSecondPayment: queueSecondPayment(deps),
    recompute: recompute(deps),
    listStuck: listStuck(deps),
    makeBill: makeBill(deps),
    confirmBill: confirmBill(deps),
    approveBill: approveBill(deps),
    cancelBill: cancelBill(deps),
    payBills: payBills(deps),
    packBill: packBill(deps),
    handOver: handOver(deps),
    settleConsignment: settleConsignment(deps),
    settleConsignmentByHand: settleConsignmentByHand(deps),
    trackConsignment: trackConsignment(deps),
    trackSilentConsignments: trackSilentConsignments(deps),
    readCarriers: readCarriers(deps),
    saveCarrierRules: saveCarrierRules(deps),
    settleCodReport: settleCodReport(deps),
    listOwedCods: listOwedCods(deps),
    receiveCarrierEvent: receiveCarrierEvent(deps),
    confirmReceived: confirmReceived(deps),
    reopenBill: reopenBill(deps),
    askRedelivery: askRedelivery(deps),
    takeBack: takeBack(deps),
    sendAgain: sendAgain(deps),
    handAtCounter: handAtCounter(deps),
    declareLost: declareLost(deps),
    recordLookUp: recordLookUp(deps),
    readTerms: readTerms(deps),
    saveTerms: saveTerms(deps),
    listSilent: listSilent(deps),
    chooseCod: chooseCod(deps),
    settleCod: settleCod(deps),
    listMyCods: listMyCods(deps),
    exportBills: exportBills(deps),
    printBills: printBills(deps),
    now: () => deps.clock.now(),
    listMyBills: listMyBills(deps),
    readDeskBill: readDeskBill(deps),
    findBill,
    listBillsIn: async (reader, state, waiting) =>
      rowsOf(deps, reader, (await listBills(reader, { ...waiting, states: [state], isOldestFirst: true })).bills),
    listUnsettledCods: async (reader, waiting) => {
      const bills = await listBillsByIds(reader, await listUnsettledBillIds(reader, waiting));
      return rowsOf(
        deps,
        reader,
        bills.toSorted((a, b) => a.movedAt.getTime() - b.movedAt.getTime()),
      );
    },
    paidShareOf: findPaidShare,
    billCodeOf: async (reader, orderId) => (await findBillOfOrder(reader, orderId))?.code,
  };
}

/** What composition connects. */
export const billingParts = (billing: Billing) => ({
  personalData: billingPersonalData,
  routes: billingRoutes(billing),
  jobs: billingJobs(billing),
  repeatedJobs: billingRepeatedJobs,
  listeners: billingListeners(billing),
});
