import type { BillRow } from '@hako/contract/billing/slips';
import { slipLinesOf } from '../../parts/price/forecast-slip.ts';
import { formatDong } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import type { SlipLine, SlipPicture } from '../../ui/paper/slip-picture.ts';

/** A bill as a picture to keep or to send to somebody: each order with what its lines came to. */
export function pictureOfBill(bill: BillRow): SlipPicture {
  return {
    title: `Phiếu ${bill.code}`,
    about: `Giao tới ${bill.address.receiver}`,
    sum: {
      text: formatDong(bill.total_vnd),
      note: noteOf(bill),
    },
    lines: bill.orders.flatMap(orderLines),
    foot: bill.paid_at
      ? `Thanh toán ${formatMoment(bill.paid_at)}`
      : `Lập ${formatMoment(bill.created_at)}`,
    seal: bill.is_paid ? 'paid' : undefined,
  };
}

function noteOf({ state, is_paid: isPaid, is_cod: isCod }: BillRow): string {
  if (state === 'CANCEL') return 'Đã hủy';
  if (isPaid) return 'Đã thanh toán';
  return isCod ? 'Thanh toán khi nhận hàng' : 'Chưa thanh toán';
}

/** One order: what it owes, and of what that is made. */
function orderLines(order: BillRow['orders'][number]): SlipLine[] {
  const { outstanding_first_vnd: first, carried_vnd: carried } = order;
  const sure = (label: string, vnd: number): SlipLine[] =>
    vnd === 0 ? [] : [{ label, value: formatDong(vnd), certainty: 'certain' }];
  return [
    { label: order.name, value: formatDong(order.second_payment_vnd + first) },
    ...slipLinesOf(order.lines),
    ...sure('Hako chịu phần vượt cam kết', -carried),
    ...sure('Còn lại của lần 1', first),
  ];
}
