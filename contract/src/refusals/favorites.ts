import type { RefusalTexts } from './refusal-texts.ts';

export const FAVORITES_REFUSALS = {
  'favorites.no-code': { status: 400, sentence: 'Lỗi thêm vào danh sách yêu thích' },
} as const satisfies RefusalTexts;
