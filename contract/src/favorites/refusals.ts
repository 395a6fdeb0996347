import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const FAVORITES_REFUSALS = {
  'favorites.no-code': { status: 400, sentence: 'Lỗi thêm vào danh sách yêu thích' },
  'favorites.not-a-favorite': {
    status: 404,
    sentence:
      'Sản phẩm này không còn trong danh sách yêu thích. Hãy thêm lại rồi bật theo dõi giá.',
  },
  'favorites.too-many-watched': {
    status: 409,
    sentence: 'Bạn đang theo dõi giá tối đa {most} sản phẩm. Hãy tắt bớt rồi bật lại.',
  },
} as const satisfies RefusalTexts;
