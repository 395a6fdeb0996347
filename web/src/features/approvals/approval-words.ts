import type { ApprovalAct, ApprovalState } from '@hako/contract/approvals/approvals';
import { formatDong } from '../../text/money.ts';

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
