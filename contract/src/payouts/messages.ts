/** What people read about their bank accounts and withdrawals. */
export const PAYOUTS_MESSAGES = {
  cardSaved: 'Lưu thành công',
  cardRemoved: 'Đã xóa tài khoản ngân hàng.',
  requested: 'Đã gửi yêu cầu rút tiền. Tiền được tạm giữ cho đến khi kế toán chuyển khoản.',
  cancelled: 'Đã hủy yêu cầu rút tiền. Tiền đã được trả lại số dư khả dụng.',
  statuses: {
    requested: 'Chờ duyệt',
    approved: 'Đã duyệt, chờ chuyển khoản',
    paid: 'Đã chuyển khoản',
    cancelled: 'Đã hủy',
    rejected: 'Bị từ chối',
  },
  waits: {
    'new-bank-account':
      'Tài khoản nhận tiền này mới được lưu nên Hako chưa chuyển ngay, phòng người khác lấy tiền của bạn.',
    'account-change':
      'Tài khoản của bạn vừa có thay đổi (mật khẩu, số điện thoại, tài khoản nhận tiền…) nên Hako chờ một ngày, phòng người khác lấy tiền của bạn.',
  },
  cardProblems: {
    number: 'số tài khoản chỉ gồm chữ số và chữ cái, từ 1 đến 19 ký tự.',
    'card-number': 'số thẻ gồm 16 đến 19 chữ số; vui lòng so lại từng số trên thẻ.',
    name: 'tên chủ tài khoản viết hoa không dấu như trên thẻ, ít nhất hai chữ.',
    bank: 'chưa chọn đúng ngân hàng nhận.',
  },
} as const;
