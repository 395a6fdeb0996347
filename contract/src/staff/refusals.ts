import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const STAFF_REFUSALS = {
  'staff.sign-in-refused': {
    status: 401,
    sentence: 'E-mail, mật khẩu hoặc mã xác thực không đúng.',
  },
} as const satisfies RefusalTexts;
