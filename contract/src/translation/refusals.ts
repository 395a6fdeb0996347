import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const TRANSLATION_REFUSALS = {
  'translation.glossary-faulty': {
    status: 400,
    sentence: 'Bảng thuật ngữ còn {count} chỗ sai, chưa được lưu. Dòng {faults}.',
  },
  'translation.term-faulty': {
    status: 400,
    sentence: 'Từ này chưa lưu được: {faults}. Bảng từ giữ nguyên; vui lòng sửa rồi lưu lại.',
  },
  'translation.glossary-changed': {
    status: 409,
    sentence:
      'Người khác vừa lưu bảng thuật ngữ mới hơn. Hãy tải lại, chép phần sửa của bạn vào rồi lưu.',
  },
} as const satisfies RefusalTexts;
