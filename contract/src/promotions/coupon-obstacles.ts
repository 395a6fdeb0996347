/** Coupons of one order at most. */
export const MOST_COUPONS = 5;

/** Why a coupon cannot be used: word -> what the customer reads beside the refusal. */
export const COUPON_OBSTACLES = {
  disabled: 'Mã đã ngừng áp dụng.',
  'not-started': 'Mã chưa tới ngày áp dụng.',
  ended: 'Mã đã hết hạn.',
  'used-up': 'Mã đã hết lượt sử dụng.',
  'used-by-you': 'Bạn đã dùng hết số lượt của mã này.',
  level: 'Mã dành cho hạng khác.',
  'not-saved': 'Mã cần được lưu vào mục mã của bạn trước khi dùng.',
  'save-limit': 'Đã đủ số người lưu mã này.',
  site: 'Mã không áp dụng cho sàn của món này.',
  'first-paid': 'Đơn đã trả lần 1, nên chỉ dùng được mã giảm khoản của lần 2.',
  'on-order': 'Đơn này đã dùng mã này rồi.',
  enough: `Một đơn dùng được nhiều nhất ${MOST_COUPONS} mã.`,
  minimum: 'Cần tiền hàng từ {minimum} ₫ để dùng mã này.',
  nothing: 'Đơn này không có khoản phí mà mã giảm.',
} as const;
export type CouponObstacle = keyof typeof COUPON_OBSTACLES;

/** Facts of the refusal `promotions.cannot-apply`. */
export const couponObstacle = (
  code: string,
  obstacle: CouponObstacle,
  { minimum = '' }: { readonly minimum?: string } = {},
) => ({
  code,
  obstacle,
  reason: COUPON_OBSTACLES[obstacle].replace('{minimum}', minimum),
});
