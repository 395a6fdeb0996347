import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const CONTENT_REFUSALS = {
  'content.feedback-waiting': {
    status: 409,
    sentence:
      'Cảm nhận trước của bạn đang chờ duyệt. Bạn có thể gửi thêm sau khi cảm nhận đó được đăng.',
  },
  'content.feedback-not-found': { status: 404, sentence: 'Không tìm thấy cảm nhận này.' },
} as const satisfies RefusalTexts;
