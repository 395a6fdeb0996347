import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const DESK_REFUSALS = {
  'desk.filters-many': {
    status: 409,
    sentence:
      'Bạn đã lưu {most} bộ lọc, là số nhiều nhất. Bộ lọc này chưa được lưu; hãy xóa bớt một bộ lọc rồi lưu lại.',
  },
} as const satisfies RefusalTexts;
