import { ORDER_STATES, type OrderState, type OrderStation } from '@hako/contract/orders/states';

/**
 * The life of an order, said once: states with their wire id, label and groups, and who may move an order from where to where.
 * Guards, buttons, labels, tabs, counters, timers and the stations of the track are all derived from these two tables.
 */

/** A station of the track that the customer sees: several states may share one. */
export const STATIONS = [
  { code: 'pay', label: 'Thanh toán lần 1' },
  { code: 'buy', label: 'Mua hàng' },
  { code: 'japan', label: 'Kho Nhật Bản' },
  { code: 'export', label: 'Đang về Việt Nam' },
  { code: 'vietnam', label: 'Kho Việt Nam' },
  { code: 'bill', label: 'Thanh toán lần 2' },
  { code: 'delivery', label: 'Giao hàng' },
  { code: 'done', label: 'Đã giao hàng' },
] as const satisfies readonly { readonly code: OrderStation; readonly label: string }[];
/**
 * The counters of the mobile client and of `GET /api/quotes/user/statistic`; every state belongs to exactly one. `wait_for_quote` is ours: what
 * waits for our answer is nothing that its customer could pay.
 */
export const GROUPS = [
  'wait_for_quote',
  'wait_for_pay',
  'wait_for_buy',
  'buying',
  'bought',
  'foreign_warehouse',
  'out_from_foreign_warehouse',
  'vn_warehouse',
  'processing',
  'invoice_created',
  'delivery_in_progress',
  'delivery_successful',
  'canceled',
] as const;
export type OrderGroup = (typeof GROUPS)[number];
interface StateRow {
  /** Of the trade; 5.5 and 14.1 never reach a client as `status_id`, see `statusIdOf`. */
  readonly id: number;
  /** What clients read as `status_label`. */
  readonly label: string;
  readonly group: OrderGroup;
  /** Undefined for an order that has left the track. */
  readonly station: OrderStation | undefined;
  readonly isFinal?: true;
}
export const STATES = {
  REQUEST: { id: 1, label: 'Chờ báo giá', group: 'wait_for_quote', station: 'pay' },
  PENDING: { id: 2, label: 'Đã báo giá', group: 'wait_for_pay', station: 'pay' },
  TRANSACTING: { id: 3, label: 'Đang giao dịch', group: 'wait_for_buy', station: 'pay' },
  TRANSACTED: { id: 4, label: 'Giao dịch hoàn thành', group: 'wait_for_buy', station: 'pay' },
  CONFIRMED: { id: 5, label: 'Đã xác nhận mua hàng', group: 'wait_for_buy', station: 'buy' },
  BUYING: { id: 5.5, label: 'Đang được mua', group: 'buying', station: 'buy' },
  BOUGHT: { id: 6, label: 'Đã được mua', group: 'bought', station: 'buy' },
  WAREHOUSE: {
    id: 7,
    label: 'Hàng đã về kho nước ngoài',
    group: 'foreign_warehouse',
    station: 'japan',
  },
  EXPORT: {
    id: 8,
    label: 'Xuất kho nước ngoài',
    group: 'out_from_foreign_warehouse',
    station: 'export',
  },
  CHECKIN: { id: 9, label: 'Đã về Việt Nam', group: 'vn_warehouse', station: 'vietnam' },
  CHECKED: { id: 10, label: 'Khai thác đơn hàng', group: 'processing', station: 'vietnam' },
  CALCULATOR: { id: 11, label: 'Tính giá đơn hàng', group: 'processing', station: 'vietnam' },
  BILL_NEW: { id: 12, label: 'Phiếu xuất mới tạo', group: 'invoice_created', station: 'bill' },
  BILL_CONFIRMED: { id: 13, label: 'KD xác nhận', group: 'invoice_created', station: 'bill' },
  BILL_APPROVED: { id: 14, label: 'Đã duyệt PXK', group: 'invoice_created', station: 'bill' },
  PACKING: { id: 14.1, label: 'Đã đóng hàng', group: 'invoice_created', station: 'delivery' },
  BILL_EXPORT: { id: 15, label: 'Xuất hàng', group: 'delivery_in_progress', station: 'delivery' },
  DELIVERY: { id: 16, label: 'Đang phát hàng', group: 'delivery_in_progress', station: 'delivery' },
  COMPLETED: {
    id: 17,
    label: 'Đã giao hàng',
    group: 'delivery_successful',
    station: 'done',
    isFinal: true,
  },
  BILL_INVENTORY: {
    id: 18,
    label: 'Không giao được',
    group: 'delivery_in_progress',
    station: 'delivery',
  },
  CANCEL: { id: 0, label: 'Đã bị hủy', group: 'canceled', station: undefined, isFinal: true },
} as const satisfies Record<OrderState, StateRow>;
export { ORDER_STATES, type OrderState };
/** The `status_id` that clients decode as an integer: 5.5 is told as 5 and 14.1 as 14. */
export const statusIdOf = (state: OrderState): number => Math.floor(STATES[state].id);
/** The tabs that gather several groups: the mobile client's steps 12.2 and 12.3. */
export const GATHERED = {
  purchase: ['wait_for_buy', 'buying', 'bought'],
  transport: ['foreign_warehouse', 'out_from_foreign_warehouse', 'vn_warehouse'],
} as const satisfies Record<string, readonly OrderGroup[]>;
export type OrderTab = OrderGroup | keyof typeof GATHERED;
/** `step` of the mobile client (written `7.0`) -> tab. */
const TAB_OF_STEP: Readonly<Record<number, OrderTab>> = {
  1: 'wait_for_pay',
  2: 'wait_for_buy',
  3: 'buying',
  4: 'bought',
  5: 'foreign_warehouse',
  6: 'out_from_foreign_warehouse',
  7: 'processing',
  8: 'invoice_created',
  9: 'delivery_in_progress',
  10: 'delivery_successful',
  11: 'canceled',
  12.2: 'purchase',
  12.3: 'transport',
};
/** The tab of a step, or undefined for a step that nobody knows. */
export const tabOfStep = (step: number): OrderTab | undefined => TAB_OF_STEP[step];
/** The states that a tab shows. */
export function statesOfTab(tab: OrderTab): OrderState[] {
  const groups: readonly OrderGroup[] =
    tab === 'purchase' || tab === 'transport' ? GATHERED[tab] : [tab];
  return ORDER_STATES.filter((state) => groups.includes(STATES[state].group));
}
/** How an order may begin: asked for, bought at a fixed price, or won at an auction (then the goods are ours already). */
export const BEGINNINGS: readonly OrderState[] = ['REQUEST', 'TRANSACTING', 'BOUGHT'];
