import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const SUPPORT_REFUSALS = {
  'support.complaint-not-found': { status: 404, sentence: 'Không tìm thấy khiếu nại này.' },
  'support.unknown-type': {
    status: 400,
    sentence: 'Vui lòng chọn loại khiếu nại trong danh sách.',
  },
  'support.needs-order': {
    status: 400,
    sentence: 'Loại khiếu nại này cần chọn đơn hàng liên quan.',
  },
  'support.needs-evidence': {
    status: 400,
    sentence: 'Loại khiếu nại này cần ít nhất một ảnh làm bằng chứng.',
  },
  'support.open-already': {
    status: 409,
    sentence:
      'Đơn hàng này đang có khiếu nại {code} chưa xong. Bạn có thể viết thêm vào khiếu nại đó.',
  },
  'support.too-late': {
    status: 409,
    sentence: 'Khiếu nại đang ở trạng thái “{status}”, không làm được việc này nữa.',
  },
  'support.no-sales-person': {
    status: 409,
    sentence: 'Tài khoản của bạn chưa có nhân viên phụ trách.',
  },
  'support.not-your-sales-person': {
    status: 403,
    sentence: 'Bạn chỉ đánh giá được nhân viên đang phụ trách mình.',
  },
  'support.change-open': {
    status: 409,
    sentence: 'Yêu cầu đổi nhân viên trước của bạn đang chờ quản lý xem xét.',
  },
  'support.change-not-found': {
    status: 404,
    sentence: 'Không tìm thấy yêu cầu đổi nhân viên này, hoặc đã được xử lý.',
  },
  'support.not-a-sales-person': {
    status: 400,
    sentence: 'Người được chọn không thuộc bộ phận kinh doanh.',
  },
  'support.needs-reason': {
    status: 400,
    sentence: 'Vui lòng ghi kết luận để khách hàng được biết.',
  },
  'support.second-person': {
    status: 409,
    sentence: 'Khoản hoàn trên {limitText} ₫ cần một người khác duyệt; bạn đã đề nghị khoản này.',
  },
  'support.second-person-lost': {
    status: 409,
    sentence:
      'Kiện thất lạc của phiếu {bill} đã hoàn {countedText} ₫ qua các khiếu nại khác. Cộng thêm khoản này thì trên {limitText} ₫ nên cần một người khác duyệt; bạn đã đề nghị khoản này.',
  },
  'support.refund-needs-order': {
    status: 409,
    sentence: 'Khiếu nại này không gắn với đơn hàng nên không hoàn tiền từ đây được.',
  },
} as const satisfies RefusalTexts;
