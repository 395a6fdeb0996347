/**
 * Sentences that more than one screen says. A sentence of a single feature stands in that feature; a refusal's sentence
 * comes from the server. Messages of the specification stand word for word.
 */
export const vi = {
  retry: 'Thử lại',
  close: 'Đóng',
  cancel: 'Hủy',
  save: 'Lưu',
  confirm: 'Xác nhận',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  loading: 'Đang tải',
  sending: 'Đang gửi…',
  more: 'Xem thêm',
  endOfList: 'Bạn đã xem hết danh sách.',
  previous: 'Trang trước',
  next: 'Trang sau',
  saved: 'Lưu thành công',
  exported: 'Xuất file thành công!',
  exportFailed: 'Xuất file thất bại!',
  updated: 'Cập nhật thành công!',
  notUpdated: 'Cập nhật không thành công!',
  failed: 'Đã xảy ra lỗi, vui lòng thử lại!',
  /** Failures that are ours and not the person's: the sentence of the specification, then what the server says. */
  notSaved: 'Lưu thất bại!',
  profileBroken: 'Đã xảy ra lỗi!',
  signInFailed: 'Lỗi đăng nhập',
  // Word for word: this is how the specification spells it.
  notPaid: 'Không thể thanh đơn vào lúc này',
  printed: 'In phiếu thành công!',
  notPrinted: 'In phiếu thất bại!',
  productNotKept: 'Lỗi thêm sản phẩm danh sách yêu thích',
  networkDown:
    'Không kết nối được với Hako. Chưa có gì thay đổi, bạn kiểm tra mạng rồi thử lại nhé.',
  answerLost:
    'Mất kết nối giữa chừng. Yêu cầu có thể đã được ghi nhận, bạn xem lại danh sách trước khi gửi lần nữa.',
  answerUnreadable:
    'Hako gặp trục trặc nên chưa hiện được kết quả. Bạn xem lại danh sách trước khi thao tác lần nữa nhé.',
  unsupportedLink: 'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
  newNotifications: (count: number) => `Bạn có ${count} thông báo mới`,
  certain: 'chắc chắn',
  estimate: 'ước tính',
  unknown: 'chưa biết',
  kindUnknown: 'Chưa rõ loại hàng: khoảng rất rộng',
} as const;
