import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const MEMBERSHIP_REFUSALS = {
  'membership.no-such-plan': {
    status: 404,
    sentence: 'Kích hoạt VIP không thành công: không có gói này.',
  },
  'membership.active-already': {
    status: 409,
    sentence:
      'Kích hoạt VIP không thành công: bạn đang dùng gói {plan} đến {until}. Hủy gói này trước nếu muốn đổi.',
  },
  'membership.no-gain': {
    status: 409,
    sentence:
      'Kích hoạt VIP không thành công: hạng hiện tại của bạn đã có quyền lợi bằng hoặc hơn gói này.',
  },
  'membership.plan-changed': {
    status: 409,
    sentence:
      'Kích hoạt VIP không thành công: gói {plan} vừa đổi, nay giá {price} ₫ cho {days} ngày. Bạn xem lại rồi xác nhận nếu vẫn muốn mua.',
  },
  'membership.no-such-level': {
    status: 404,
    sentence: 'Không có hạng này. Danh sách hạng có thể vừa đổi, vui lòng tải lại trang.',
  },
  'membership.none': {
    status: 409,
    sentence: 'Hủy kích hoạt VIP thất bại: bạn không có gói nào đang dùng.',
  },
} as const satisfies RefusalTexts;
