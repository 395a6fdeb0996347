import type { Bound } from '../../kernel/bind.ts';
import type { Dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { ActHandlers } from '../approvals/index.ts';
import type { proposeForecastTerms } from './guarantee/forecast-terms.ts';
import type { ForecastTerms } from './guarantee/forecast-terms-store.ts';
import type { GuaranteeMonth } from './guarantee/report-store.ts';
import type { Carrier } from './carriers/carrier.ts';
import type { saveCarrierRules } from './carriers/choose-carrier.ts';
import type { readTerms, saveTerms } from './carriers/delivery-terms.ts';
import type { handOver } from './carriers/hand-over.ts';
import type { listSilent, recordLookUp } from './carriers/look-up-silent.ts';
import type { listOwedCods, readCarriers } from './carriers/read-carriers.ts';
import type { receiveCarrierEvent } from './carriers/receive-carrier-event.ts';
import type { settleConsignment, settleConsignmentByHand } from './carriers/settle-consignment.ts';
import type { trackConsignment, trackSilentConsignments } from './carriers/track-consignment.ts';
import type { chooseCod, settleCod } from './cash-on-delivery/collect-on-delivery.ts';
import type { listMyCods } from './cash-on-delivery/list-my-cods.ts';
import type { listUnsettledCods } from './cash-on-delivery/list-unsettled-cods.ts';
import type { settleCodReport } from './cash-on-delivery/settle-cod-report.ts';
import type { askRedelivery } from './redelivery/ask-redelivery.ts';
import type {
  declareLost,
  handAtCounter,
  sendAgain,
  takeBack,
} from './redelivery/settle-undelivered.ts';
import type { computeSecondPayment } from './second-payment/compute-second-payment.ts';
import type {
  listStuck,
  queueSecondPayment,
  recompute,
  secondPaymentJob,
} from './second-payment/stuck-second-payments.ts';
import type { Bill } from './slips/bill.ts';
import type { exportBills } from './slips/export-bills.ts';
import type { countBillRegister, listBillRegister } from './register/bill-register-store.ts';
import type { listBillsAfter } from './slips/bill-list-store.ts';
import type { listBillsIn, listMyBills } from './slips/list-bills.ts';
import type { makeBill } from './slips/make-bill.ts';
import type {
  approveBill,
  cancelBill,
  confirmBill,
  confirmReceived,
  factsOfGoods,
  packBill,
  reopenBill,
} from './slips/move-bill.ts';
import type { payBills } from './slips/pay-bills.ts';
import type { printBills } from './slips/print-bills.ts';
import type { printCarrierLabel } from './carriers/carrier-label.ts';
import type { readDeskBill } from './slips/read-desk-bill.ts';
import type { listShares } from './slips/share-store.ts';
import type { listUnpaidBills } from './second-payment/unpaid-store.ts';

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
  readonly factsOfGoods: Bound<typeof factsOfGoods>;
  readonly reopenBill: Bound<typeof reopenBill>;
  readonly askRedelivery: Bound<typeof askRedelivery>;
  readonly takeBack: Bound<typeof takeBack>;
  readonly sendAgain: Bound<typeof sendAgain>;
  readonly handAtCounter: Bound<typeof handAtCounter>;
  readonly declareLost: Bound<typeof declareLost>;
  readonly recordLookUp: Bound<typeof recordLookUp>;
  readonly readTerms: Bound<typeof readTerms>;
  readonly saveTerms: Bound<typeof saveTerms>;
  readonly proposeForecastTerms: Bound<typeof proposeForecastTerms>;
  /** What a second person decides; for the module of approvals. */
  readonly acts: Pick<ActHandlers, 'forecast-terms.set'>;
  /** The newest first. */
  listForecastTerms(): Promise<ForecastTerms[]>;
  /** What the guarantee cost, by month and site. */
  listGuaranteeMonths(): Promise<GuaranteeMonth[]>;
  readonly chooseCod: Bound<typeof chooseCod>;
  readonly settleCod: Bound<typeof settleCod>;
  readonly listMyCods: Bound<typeof listMyCods>;
  readonly exportBills: Bound<typeof exportBills>;
  readonly printBills: Bound<typeof printBills>;
  now(): Date;
  readonly listMyBills: Bound<typeof listMyBills>;
  /** Bills page by page, the newest first. */
  readonly listBillsAfter: typeof listBillsAfter;
  /** All bills, a page by key. */
  readonly listBillRegister: typeof listBillRegister;
  readonly countBillRegister: typeof countBillRegister;
  readonly printCarrierLabel: Bound<typeof printCarrierLabel>;
  readonly readDeskBill: Bound<typeof readDeskBill>;
  findBill(reader: Reader, code: string): Promise<Bill | undefined>;
  findBillByCarrierCode(reader: Reader, carrierCode: string): Promise<Bill | undefined>;
  readonly listBillsIn: Bound<typeof listBillsIn>;
  /** Parcels on their way of which nobody told anything for too long: longest silent first. */
  readonly listSilent: Bound<typeof listSilent>;
  /** What was paid with a bill for one order on it, also one that was lost; undefined before. */
  paidShareOf(
    reader: Reader,
    orderId: string,
  ): Promise<{ billId: string; share: Dong } | undefined>;
  /** The bills that these orders are or were on, with what each asks for the order. */
  readonly listShares: typeof listShares;
  /** Bills that wait for their payment and ask for one of these amounts, the newest first. */
  readonly listUnpaidBills: typeof listUnpaidBills;
  readonly listUnsettledCods: Bound<typeof listUnsettledCods>;
  /** Code of the living bill that an order is on. */
  billCodeOf(reader: Reader, orderId: string): Promise<string | undefined>;
}
