import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const PRIVACY_REFUSALS = {
  'privacy.purpose-needed': {
    status: 409,
    sentence:
      'Không có đồng ý này thì Hako không thể mua và giao hàng cho bạn. Nếu muốn rút, bạn hãy xóa tài khoản.',
  },
  'privacy.text-changed': {
    status: 409,
    sentence: 'Nội dung đồng ý vừa được cập nhật. Vui lòng tải lại trang và đọc bản mới.',
  },
  'privacy.export-too-soon': {
    status: 429,
    sentence: 'Mỗi ngày lấy được một bản sao. Bạn thử lại sau {hours} giờ nhé.',
  },
  'privacy.export-under-way': {
    status: 409,
    sentence: 'Bản sao của bạn đang được chuẩn bị. Hako sẽ báo khi xong.',
  },
  'privacy.export-not-found': {
    status: 404,
    sentence: 'Không tìm thấy bản sao này, hoặc đã hết hạn tải. Bạn có thể yêu cầu bản mới.',
  },
  'privacy.no-contact': { status: 409, sentence: 'Tài khoản chưa có kênh này để nhận mã.' },
  'privacy.cannot-erase': { status: 409, sentence: 'Chưa xóa được tài khoản: {reasons}' },
  'privacy.erasure-asked': {
    status: 409,
    sentence: 'Tài khoản đã có yêu cầu xóa. Bạn có thể giữ lại trước ngày xóa.',
  },
  'privacy.no-erasure': { status: 409, sentence: 'Không có yêu cầu xóa nào đang chờ.' },
} as const satisfies RefusalTexts;
