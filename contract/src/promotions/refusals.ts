import type { RefusalTexts } from '../kit/refusal-texts.ts';

/** The first two sentences stand in the specification; why a code cannot be used is told in the facts `reason` and `obstacle`. */
export const PROMOTIONS_REFUSALS = {
  'promotions.cannot-apply': { status: 409, sentence: 'Chưa thể áp dụng được mã giảm giá.' },
  'promotions.unknown-code': { status: 404, sentence: 'Lỗi áp dụng mã giảm giá' },
  'promotions.not-saved': { status: 409, sentence: 'Chưa lưu được mã giảm giá. {reason}' },
  'promotions.limit-under-used': {
    status: 409,
    sentence: 'Giới hạn không được nhỏ hơn số đã dùng hoặc đã lưu ({least}).',
  },
  'promotions.switched-off': { status: 409, sentence: 'Mã {code} đã ngừng, không sửa được nữa.' },
  'promotions.code-taken': {
    status: 409,
    sentence: 'Đã có mã giảm giá {code}. Mỗi mã chỉ tạo được một lần.',
  },
} as const satisfies RefusalTexts;
