import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const NEGOTIATION_REFUSALS = {
  'negotiation.not-sent': {
    status: 409,
    sentence: 'Gửi yêu cầu thương lượng giá không thành công! {reason}',
  },
  'negotiation.open-already': {
    status: 409,
    sentence:
      'Bạn đang có một yêu cầu thương lượng cho sản phẩm này. Hãy chờ người bán trả lời hoặc hủy yêu cầu đó.',
  },
  'negotiation.too-many-open': {
    status: 409,
    sentence:
      'Gửi yêu cầu thương lượng giá không thành công! Bạn đang có {limit} yêu cầu chờ trả lời, là mức nhiều nhất cùng lúc. Hãy chờ một yêu cầu xong hoặc hủy bớt.',
  },
  'negotiation.not-found': { status: 404, sentence: 'Không tìm thấy yêu cầu thương lượng này.' },
  'negotiation.too-late': {
    status: 409,
    sentence: 'Yêu cầu đang ở trạng thái “{status}”, không làm được việc này nữa.',
  },
  'negotiation.needs-reason': {
    status: 400,
    sentence: 'Vui lòng ghi lý do để khách hàng được biết.',
  },
  'negotiation.no-coupon': { status: 409, sentence: 'Chưa thể áp dụng được mã giảm giá.' },
} as const satisfies RefusalTexts;
