import type { OrderState } from './order-life.ts';

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
  // What was received or taken in for the wrong order: somebody else's parcel.
  { from: ['WAREHOUSE'], to: 'BOUGHT', by: ['warehouse'], button: 'Bỏ nhận vào kho Nhật' },
  { from: ['CHECKIN'], to: 'EXPORT', by: ['warehouse'], button: 'Bỏ nhập kho Việt Nam' },
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
/** Whether the table knows this move for any of these movers. */
export const mayMove = (from: OrderState, to: OrderState, by: readonly MoverKind[]): boolean =>
  MOVES.some(
    (move) =>
      includes(move.from, from) && move.to === to && by.some((one) => includes(move.by, one)),
  );
/**
 * Bought, and on no bill: it can only end early as one that fell through, which gives back what was
 * paid for it.
 */
export const isUnbilled = (state: OrderState): boolean => includes<OrderState>(UNBILLED, state);
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
