import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const INVOICING_REFUSALS = {
  'invoicing.not-set-up': {
    status: 503,
    sentence:
      'Hako chưa xuất được hóa đơn lúc này, lỗi ở phía Hako. Vui lòng thử lại sau hoặc gọi nhân viên phụ trách.',
  },
  'invoicing.bill-not-found': {
    status: 404,
    sentence: 'Không tìm thấy phiếu này trong tài khoản của bạn.',
  },
  'invoicing.bill-not-paid': {
    status: 409,
    sentence:
      'Phiếu này chưa thanh toán nên chưa xuất hóa đơn được. Hóa đơn chỉ ghi những khoản đã trả.',
  },
  'invoicing.tax-code': {
    status: 400,
    sentence:
      'Mã số thuế chưa đúng. Mã của doanh nghiệp có 10 số (chi nhánh thêm 3 số), của cá nhân có 12 số.',
  },
  'invoicing.company-incomplete': {
    status: 400,
    sentence: 'Hóa đơn công ty cần đủ tên, mã số thuế và địa chỉ.',
  },
  'invoicing.issued-otherwise': {
    status: 409,
    sentence: 'Hóa đơn của phiếu này đã xuất cho {buyer}. Cần đổi thông tin, bạn liên hệ kế toán.',
  },
  'invoicing.not-found': { status: 404, sentence: 'Không tìm thấy hóa đơn này.' },
} as const satisfies RefusalTexts;
