import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const SEARCH_REFUSALS = {
  'search.keyword-needed': {
    status: 400,
    sentence: 'Vui lòng nhập từ khóa cần theo dõi (không phải link sản phẩm).',
  },
  'search.too-many-saved': {
    status: 409,
    sentence: 'Bạn đã lưu tối đa {most} tìm kiếm. Hãy xóa bớt rồi lưu lại.',
  },
  'search.no-such-saved': {
    status: 404,
    sentence: 'Không tìm thấy tìm kiếm đã lưu này. Có thể bạn đã xóa nó.',
  },
} as const satisfies RefusalTexts;
