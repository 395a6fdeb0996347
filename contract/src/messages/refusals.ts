import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const MESSAGES_REFUSALS = {
  'messages.not-found': { status: 404, sentence: 'Không tìm thấy cuộc trò chuyện này.' },
  'messages.newer': {
    status: 409,
    sentence: 'Khách vừa viết thêm tin mới. Vui lòng đọc tin đó trước khi bỏ qua.',
  },
  'messages.too-many': {
    status: 429,
    sentence:
      'Bạn đã gửi {most} tin trong một giờ. Hako đã nhận đủ các tin đó; vui lòng viết tiếp sau ít phút.',
  },
  'messages.too-many-answers': {
    status: 409,
    sentence: 'Đã có {most} câu trả lời soạn sẵn. Vui lòng xóa bớt câu không dùng nữa.',
  },
  'messages.answer-not-found': { status: 404, sentence: 'Câu trả lời soạn sẵn này không còn nữa.' },
} as const satisfies RefusalTexts;
