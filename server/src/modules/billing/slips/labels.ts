import { say, type SaidNotice } from '@hako/contract/notices/say';
import { CARRIER_NAMES, type CarrierName } from '@hako/contract/billing/carriers';
import { STATES } from '../../orders/index.ts';
import type { Bill, BillState } from './bill.ts';
import { statusOf } from '../carriers/wires/status-tables.ts';

export const domesticRestLabel = (orderCode: string): string =>
  `Trả lại phần phí vận chuyển nội địa Nhật thu thừa, đơn ${orderCode}`;

/** How the delivery of a bill of several orders is shared. */
export const DELIVERED_TOGETHER =
  'Các đơn của phiếu giao cùng một lần: một phí giao cho tổng cân nặng, chia theo cân nặng tính cước.';

/** What a customer and the desk read about a bill; Vietnamese. */
export const billStateLabel = (state: BillState): string =>
  state === 'CANCEL' ? 'Đã hủy phiếu' : STATES[state].label;

/** A line of the wallet statement. */
export const paymentLabel = (bill: Bill): string => `Thanh toán lần 2 – phiếu ${bill.code}`;

export const collectedLabel = (bill: Bill): string => `Thu hộ khi giao hàng – phiếu ${bill.code}`;

/** Lines of the wallet statement: another delivery after one that failed, and its fee given back. */
export const redeliveryFeeLabel = ({ code }: Bill): string => `Phí giao lại – phiếu ${code}`;
export const redeliveryFeeReturnedLabel = ({ code }: Bill): string =>
  `Hoàn phí giao lại – phiếu ${code}`;

/** On the label of what a carrier takes. */
export const CARRIER_LABEL = {
  kind: 'Giao hàng',
  receiver: 'Người nhận:',
  bill: 'Phiếu',
} as const;

export const COD_LABELS = {
  preparing: 'Chờ đóng hàng',
  delivering: 'Đang giao, chưa thu tiền',
  undelivered: 'Giao chưa thành công',
  collected: 'Đã giao, chờ đối soát',
  settled: 'Đã đối soát',
} as const;

/** What became of one line of a carrier's report. */
export const OUTCOME_LABELS = {
  settled: 'Đã đối soát',
  'settled-before': 'Đã thanh toán từ trước',
  'amount-differs': 'Sai số tiền, chưa đối soát',
  'not-delivered': 'Chưa giao xong, chưa đối soát',
  'not-collected': 'Phiếu này không thu hộ',
  unknown: 'Không có mã vận đơn này',
} as const;

export const billReadyNotice = ({ code: bill }: Bill) => ({
  ...say('bill-ready', { bill }),
  link: '/account/invoices',
});

export const returnedNotice = ({ code: bill }: Bill): SaidNotice => say('bill-returned', { bill });

export const sentAgainNotice = (
  { code: bill }: Bill,
  receiver: string,
  address: string,
): SaidNotice => say('bill-sent-again', { bill, receiver, address });

export const lostNotice = ({ code: bill }: Bill): SaidNotice => say('bill-lost', { bill });

/** The one sentence over the answers of a payment of several bills; `isBroken`: something of ours failed. */
export function bulkMessage(paid: number, asked: number, isBroken: boolean): string {
  if (paid === asked) return `Đã thanh toán ${paid} phiếu.`;
  if (paid === 0) return isBroken ? 'Đã xảy ra lỗi!' : 'Thanh toán gói hàng thất bại!';
  return `Đã thanh toán ${paid}/${asked} phiếu. Các phiếu còn lại chưa bị trừ tiền.`;
}

/** A line of a printed slip: what a deposit left open of the first payment. */
export const REST_OF_FIRST = 'còn lại của lần 1';

/** Name of the sheet in an exported file. */
export const BILLS_SHEET = 'Phiếu xuất kho';

/** What a carrier said last, in words; a word that is in no document stays as it is. */
export const carrierStatusLabel = (carrier: string, status: string): string =>
  (carrier in CARRIER_NAMES ? statusOf(carrier as CarrierName, status)?.label : undefined) ??
  status;
