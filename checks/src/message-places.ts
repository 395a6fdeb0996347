/** Where a message of the specification's catalogue (its section 8) is raised: a refusal of the catalogue, or a text that some file says. */
export type MessagePlace =
  | { readonly refusal: string }
  | { readonly file: string; readonly name?: string };

const refusal = (code: string): MessagePlace => ({ refusal: code });
const file = (path: string, name?: string): MessagePlace =>
  name ? { file: path, name } : { file: path };
const web = (name: string): MessagePlace => file('web/src/text/vi.ts', `vi.${name}`);

/** Every message, word for word, and all the places that raise it. */
export const MESSAGE_PLACES: Readonly<Record<string, readonly MessagePlace[]>> = {
  'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.': [
    refusal('marketplaces.link-not-supported'),
    web('unsupportedLink'),
  ],
  'Đã xảy ra lỗi, vui lòng thử lại!': [web('failed')],
  'Cập nhật thành công!': [
    web('updated'),
    file('contract/src/customers/customers.ts', 'PROFILE_SAVED'),
  ],
  'Lưu thất bại!': [web('notSaved'), refusal('shipping.route-exists')],
  'Đã xảy ra lỗi!': [web('profileBroken')],
  'Cập nhật không thành công!': [web('notUpdated')],
  'Tạo đơn hàng thành công': [file('server/src/modules/orders/reading/labels.ts')],
  'Tạo đơn hàng thất bại': [refusal('orders.not-created')],
  'Đặt hàng thành công': [file('server/src/modules/cart/cart-texts.ts')],
  'Đặt hàng thất bại': [refusal('orders.not-paid')],
  'Có lỗi xảy ra, vui lòng thử lại sau!': [refusal('orders.try-later')],
  'Đặt hàng thất bại!': [refusal('orders.not-saved')],
  'Thời gian phản hồi của máy chủ quá lâu, xin vui lòng thử lại!': [refusal('bidding.timeout')],
  'Không thể đặt giá sản phẩm vào lúc này!': [refusal('bidding.unavailable')],
  'Đăng nhập thành công': [file('contract/src/identity/messages.ts', 'IDENTITY_MESSAGES.signedIn')],
  'Lỗi đăng nhập': [web('signInFailed'), refusal('identity.social-failed')],
  'Mã OPT không chính xác': [refusal('identity.wrong-code')],
  'Yêu cầu không hợp lệ': [refusal('identity.invalid-request')],
  'Sai tên đăng nhập hoặc mật khẩu': [refusal('identity.wrong-password')],
  'Đặt lại mật khẩu không thành công!': [refusal('identity.reset-expired')],
  'Chưa thể áp dụng được mã giảm giá.': [refusal('promotions.cannot-apply')],
  'Lỗi áp dụng mã giảm giá': [refusal('promotions.unknown-code')],
  'Không thể thanh đơn vào lúc này': [web('notPaid')],
  'Lỗi thêm sản phẩm danh sách yêu thích': [web('productNotKept')],
  'Lỗi thêm vào danh sách yêu thích': [refusal('favorites.no-code')],
  'Hủy kích hoạt VIP thất bại': [refusal('membership.none')],
  'Xuất file thành công!': [web('exported')],
  'Xuất file thất bại!': [web('exportFailed')],
  'Gửi yêu cầu thương lượng giá thành công!': [file('contract/src/negotiation/messages.ts')],
  'Gửi yêu cầu thương lượng giá không thành công!': [refusal('negotiation.not-sent')],
  'Lưu thành công': [web('saved')],
  'Thanh toán gói hàng thất bại!': [file('server/src/modules/billing/slips/labels.ts')],
  'In phiếu thành công!': [web('printed')],
  'In phiếu thất bại!': [web('notPrinted')],
  'Độ dài id tổ chức thụ hưởng không chính xác': [refusal('wallet.qr-id-length')],
  'Đã xảy ra lỗi': [refusal('generic.failed')],
};
