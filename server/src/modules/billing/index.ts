/** Billing: the second payment from what the scale says, delivery slips (bills), their payment, and the carrier that brings them. */
import { bind } from '../../kernel/bind.ts';
import { readingOf } from '../../platform/database/reads/reading-of.ts';
import type { Billing } from './billing.ts';
import { saveCarrierRules } from './carriers/choose-carrier.ts';
import { readTerms, saveTerms } from './carriers/delivery-terms.ts';
import { handOver } from './carriers/hand-over.ts';
import { listSilent, recordLookUp } from './carriers/look-up-silent.ts';
import { listOwedCods, readCarriers } from './carriers/read-carriers.ts';
import { receiveCarrierEvent } from './carriers/receive-carrier-event.ts';
import { settleConsignment, settleConsignmentByHand } from './carriers/settle-consignment.ts';
import { trackConsignment, trackSilentConsignments } from './carriers/track-consignment.ts';
import { chooseCod, settleCod } from './cash-on-delivery/collect-on-delivery.ts';
import { listMyCods } from './cash-on-delivery/list-my-cods.ts';
import { listUnsettledCods } from './cash-on-delivery/list-unsettled-cods.ts';
import { settleCodReport } from './cash-on-delivery/settle-cod-report.ts';
import type { BillingDeps } from './deps.ts';
import { forecastTermsAct, proposeForecastTerms } from './guarantee/forecast-terms.ts';
import { listForecastTerms } from './guarantee/forecast-terms-store.ts';
import { listGuaranteeMonths } from './guarantee/report-store.ts';
import { billingJobs, billingListeners, billingRepeatedJobs } from './jobs.ts';
import { billingPersonalData } from './personal-data.ts';
import { askRedelivery } from './redelivery/ask-redelivery.ts';
import {
  declareLost,
  handAtCounter,
  sendAgain,
  takeBack,
} from './redelivery/settle-undelivered.ts';
import { billingRoutes } from './routes.ts';
import { computeSecondPayment } from './second-payment/compute-second-payment.ts';
import {
  listStuck,
  queueSecondPayment,
  recompute,
  secondPaymentJob,
} from './second-payment/stuck-second-payments.ts';
import {
  findBill,
  findBillByCarrierCode,
  findBillOfOrder,
  findPaidShare,
} from './slips/bill-store.ts';
import { exportBills } from './slips/export-bills.ts';
import { countBillRegister, listBillRegister } from './register/bill-register-store.ts';
import { listBillsAfter } from './slips/bill-list-store.ts';
import { listBillsIn, listMyBills } from './slips/list-bills.ts';
import { makeBill } from './slips/make-bill.ts';
import {
  approveBill,
  cancelBill,
  confirmBill,
  confirmReceived,
  factsOfGoods,
  packBill,
  reopenBill,
} from './slips/move-bill.ts';
import { payBills } from './slips/pay-bills.ts';
import { printBills } from './slips/print-bills.ts';
import { printCarrierLabel } from './carriers/carrier-label.ts';
import { readDeskBill } from './slips/read-desk-bill.ts';
import { listShares } from './slips/share-store.ts';
import { listUnpaidBills } from './second-payment/unpaid-store.ts';

export type { Carrier } from './carriers/carrier.ts';
export { createGhn } from './carriers/wires/ghn.ts';
export { createGhtk } from './carriers/wires/ghtk.ts';
export { createViettelPost } from './carriers/wires/viettel-post.ts';
export type { BillingDeps } from './deps.ts';
export { billingOwnTasks } from './own-tasks-sql.ts';
export { billingWork } from './work-sql.ts';
export { BILL_KEYS, type BillRegisterFilter } from './register/bill-register-store.ts';
export { billStateLabel } from './slips/labels.ts';
export type { Bill, BillState } from './slips/bill.ts';

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
      factsOfGoods,
      reopenBill,
      askRedelivery,
      takeBack,
      sendAgain,
      handAtCounter,
      declareLost,
      recordLookUp,
      readTerms,
      saveTerms,
      proposeForecastTerms,
      listSilent,
      chooseCod,
      settleCod,
      exportBills,
      printBills,
      listBillsIn,
      readDeskBill,
      printCarrierLabel,
    }),
    ...bind(readingOf(deps), { listMyBills, listMyCods, listUnsettledCods }),
    acts: { 'forecast-terms.set': forecastTermsAct(deps) },
    listForecastTerms: () => listForecastTerms(deps.db),
    listGuaranteeMonths: () => listGuaranteeMonths(deps.db),
    secondPaymentJob: secondPaymentJob(deps),
    now: () => deps.clock.now(),
    findBill,
    findBillByCarrierCode,
    paidShareOf: findPaidShare,
    listShares,
    listUnpaidBills,
    ...{ listBillsAfter, listBillRegister, countBillRegister },
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

export type { Billing } from './billing.ts';
export type { BillShare } from './slips/share-store.ts';
