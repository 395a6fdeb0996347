/**
 * The life of an order, said once: states with their wire id, label and groups, and who may move an order from where to where.
 * Guards, buttons, labels, tabs, counters, timers and the stations of the track are all derived from these two tables.
 */

/** A station of the track that the customer sees: several states may share one. */
export const STATIONS = [
  { code: 'pay', label: 'Thanh toán lần 1' },
  { code: 'buy', label: 'Mua hàng' },
  { code: 'japan', label: 'Kho Nhật Bản' },
  { code: 'export', label: 'Bay về Việt Nam' },
  { code: 'vietnam', label: 'Kho Việt Nam' },
  { code: 'bill', label: 'Thanh toán lần 2' },
  { code: 'delivery', label: 'Giao hàng' },
  { code: 'done', label: 'Đã giao hàng' },
] as const;
export type StationCode = (typeof STATIONS)[number]['code'];

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
  readonly station: StationCode | undefined;
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
} as const satisfies Record<string, StateRow>;
export type OrderState = keyof typeof STATES;
export const ORDER_STATES = Object.keys(STATES) as OrderState[];

/** Who may move an order: the customer, a member of staff by role, the purchasing agent, the carrier, or the system by its own rules and timers. */
export type MoverKind =
  | 'customer'
  | 'sales'
  | 'buyer'
  | 'warehouse'
  | 'accountant'
  | 'agent'
  | 'carrier'
  | 'system';

interface MoveRow {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  /** An admin may whatever any member of staff may. */
  readonly by: readonly MoverKind[];
  /** What stands on the button of those who move it by hand. */
  readonly button: string;
  /** The move happens by itself when the order has stood this long in `from`. */
  readonly afterHours?: number;
}

/** What was bought and is on no bill yet: the seller may still go back on it, and the goods may be lost or seized. */
const UNBILLED = [
  'BOUGHT',
  'WAREHOUSE',
  'EXPORT',
  'CHECKIN',
  'CHECKED',
  'CALCULATOR',
] as const satisfies readonly OrderState[];

export const MOVES = [
  { from: ['REQUEST'], to: 'PENDING', by: ['sales', 'system'], button: 'Báo giá' },
  { from: ['PENDING'], to: 'TRANSACTING', by: ['customer'], button: 'Thanh toán' },
  { from: ['TRANSACTING'], to: 'TRANSACTED', by: ['system'], button: 'Ghi nhận thanh toán' },
  { from: ['TRANSACTED'], to: 'CONFIRMED', by: ['sales', 'system'], button: 'Xác nhận mua' },
  { from: ['CONFIRMED'], to: 'BUYING', by: ['buyer', 'agent'], button: 'Nhận mua' },
  { from: ['BUYING'], to: 'CONFIRMED', by: ['buyer', 'agent'], button: 'Trả lại hàng đợi' },
  { from: ['BUYING'], to: 'BOUGHT', by: ['buyer', 'agent', 'system'], button: 'Đã mua' },
  { from: ['BOUGHT'], to: 'WAREHOUSE', by: ['warehouse'], button: 'Nhận vào kho Nhật' },
  { from: ['WAREHOUSE'], to: 'EXPORT', by: ['warehouse'], button: 'Xuất kho Nhật' },
  { from: ['EXPORT'], to: 'CHECKIN', by: ['warehouse'], button: 'Nhập kho Việt Nam' },
  { from: ['CHECKIN'], to: 'CHECKED', by: ['warehouse'], button: 'Khai thác và cân lại' },
  { from: ['CHECKED'], to: 'CALCULATOR', by: ['system', 'sales'], button: 'Tính giá' },
  {
    from: ['CALCULATOR'],
    to: 'BILL_NEW',
    by: ['sales', 'warehouse', 'system'],
    button: 'Tạo phiếu xuất',
  },
  { from: ['BILL_NEW'], to: 'BILL_CONFIRMED', by: ['sales'], button: 'KD xác nhận' },
  { from: ['BILL_CONFIRMED'], to: 'BILL_APPROVED', by: ['accountant'], button: 'Duyệt phiếu xuất' },
  {
    from: ['BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED'],
    to: 'CALCULATOR',
    by: ['sales', 'accountant'],
    button: 'Hủy phiếu',
  },
  { from: ['BILL_APPROVED'], to: 'PACKING', by: ['warehouse'], button: 'Đóng hàng' },
  {
    from: ['PACKING'],
    to: 'BILL_EXPORT',
    by: ['warehouse', 'system'],
    button: 'Giao cho hãng vận chuyển',
  },
  {
    from: ['BILL_EXPORT', 'BILL_INVENTORY'],
    to: 'DELIVERY',
    by: ['carrier', 'warehouse'],
    button: 'Đang phát',
  },
  {
    from: ['BILL_EXPORT', 'DELIVERY'],
    to: 'COMPLETED',
    by: ['carrier', 'customer', 'warehouse'],
    button: 'Đã nhận được hàng',
  },
  // The carrier brought it after all, or it was handed over our counter: while it lies with us its customer cannot have it.
  {
    from: ['BILL_INVENTORY'],
    to: 'COMPLETED',
    by: ['carrier', 'warehouse'],
    button: 'Đã trao hàng',
  },
  {
    from: ['BILL_EXPORT', 'DELIVERY'],
    to: 'BILL_INVENTORY',
    by: ['carrier', 'warehouse'],
    button: 'Không giao được',
  },
  // The only step out of an end: what was said to be delivered came back.
  {
    from: ['COMPLETED'],
    to: 'BILL_INVENTORY',
    by: ['carrier', 'warehouse', 'accountant'],
    button: 'Kiện trở về',
  },
  // A parcel that came back goes out again; one that is gone ends its orders, and a complaint decides what is owed.
  { from: ['BILL_INVENTORY'], to: 'PACKING', by: ['warehouse'], button: 'Giao lại' },
  { from: ['BILL_INVENTORY'], to: 'CANCEL', by: ['system'], button: 'Báo thất lạc' },
  { from: ['REQUEST'], to: 'CANCEL', by: ['customer', 'sales'], button: 'Hủy đơn' },
  // A quote is locked for a day (decisions.md, section 3), then it lapses.
  {
    from: ['PENDING'],
    to: 'CANCEL',
    by: ['customer', 'sales', 'system'],
    button: 'Hủy đơn',
    afterHours: 24,
  },
  {
    from: ['TRANSACTING', 'TRANSACTED', 'CONFIRMED'],
    to: 'CANCEL',
    by: ['customer', 'sales', 'buyer', 'agent', 'system'],
    button: 'Hủy đơn',
  },
  { from: ['BUYING'], to: 'CANCEL', by: ['buyer', 'agent', 'system'], button: 'Không mua được' },
  // Only together with what was paid for it: see `fallThrough`.
  {
    from: UNBILLED,
    to: 'CANCEL',
    by: ['sales', 'buyer', 'warehouse', 'accountant'],
    button: 'Hàng không về được',
  },
] as const satisfies readonly MoveRow[];

/** The `status_id` that clients decode as an integer: 5.5 is told as 5 and 14.1 as 14. */
export const statusIdOf = (state: OrderState): number => Math.floor(STATES[state].id);

/** Whether the table knows this move for any of these movers. */
export const mayMove = (from: OrderState, to: OrderState, by: readonly MoverKind[]): boolean =>
  MOVES.some(
    (move) =>
      includes(move.from, from) && move.to === to && by.some((one) => includes(move.by, one)),
  );

/** Whether an order in this state can only end early as one that fell through, which gives back what was paid for it. */
export const mayFallThrough = (state: OrderState): boolean => includes<OrderState>(UNBILLED, state);

/** What these movers may do with an order in this state: the buttons. */
export const movesOf = (
  from: OrderState,
  by: readonly MoverKind[],
): { to: OrderState; button: string }[] =>
  MOVES.filter((move) => includes(move.from, from) && by.some((one) => includes(move.by, one))).map(
    ({ to, button }) => ({ to, button }),
  );

/** What happens by itself to an order that stays in this state: the move, and after how many hours. */
export function timersOf(from: OrderState): { to: OrderState; afterHours: number }[] {
  const rows: readonly MoveRow[] = MOVES;
  return rows.flatMap(({ from: froms, to, afterHours }) =>
    afterHours !== undefined && includes(froms, from) ? [{ to, afterHours }] : [],
  );
}

const includes = <V>(list: readonly V[], value: V): boolean => list.includes(value);

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
