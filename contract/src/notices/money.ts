import { EXAMPLE, notice } from './notice.ts';

const { amount } = EXAMPLE;
const account = 'tài khoản đuôi 7654';

/** What customers are told about their money and their level. */
export const MONEY_NOTICES = {
  'wallet-credited': notice(
    'Đã nạp tiền',
    'Đã nạp {amount} ₫ vào ví',
    'Số dư khả dụng hiện tại: {available} ₫.',
    { amount, available: '3.400.000' },
  ),
  'wallet-unfound': notice(
    'Chưa tìm thấy khoản chuyển',
    'Chưa tìm thấy khoản chuyển {amount} ₫',
    '{answer}',
    { amount, answer: 'Ngân hàng chưa báo có khoản này. Bạn kiểm tra lại số tài khoản nhận.' },
  ),
  'payout-new-account': notice(
    'Tài khoản nhận tiền mới',
    'Tài khoản nhận tiền mới',
    'Tài khoản đuôi {tail} vừa được lưu để nhận tiền rút. Nếu không phải bạn, hãy đổi mật khẩu và gọi cho Hako ngay.',
    { tail: '7654' },
  ),
  'payout-approved': notice(
    'Rút tiền được duyệt',
    'Yêu cầu rút tiền đã được duyệt',
    '{amount} ₫ sẽ được chuyển về {account}.',
    { amount, account },
  ),
  'payout-paid': notice(
    'Đã chuyển tiền rút',
    'Đã chuyển tiền rút',
    '{amount} ₫ đã được chuyển về {account}, mã giao dịch {reference}.',
    { amount, account, reference: 'FT26325001' },
  ),
  'payout-rejected': notice(
    'Rút tiền bị từ chối',
    'Yêu cầu rút tiền bị từ chối',
    '{why}. {amount} ₫ đã được trả lại số dư khả dụng.',
    { amount, why: 'Tên chủ tài khoản không khớp' },
  ),
  'invoice-replaced': notice(
    'Hóa đơn được thay thế',
    'Hóa đơn của phiếu {bill} đã được thay thế',
    'Hóa đơn {number} thay thế hóa đơn {before}. Bạn dùng hóa đơn mới, hóa đơn cũ không còn ' +
      'giá trị.',
    { bill: 'PX1001', before: '1C26THK-0000041', number: '1C26THK-0000042' },
  ),
  'plan-ended': notice(
    'Gói VIP hết hạn',
    'Gói {plan} đã hết hạn',
    'Bạn có thể gia hạn bất cứ lúc nào; hạng theo chi tiêu của bạn vẫn được giữ.',
    { plan: 'VIP 1 năm' },
  ),
  'level-risen': notice(
    'Lên hạng',
    'Bạn đã lên hạng {level}',
    'Cảm ơn bạn đã tin Hako. Quyền lợi mới áp dụng ngay cho đơn tiếp theo.',
    { level: 'Vàng' },
  ),
} as const;
