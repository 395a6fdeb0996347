import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const FILES_REFUSALS = {
  'files.not-found': { status: 404, sentence: 'Không tìm thấy tệp này.' },
  'files.missing': { status: 400, sentence: 'Chưa có ảnh nào được gửi lên.' },
  'files.not-a-picture': {
    status: 415,
    sentence:
      'Tệp này không phải là ảnh JPEG, PNG, WebP, GIF, AVIF hoặc HEIC đọc được. Vui lòng chọn ảnh khác.',
  },
} as const satisfies RefusalTexts;
