import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const FILES_REFUSALS = {
  'files.not-found': { status: 404, sentence: 'Không tìm thấy file này.' },
  'files.missing': { status: 400, sentence: 'Chưa có ảnh nào được gửi lên.' },
  'files.too-much-today': {
    status: 429,
    sentence: 'Hôm nay bạn đã gửi quá nhiều ảnh. Vui lòng gửi tiếp vào ngày mai.',
  },
  'files.not-a-picture': {
    status: 415,
    sentence:
      'File này không phải là ảnh JPEG, PNG, WebP, GIF, AVIF hoặc HEIC đọc được. Vui lòng chọn ảnh khác.',
  },
} as const satisfies RefusalTexts;
