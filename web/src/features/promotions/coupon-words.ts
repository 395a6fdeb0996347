import { formatDong } from '../../text/money.ts';

/** What a coupon takes its discount from, as people say it. */
export const TARGETS: Readonly<Record<string, string>> = {
  goods: 'tiền hàng',
  'domestic-shipping': 'phí vận chuyển nội địa Nhật',
  'service-fee': 'phí dịch vụ',
  'payment-fee': 'phí thanh toán',
  freight: 'cước quốc tế',
  delivery: 'phí giao hàng tại Việt Nam',
  'first-payment': 'thanh toán lần 1',
  'second-payment': 'thanh toán lần 2',
};

/** Levels of customers, as the page about them calls them. */
export const LEVELS: Readonly<Record<string, string>> = {
  MEMBER: 'Thành viên',
  SILVER: 'Bạc',
  GOLD: 'Vàng',
  PLATINUM: 'Bạch kim',
};

/** `10% cước quốc tế, tối đa 200.000 ₫`; amounts in đồng, 0 or null for no ceiling. */
export function offText(
  off: { percent: number } | { amount: number },
  most: number | null,
  target: string,
): string {
  const figure = 'percent' in off ? `${off.percent}%` : formatDong(off.amount);
  return `${figure} ${TARGETS[target] ?? ''}${'percent' in off && most ? `, tối đa ${formatDong(most)}` : ''}`;
}
