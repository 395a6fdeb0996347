import type { Coupon, OwnStanding } from './coupon.ts';

/** Why a coupon cannot be used: word -> what the customer reads. */
export const OBSTACLES = {
  disabled: 'Mã đã ngừng áp dụng.',
  'not-started': 'Mã chưa tới ngày áp dụng.',
  ended: 'Mã đã hết hạn.',
  'used-up': 'Mã đã hết lượt sử dụng.',
  'used-by-you': 'Bạn đã dùng hết số lượt của mã này.',
  level: 'Mã dành cho hạng thành viên khác.',
  'not-saved': 'Mã cần được lưu vào ví phiếu của bạn trước khi dùng.',
  'save-limit': 'Đã đủ số người lưu mã này.',
  site: 'Mã không áp dụng cho sàn của sản phẩm này.',
  minimum: 'Đơn hàng chưa đạt mức tối thiểu, hoặc không có khoản phí mà mã giảm.',
} as const;
export type Obstacle = keyof typeof OBSTACLES;

/** Why this customer cannot use the coupon now, apart from what they buy with it; undefined when they can. */
export function obstacleOf(coupon: Coupon, own: OwnStanding, levelCode: string, now: Date): Obstacle | undefined {
  const outside = timeObstacleOf(coupon, now);
  if (outside) return outside;
  if (own.used >= coupon.perCustomerLimit) return 'used-by-you';
  if (coupon.totalLimit !== undefined && coupon.used >= coupon.totalLimit) return 'used-up';
  if (coupon.levels.length > 0 && !coupon.levels.includes(levelCode)) return 'level';
  return coupon.needsSaving && own.savedAt === undefined ? 'not-saved' : undefined;
}

/** Why the coupon does not run now. */
export function timeObstacleOf({ disabledAt, startsAt, endsAt }: Coupon, now: Date): Obstacle | undefined {
  if (disabledAt !== undefined) return 'disabled';
  if (now < startsAt) return 'not-started';
  return now < endsAt ? undefined : 'ended';
}
