import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const SYSTEM_REFUSALS = {
  'system.job-not-found': {
    status: 404,
    sentence: 'Việc chạy ngầm này đã xong hoặc không bị lỗi, nên không cần chạy lại.',
  },
  'system.job-running': {
    status: 409,
    sentence: 'Việc chạy ngầm này đang chạy. Chưa có gì thay đổi; hãy xem lại sau ít phút.',
  },
} as const satisfies RefusalTexts;
