import type { OrderState } from '@hako/contract/orders/states';

/** What a customer reads where the trade has a word of its own, which the desk and old clients keep. */
const WORDS: Readonly<Partial<Record<OrderState, string>>> = {
  TRANSACTING: 'Đang ghi nhận thanh toán',
  TRANSACTED: 'Đã thanh toán lần 1',
  BUYING: 'Đang mua',
  BOUGHT: 'Đã mua',
  WAREHOUSE: 'Đã về kho Nhật',
  EXPORT: 'Đã rời kho Nhật',
  CHECKED: 'Đang kiểm hàng',
  CALCULATOR: 'Đang tính lần 2',
  BILL_NEW: 'Đang lập phiếu xuất kho',
  BILL_CONFIRMED: 'Phiếu chờ duyệt',
  BILL_APPROVED: 'Đã duyệt phiếu xuất kho',
  BILL_EXPORT: 'Đã giao cho hãng vận chuyển',
  DELIVERY: 'Đang giao hàng',
};

/** A state of an order or a bill in the customer's words; `label` as the server names it. */
export const orderStateWord = (state: OrderState, label: string): string => WORDS[state] ?? label;
