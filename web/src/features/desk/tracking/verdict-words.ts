import type { TrackingVerdict } from '@hako/contract/orders/tracking-import';

/** What is told of a line of a file with tracking numbers. */
export const VERDICT_WORDS: Readonly<Record<TrackingVerdict, string>> = {
  ok: 'Nhập được',
  applied: 'Đã nhập',
  incomplete: 'Thiếu mã đơn hoặc số vận đơn',
  'order-unknown': 'Không có đơn này',
  'order-unclear': 'Mã này có ở nhiều đơn',
  'order-changed': 'Mã này nay chỉ đơn khác; hãy gửi lại file',
  'order-closed': 'Đơn không còn chờ hàng từ người bán',
  mistyped: 'Số không đúng của hãng này',
  known: 'Số đã có ở đơn này',
  'other-order': 'Số đã có ở đơn khác',
  twice: 'Số lặp lại trong file',
  many: 'Đơn đã đủ số kiện tối đa',
};
