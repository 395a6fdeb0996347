import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const STAFF_REFUSALS = {
  'staff.sign-in-refused': {
    status: 401,
    sentence: 'E-mail, mật khẩu hoặc mã xác thực không đúng.',
  },
  'staff.other-secret': {
    status: 409,
    sentence:
      'Máy chủ đang chạy với HAKO_SECRET khác nên không đọc được mã xác thực đã lưu. Người vận hành hãy đặt lại HAKO_SECRET cũ rồi khởi động lại.',
  },
} as const satisfies RefusalTexts;
