import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const PAYOUTS_REFUSALS = {
  'payouts.card-not-saved': { status: 400, sentence: 'Lưu thông tin thẻ thất bại: {reason}' },
  'payouts.card-known': {
    status: 409,
    sentence: 'Tài khoản ngân hàng này đã có trong danh sách của bạn.',
  },
  'payouts.card-not-found': { status: 404, sentence: 'Không tìm thấy tài khoản ngân hàng này.' },
  'payouts.card-in-use': {
    status: 409,
    sentence:
      'Có yêu cầu rút tiền đang chuyển về tài khoản này. Hãy chờ yêu cầu xong hoặc hủy yêu cầu trước.',
  },
  'payouts.too-many-cards': {
    status: 409,
    sentence: 'Mỗi khách hàng lưu tối đa {limit} tài khoản ngân hàng.',
  },
  'payouts.no-card': {
    status: 409,
    sentence: 'Bạn cần lưu tài khoản ngân hàng nhận tiền trước khi rút.',
  },
  'payouts.under-minimum': {
    status: 400,
    sentence: 'Số tiền rút tối thiểu là {minimumText} ₫, trừ khi bạn rút hết số dư.',
  },
  'payouts.too-many-open': {
    status: 409,
    sentence: 'Bạn đang có {limit} yêu cầu rút tiền chưa xong. Vui lòng chờ kế toán xử lý.',
  },
  'payouts.not-found': { status: 404, sentence: 'Không tìm thấy yêu cầu rút tiền này.' },
  'payouts.too-late': {
    status: 409,
    sentence: 'Yêu cầu rút tiền đang ở trạng thái “{status}”, không làm được việc này nữa.',
  },
  'payouts.cooling': {
    status: 409,
    sentence:
      'Tài khoản của khách vừa có thay đổi; khoản này chỉ được chi từ {from} để phòng người khác chiếm tài khoản.',
  },
  'payouts.second-person': {
    status: 403,
    sentence: 'Bạn đã duyệt khoản này nên không tự chi được. Cần một người khác chuyển khoản.',
  },
  'payouts.reference-used': {
    status: 409,
    sentence: 'Mã giao dịch ngân hàng này đã dùng cho một yêu cầu rút tiền khác.',
  },
  'payouts.needs-reference': {
    status: 400,
    sentence: 'Vui lòng ghi mã giao dịch của ngân hàng cho lần chuyển khoản này.',
  },
  'payouts.needs-reason': { status: 400, sentence: 'Vui lòng ghi lý do để khách hàng được biết.' },
} as const satisfies RefusalTexts;
