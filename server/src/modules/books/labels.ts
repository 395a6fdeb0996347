import { dongText } from '../../kernel/wording.ts';
import type { CauseType, Currency, MovementKind } from '../ledger/index.ts';
import type { Obstacle } from './closing/rules/month-state.ts';
import { monthText } from './closing/rules/months.ts';

export const SHEET_NAME = 'Nhật ký chung';

/** What happened, in the words of the books. */
export const KIND_LABELS: Readonly<Record<MovementKind, string>> = {
  'top-up': 'Khách nạp tiền',
  hold: 'Giữ tiền',
  release: 'Trả lại tiền tạm giữ',
  capture: 'Thu từ tiền tạm giữ',
  payment: 'Khách thanh toán',
  discount: 'Giảm giá',
  refund: 'Hoàn tiền',
  withdrawal: 'Khách rút tiền',
  suspense: 'Tiền chưa rõ',
  cost: 'Trả người bán ở Nhật',
  exchange: 'Đổi ngoại tệ',
  adjustment: 'Điều chỉnh',
};

export const CAUSE_LABELS: Readonly<Record<CauseType, string>> = {
  'top-up': 'Nạp tiền',
  bid: 'Đấu giá',
  order: 'Đơn hàng',
  offer: 'Trả giá',
  bill: 'Phiếu thanh toán',
  withdrawal: 'Rút tiền',
  complaint: 'Khiếu nại',
  vip: 'Gói VIP',
  purchase: 'Mua hàng',
  adjustment: 'Điều chỉnh',
  float: 'Tiền yên',
};

/** Why a month cannot be closed yet. */
export function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'not-over':
      return 'tháng chưa kết thúc';
    case 'month-open':
      return `sổ tháng ${monthText(obstacle.month)} chưa khóa`;
    case 'days-unsealed':
      return `còn ${obstacle.days} ngày chưa niêm phong, máy chủ tự làm lúc 1 giờ 30 sáng`;
  }
}

/** What the second person sees before a month is closed. */
export const MONTH_FACTS = {
  month: 'Tháng',
  movements: 'Số bút toán',
  customers: 'Tiền khách trong ví cuối tháng',
  bank: 'Tiền ngân hàng cuối tháng theo sổ',
  unchecked: 'Ngày chưa đối chiếu ngân hàng',
  empty: 'tháng này không có bút toán nào',
} as const;

/** An amount with its sign: `-1.250.000 ₫`, `12.000 ¥`. */
export const amountText = (amount: number, currency: Currency): string =>
  `${dongText(amount)} ${currency === 'VND' ? '₫' : '¥'}`;
