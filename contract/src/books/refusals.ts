import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const BOOKS_REFUSALS = {
  'books.unknown-account': { status: 404, sentence: 'Không có tài khoản kế toán này.' },
  'books.days': {
    status: 400,
    sentence: 'Khoảng ngày chưa đúng: ngày đầu không sau ngày cuối, và dài nhất {most} ngày.',
  },
  'books.day-not-over': {
    status: 409,
    sentence: 'Ngày {day} chưa kết thúc nên chưa đối chiếu được. Hãy làm từ 0 giờ ngày hôm sau.',
  },
  'books.difference-unexplained': {
    status: 400,
    sentence: 'Số dư nhập vào lệch {difference} so với sổ. Hãy ghi lý do lệch, hoặc sửa lại số dư.',
  },
  'books.month-not-ready': {
    status: 409,
    sentence: 'Chưa khóa được sổ tháng {month}: {obstacles}.',
  },
  'books.month-closed': { status: 409, sentence: 'Sổ tháng {month} đã khóa.' },
} as const satisfies RefusalTexts;
