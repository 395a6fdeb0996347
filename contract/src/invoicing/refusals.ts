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
  'invoicing.asked-otherwise': {
    status: 409,
    sentence:
      'Hóa đơn của phiếu này đã được yêu cầu cho {buyer} và chưa phát hành. Cần đổi thông tin, bạn liên hệ kế toán.',
  },
  'invoicing.refused': {
    status: 409,
    sentence:
      'Nhà cung cấp hóa đơn điện tử chưa nhận hóa đơn này. Kế toán đang xem lại, khi phát hành xong bạn tải được ngay tại đây.',
  },
  'invoicing.not-issued': {
    status: 409,
    sentence:
      'Hóa đơn này chưa phát hành xong. Hako đang chờ nhà cung cấp hóa đơn điện tử trả lời, bạn xem lại sau ít phút.',
  },
  'invoicing.file-not-here': {
    status: 409,
    sentence: 'Hóa đơn đã phát hành, file đang được lấy về. Bạn tải lại sau ít phút.',
  },
  'invoicing.already-issued': {
    status: 409,
    sentence: 'Hóa đơn này đã phát hành, không gửi lại nữa.',
  },
  'invoicing.on-its-way': {
    status: 409,
    sentence:
      'Hóa đơn này có thể đã tới nhà cung cấp nên chưa đổi được người mua. Hãy gửi lại mà không đổi, hoặc chờ câu trả lời.',
  },
  'invoicing.nothing-paid': {
    status: 409,
    sentence: 'Tiền của phiếu này đã hoàn hết, không còn khoản nào để xuất hóa đơn.',
  },
  'invoicing.withdrawn': {
    status: 409,
    sentence:
      'Kế toán đã hủy yêu cầu hóa đơn của phiếu này, hóa đơn không gửi lại nữa. Khi cần hóa đơn, bạn liên hệ kế toán.',
  },
  'invoicing.may-be-there': {
    status: 409,
    sentence:
      'Nhà cung cấp đang giữ hóa đơn này hoặc chưa phản hồi, nên chưa hủy yêu cầu được. Vui lòng thử lại sau ít phút.',
  },
  'invoicing.replaced': {
    status: 409,
    sentence:
      'Hóa đơn này đã có hóa đơn thay thế, hoặc hóa đơn thay thế đang được phát hành. Nếu ' +
      'vẫn sai, hãy thay thế hóa đơn mới nhất.',
  },
  'invoicing.replacement-buyer': {
    status: 409,
    sentence:
      'Người mua của hóa đơn thay thế đã được hai người duyệt nên không đổi ở đây được. Hãy ' +
      'đề nghị thay thế lại ở hóa đơn cũ.',
  },
  'invoicing.nothing-wrong': {
    status: 409,
    sentence:
      'Người mua và các khoản đã trả giống hệt hóa đơn đã phát hành, nên không có gì để thay thế.',
  },
  'invoicing.only-notice': {
    status: 409,
    sentence:
      'Chỉ sai tên hoặc địa chỉ, mã số thuế và số tiền đều đúng: không lập lại hóa đơn. Hãy ' +
      'gửi thông báo sai sót (mẫu 04/SS-HĐĐT) trên trang của nhà cung cấp và báo cho người ' +
      'mua.',
  },
  'invoicing.agreement-missing': {
    status: 400,
    sentence:
      'Hóa đơn của công ty cần văn bản thỏa thuận với người mua ghi rõ chỗ sai. Hãy nhập tên ' +
      'và ngày của văn bản.',
  },
  'invoicing.agreement-too-early': {
    status: 400,
    sentence:
      'Văn bản thỏa thuận ghi ngày trước hóa đơn sai (phát hành ngày {day}). Vui lòng xem lại ' +
      'ngày của văn bản.',
  },
  'invoicing.not-found': { status: 404, sentence: 'Không tìm thấy hóa đơn này.' },
} as const satisfies RefusalTexts;
