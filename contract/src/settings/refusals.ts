import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const SETTINGS_REFUSALS = {
  'settings.not-found': { status: 404, sentence: 'Không có trang cấu hình này.' },
  'settings.row-not-found': {
    status: 404,
    sentence: 'Không có dòng “{key}” ở trang cấu hình này. Hãy tải lại trang.',
  },
  'settings.value-wrong': {
    status: 422,
    sentence: 'Ô “{field}” chưa đúng: {want}. Chưa có gì thay đổi.',
  },
  'settings.too-early': {
    status: 422,
    sentence: 'Mức mới chỉ áp dụng được từ ngày {day}. Giá của ngày đã bắt đầu không bao giờ đổi.',
  },
  'settings.cannot-end': {
    status: 409,
    sentence: 'Dòng này luôn phải có nên không ngừng áp dụng được. Bạn có thể đổi giá trị của nó.',
  },
  'settings.unreadable': {
    status: 422,
    sentence:
      'Với dòng này thì Hako không tính được giá. Bạn xem lại các mã và các mức. Chưa có gì thay đổi.',
  },
  'settings.changed-meanwhile': {
    status: 409,
    sentence:
      'Dòng này vừa được người khác đổi trong lúc bạn đang sửa. Hãy tải lại trang để xem mức mới rồi sửa lại. Chưa có gì thay đổi.',
  },
  'settings.nothing-new': {
    status: 409,
    sentence: 'Mức này đang áp dụng rồi nên không có gì để đổi.',
  },
} as const satisfies RefusalTexts;
