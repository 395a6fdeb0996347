import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const FLOAT_REFUSALS = {
  'float.account-not-found': { status: 404, sentence: 'Không có tài khoản trả tiền yên này.' },
  'float.account-closed': {
    status: 409,
    sentence: 'Tài khoản {name} đã đóng. Hãy chọn tài khoản khác, hoặc mở lại nó.',
  },
  'float.name-taken': {
    status: 409,
    sentence: 'Đã có tài khoản đang mở mang tên này. Hãy đặt tên khác.',
  },
  'float.name-is-number': {
    status: 400,
    sentence:
      'Tên không được chứa số thẻ hay số tài khoản. Hãy đặt tên để gọi, ví dụ “Thẻ JCB công ty”.',
  },
  'float.too-many': { status: 409, sentence: 'Đã có {most} tài khoản. Hãy dùng lại tài khoản cũ.' },
  'float.not-empty': {
    status: 409,
    sentence:
      'Tài khoản còn {balance} nên chưa đóng được. Hãy chuyển hết sang tài khoản khác trước.',
  },
  'float.same-account': {
    status: 400,
    sentence: 'Tiền đang ở chính tài khoản này. Hãy chọn tài khoản khác.',
  },
  'float.too-little': {
    status: 409,
    sentence: 'Tài khoản {name} chỉ còn {balance}, không đủ để chuyển.',
  },
  'float.opened-before': {
    status: 409,
    sentence: 'Tài khoản này đã có số dư ban đầu. Hãy nạp yên hoặc ghi khoản chênh.',
  },
  'float.nothing': { status: 400, sentence: 'Số tiền không đổi nên không có gì để ghi.' },
  'float.order-not-paid': {
    status: 409,
    sentence: 'Đơn {code} chưa có khoản trả nào trong tiền yên.',
  },
  'float.refunded-before': {
    status: 409,
    sentence:
      'Người bán đã trả lại tiền vào tài khoản này nên không đổi tài khoản trả của đơn được nữa.',
  },
  'float.refund-too-high': {
    status: 409,
    sentence: 'Đơn này mới trả {paid}, người bán không thể trả lại nhiều hơn.',
  },
} as const satisfies RefusalTexts;
