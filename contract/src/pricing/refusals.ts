import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const PRICING_REFUSALS = {
  'pricing.no-rate': {
    status: 503,
    sentence:
      'Hiện chưa có tỷ giá yên đáng tin cậy nên chưa thể tính giá. Vui lòng thử lại sau ít phút.',
  },
  'pricing.rate-too-old': {
    status: 503,
    sentence:
      'Tỷ giá yên hiện đã quá cũ nên Hako tạm dừng nhận đặt giá và mua hàng. Chưa có khoản nào bị giữ hay bị trừ; vui lòng thử lại sau ít phút.',
  },
  'pricing.unknown-ship-mode': {
    status: 400,
    sentence: 'Không có hình thức vận chuyển {mode}. Vui lòng chọn lại hình thức vận chuyển.',
  },
  'pricing.unknown-service': {
    status: 400,
    sentence: 'Không có dịch vụ {service}. Vui lòng tải lại danh sách dịch vụ rồi chọn lại.',
  },
  'pricing.sample-not-found': {
    status: 404,
    sentence: 'Không tìm thấy món đã cân này. Hãy tải lại danh sách rồi chọn lại.',
  },
  'pricing.rate-not-waiting': { status: 409, sentence: 'Tỷ giá này không còn chờ duyệt.' },
} as const satisfies RefusalTexts;
