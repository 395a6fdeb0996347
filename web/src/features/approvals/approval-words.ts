import type { ApprovalAct, ApprovalState } from '@hako/contract/approvals/approvals';
import { formatDong } from '../../text/money.ts';

/** What would be done, as a heading. */
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

/** The button that does it, with its effect in đồng. */
export function approveVerb(act: ApprovalAct, amount: number | undefined): string {
  const dong = amount === undefined ? '' : ` ${formatDong(amount)}`;
  const verbs: Readonly<Record<ApprovalAct, string>> = {
    'exchange-rate.enter': 'Duyệt, dùng tỷ giá này',
    'wallet.credit': `Duyệt, cộng${dong}`,
    'wallet.debit': `Duyệt, trừ${dong}`,
    'transfer.settle': `Duyệt, ghi${dong}`,
    'transfer.close': `Duyệt, đóng khoản${dong}`,
    'books.close-month': 'Duyệt, khóa sổ tháng này',
    'settings.change': 'Duyệt, áp dụng mức mới',
    'unknown-parcel.close': 'Duyệt, đóng kiện này',
    'float.fund': `Duyệt, ghi yên mua bằng${dong}`,
    'float.transfer': 'Duyệt, ghi khoản chuyển',
    'float.opening': 'Duyệt, ghi số dư ban đầu',
    'float.charge': 'Duyệt, ghi khoản này',
    'float.settle-line': 'Duyệt, ghi khoản này',
    'float.correct': 'Duyệt, sửa số đã trả',
    'float.refund': 'Duyệt, ghi khoản trả lại',
    'float.reverse': 'Duyệt, hoàn bút toán',
    'invoice.replace': `Duyệt, lập hóa đơn thay thế${dong}`,
    'forecast-terms.set': 'Duyệt, áp dụng cho đơn từ bây giờ',
    'staff.invite': 'Duyệt, gửi lời mời',
    'staff.enable': 'Duyệt, mở khóa',
    'staff.reset': 'Duyệt, đặt lại',
    'staff.give-roles': 'Duyệt, giao vai trò này',
    'role.change': 'Duyệt, đổi vai trò này',
  };
  return verbs[act];
}

export const STATE_WORDS: Readonly<Record<ApprovalState, string>> = {
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  declined: 'Không duyệt',
  withdrawn: 'Người đề nghị rút lại',
};
