import type { ApprovalAct } from './approvals.ts';

/** What two people of the staff decide, in words. */
export const ACT_TITLES: Readonly<Record<ApprovalAct, string>> = {
  'exchange-rate.enter': 'Đổi tỷ giá yên',
  'wallet.credit': 'Cộng tiền vào ví khách',
  'wallet.debit': 'Trừ tiền trong ví khách',
  'transfer.settle': 'Ghi chuyển khoản vào ví khách',
  'transfer.close': 'Đóng chuyển khoản không của khách nào',
  'books.close-month': 'Khóa sổ một tháng',
  'settings.change': 'Đổi cấu hình',
  'unknown-parcel.close': 'Đóng kiện không rõ của ai',
  'float.fund': 'Nạp yên vào tài khoản trả tiền',
  'float.transfer': 'Chuyển yên giữa hai tài khoản',
  'float.opening': 'Ghi số dư yên ban đầu',
  'float.charge': 'Ghi khoản yên chưa rõ trên sao kê',
  'float.settle-line': 'Ghi khoản yên của một dòng sao kê',
  'float.correct': 'Sửa số yên đã trả cho đơn',
  'float.refund': 'Ghi yên người bán trả lại',
  'float.reverse': 'Hoàn bút toán tiền yên',
  'invoice.replace': 'Lập hóa đơn thay thế',
  'forecast-terms.set': 'Đổi cam kết về thanh toán lần 2',
  'staff.invite': 'Mời người được duyệt tiền',
  'staff.enable': 'Mở khóa người được duyệt tiền',
  'staff.reset': 'Đặt lại mật khẩu của người được duyệt tiền',
  'staff.give-roles': 'Giao vai trò có quyền về tiền',
  'role.change': 'Thêm quyền về tiền cho một vai trò',
};
