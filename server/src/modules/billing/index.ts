/** Billing: the second payment from what the scale says, delivery slips (bills), their payment, and the carrier that brings them. */
import { bind, type Bound } from '../../kernel/bind.ts';
import type { BillRow } from '@hako/contract/billing/slips';
import type { Waiting } from '../../kernel/waiting.ts';
import type { Dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Bill, BillState } from './slips/bill.ts';
import type { Carrier } from './carriers/carrier.ts';
import {
  findBill,
  findBillOfOrder,
  findPaidShare,
  listBills,
  listBillsByIds,
} from './slips/bill-store.ts';
import { listUnsettledBillIds } from './cash-on-delivery/cod-store.ts';
import type { BillingDeps } from './deps.ts';
import { billingJobs, billingListeners, billingRepeatedJobs } from './jobs.ts';
import { billingRoutes } from './routes.ts';
import { askRedelivery } from './redelivery/ask-redelivery.ts';
import { chooseCod, listMyCods, settleCod } from './cash-on-delivery/collect-on-delivery.ts';
import { computeSecondPayment } from './second-payment/compute-second-payment.ts';
import {
  listStuck,
  queueSecondPayment,
  recompute,
  secondPaymentJob,
} from './second-payment/stuck-second-payments.ts';
import { exportBills } from './slips/export-bills.ts';
import { saveCarrierRules } from './carriers/choose-carrier.ts';
import { readTerms, saveTerms } from './carriers/delivery-terms.ts';
import { handOver } from './carriers/hand-over.ts';
import { listOwedCods, readCarriers } from './carriers/read-carriers.ts';
import { settleCodReport } from './cash-on-delivery/settle-cod-report.ts';
import { settleConsignment, settleConsignmentByHand } from './carriers/settle-consignment.ts';
import { trackConsignment, trackSilentConsignments } from './carriers/track-consignment.ts';
import { listMyBills, rowsOf } from './slips/list-bills.ts';
import { listSilent, recordLookUp } from './carriers/look-up-silent.ts';
import { readDeskBill } from './slips/read-desk-bill.ts';
import { makeBill } from './slips/make-bill.ts';
import {
  approveBill,
  cancelBill,
  confirmBill,
  confirmReceived,
  packBill,
  reopenBill,
} from './slips/move-bill.ts';
import { payBills } from './slips/pay-bills.ts';
import { printBills } from './slips/print-bills.ts';
import {
  declareLost,
  handAtCounter,
  sendAgain,
  takeBack,
} from './redelivery/settle-undelivered.ts';
import { receiveCarrierEvent } from './carriers/receive-carrier-event.ts';
import { billingPersonalData } from './personal-data.ts';

export type { Bill, BillState } from './slips/bill.ts';
export type { Carrier } from './carriers/carrier.ts';
export { createGhn, type GhnSettings } from './carriers/wires/ghn.ts';
export { createGhtk, type GhtkSettings } from './carriers/wires/ghtk.ts';
export type { Sender } from './carriers/wires/sender.ts';
export { createViettelPost, type ViettelPostSettings } from './carriers/wires/viettel-post.ts';
export type { BillingDeps } from './deps.ts';

export interface Billing {
  readonly carriers: readonly Carrier[];
  readonly computeSecondPayment: Bound<typeof computeSecondPayment>;
  readonly secondPaymentJob: ReturnType<typeof secondPaymentJob>;
  readonly queueSecondPayment: Bound<typeof queueSecondPayment>;
  readonly recompute: Bound<typeof recompute>;
  readonly listStuck: Bound<typeof listStuck>;
  readonly makeBill: Bound<typeof makeBill>;
  readonly confirmBill: Bound<typeof confirmBill>;
  readonly approveBill: Bound<typeof approveBill>;
  readonly cancelBill: Bound<typeof cancelBill>;
  readonly payBills: Bound<typeof payBills>;
  readonly packBill: Bound<typeof packBill>;
  readonly handOver: Bound<typeof handOver>;
  readonly settleConsignment: Bound<typeof settleConsignment>;
  readonly settleConsignmentByHand: Bound<typeof settleConsignmentByHand>;
  readonly trackConsignment: Bound<typeof trackConsignment>;
  readonly trackSilentConsignments: Bound<typeof trackSilentConsignments>;
  readonly readCarriers: Bound<typeof readCarriers>;
  readonly saveCarrierRules: Bound<typeof saveCarrierRules>;
  readonly settleCodReport: Bound<typeof settleCodReport>;
  readonly listOwedCods: Bound<typeof listOwedCods>;
  readonly receiveCarrierEvent: Bound<typeof receiveCarrierEvent>;
  readonly confirmReceived: Bound<typeof confirmReceived>;
  readonly reopenBill: Bound<typeof reopenBill>;
  readonly askRedelivery: Bound<typeof askRedelivery>;
  readonly takeBack: Bound<typeof takeBack>;
  readonly sendAgain: Bound<typeof sendAgain>;
  readonly handAtCounter: Bound<typeof handAtCounter>;
  readonly declareLost: Bound<typeof declareLost>;
  readonly recordLookUp: Bound<typeof recordLookUp>;
  readonly readTerms: Bound<typeof readTerms>;
  readonly saveTerms: Bound<typeof saveTerms>;
  readonly chooseCod: Bound<typeof chooseCod>;
  readonly settleCod: Bound<typeof settleCod>;
  readonly listMyCods: Bound<typeof listMyCods>;
  readonly exportBills: Bound<typeof exportBills>;
  readonly printBills: Bound<typeof printBills>;
  now(): Date;
  readonly listMyBills: Bound<typeof listMyBills>;
  readonly readDeskBill: Bound<typeof readDeskBill>;
  findBill(reader: Reader, code: string): Promise<Bill | undefined>;
  /** For the desk's queues; `isFreeToLeave`: those that are paid or are paid at the door. */
  listBillsIn(
    reader: Reader,
    state: BillState,
    waiting: Waiting & { readonly isFreeToLeave?: boolean },
  ): Promise<BillRow[]>;
  /** Parcels on their way of which nobody told anything for too long: longest silent first. */
  readonly listSilent: Bound<typeof listSilent>;
  /** What was paid with a bill for one order on it, also one that was lost; undefined before. */
  paidShareOf(
    reader: Reader,
    orderId: string,
  ): Promise<{ billId: string; share: Dong } | undefined>;
  /** Delivered bills whose collected money the carrier has not brought yet: longest waiting first. */
  listUnsettledCods(reader: Reader, waiting: Waiting): Promise<BillRow[]>;
  /** Code of the living bill that an order is on. */
  billCodeOf(reader: Reader, orderId: string): Promise<string | undefined>;
}

export function createBilling(deps: BillingDeps): Billing {
  return {
    carriers: deps.carriers,
    ...bind(deps, {
      computeSecondPayment,
      queueSecondPayment,
      recompute,
      listStuck,
      makeBill,
      confirmBill,
      approveBill,
      cancelBill,
      payBills,
      packBill,
      handOver,
      settleConsignment,
      settleConsignmentByHand,
      trackConsignment,
      trackSilentConsignments,
      readCarriers,
      saveCarrierRules,
      settleCodReport,
      listOwedCods,
      receiveCarrierEvent,
      confirmReceived,
      reopenBill,
      askRedelivery,
      takeBack,
      sendAgain,
      handAtCounter,
      declareLost,
      recordLookUp,
      readTerms,
      saveTerms,
      listSilent,
      chooseCod,
      settleCod,
      listMyCods,
      exportBills,
      printBills,
      listMyBills,
      readDeskBill,
    }),
    secondPaymentJob: secondPaymentJob(deps),
    now: () => deps.clock.now(),
    findBill,
    listBillsIn: async (reader, state, waiting) =>
      rowsOf(
        deps,
        reader,
        (await listBills(reader, { ...waiting, states: [state], isOldestFirst: true })).bills,
      ),
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
