import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const SHIPPING_REFUSALS = {
  'shipping.route-exists': { status: 409, sentence: 'Lưu thất bại! Mã tuyến {code} đã có.' },
  'shipping.route-not-found': { status: 404, sentence: 'Không có tuyến nào mang mã {code}.' },
  'shipping.route-in-use': {
    status: 409,
    sentence:
      'Tuyến {code} đang có kho, hình thức vận chuyển hoặc dịch vụ nên không thể xóa. Bạn có thể ngừng dùng tuyến thay vì xóa.',
  },
} as const satisfies RefusalTexts;
