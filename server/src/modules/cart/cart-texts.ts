/** For whoever buys it. */
export const SENT_ALONG_NOTE =
  'Mua chung với món khác của người bán này; phí vận chuyển nội địa Nhật tính một lần.';
/** What the calls of the cart answer; the first is compared word for word by the mobile client. */
export const REMOVED_MESSAGE = 'success';
export const UPDATED_MESSAGE = 'Cập nhật thành công!';
export const ORDERED_MESSAGE = 'Đặt hàng thành công';
export const COUPON_MESSAGE = 'Đã áp dụng mã giảm giá.';
export const PARTLY_ORDERED_MESSAGE =
  'Một số sản phẩm chưa đặt được. Vui lòng xem lý do của từng sản phẩm trong giỏ hàng.';
