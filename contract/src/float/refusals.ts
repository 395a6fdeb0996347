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
  'float.on-statement': {
    status: 409,
    sentence:
      'Khoản trả của đơn {code} đã khớp với dòng sao kê. Hãy gỡ dòng sao kê trước rồi đổi tài khoản.',
  },
  'float.refund-too-high': {
    status: 409,
    sentence: 'Đơn này mới trả {paid}, người bán không thể trả lại nhiều hơn.',
  },
  'float.statement-missing': { status: 400, sentence: 'Hãy chọn file sao kê.' },
  'float.statement-unreadable': {
    status: 400,
    sentence: 'Không đọc được file này. Hãy lưu lại thành xlsx hoặc csv rồi gửi lại.',
  },
  'float.statement-too-large': {
    status: 400,
    sentence: 'File dài quá {lines} dòng hoặc nặng quá {megabytes} MB. Hãy tách thành nhiều file.',
  },
  'float.statement-heads': {
    status: 400,
    sentence:
      'Dòng đầu của file phải có cột ngày và cột số tiền (hoặc tiền vào, tiền ra). Chưa ghi dòng nào.',
  },
  'float.statement-line': {
    status: 400,
    sentence: 'Dòng {row} của file không đọc được {what}. Chưa ghi dòng nào, hãy sửa rồi gửi lại.',
  },
  'float.day-closed': {
    status: 409,
    sentence: 'Ngày này đã đối chiếu xong nên không đổi được nữa.',
  },
  'float.line-not-found': { status: 404, sentence: 'Không có dòng sao kê này.' },
  'float.line-settled': { status: 409, sentence: 'Dòng sao kê này đã khớp rồi.' },
  'float.line-open': {
    status: 409,
    sentence: 'Dòng sao kê này chưa khớp với khoản nào nên không có gì để gỡ.',
  },
  'float.card-number': {
    status: 400,
    sentence:
      'Có số thẻ trong phần chữ bạn ghi. Hãy bỏ số thẻ đi, chỉ để tên gọi hoặc bốn số cuối.',
  },
  'float.over-day': {
    status: 409,
    sentence:
      'Khoản này vượt mức {limit} tiền yên mà một người tự ghi mỗi ngày. Hãy để kế toán ghi từng khoản ở trang Tiền yên, người thứ hai sẽ duyệt.',
  },
  'float.entry-not-found': { status: 404, sentence: 'Không có bút toán tiền yên này.' },
  'float.entry-of-order': {
    status: 409,
    sentence:
      'Khoản mua không hoàn được riêng. Hãy sửa số tiền đã trả hoặc đổi tài khoản trả của đơn.',
  },
  'float.entry-undone': {
    status: 409,
    sentence: 'Bút toán này đã được hoàn, hoặc chính nó hoàn một bút toán khác.',
  },
  'float.entry-covered': {
    status: 409,
    sentence: 'Bút toán này đã khớp với dòng sao kê. Hãy gỡ dòng sao kê trước rồi hoàn.',
  },
  'float.statement-not-found': { status: 404, sentence: 'Không có file sao kê này.' },
  'float.statement-withdrawn': { status: 409, sentence: 'File sao kê này đã được bỏ rồi.' },
  'float.statement-busy': {
    status: 409,
    sentence: 'Có người vừa khớp một dòng của file này. Hãy tải lại trang, xem lại rồi bỏ file.',
  },
  'float.two-people-lines': {
    status: 409,
    sentence:
      'File có {count} dòng đã được hai người duyệt. Hãy gỡ từng dòng đó trước (người thứ hai duyệt), rồi bỏ file.',
  },
  'float.sum-differs': {
    status: 409,
    sentence: 'Các khoản đã chọn cộng lại là {sum}, lệch với dòng sao kê {amount}.',
  },
  'float.not-coverable': {
    status: 409,
    sentence: 'Khoản đã chọn không còn chờ khớp ở tài khoản này. Hãy tải lại trang.',
  },
  'float.day-not-over': {
    status: 409,
    sentence: 'Ngày {day} chưa kết thúc nên chưa đối chiếu được.',
  },
  'float.reconciled-before': {
    status: 409,
    sentence: 'Tài khoản đã đối chiếu đến ngày {day}. Hãy chọn ngày sau đó.',
  },
  'float.lines-open': {
    status: 409,
    sentence: 'Còn {count} dòng sao kê đến ngày này chưa khớp. Hãy xử lý hết rồi đối chiếu.',
  },
  'float.movements-open': {
    status: 409,
    sentence:
      'Còn {count} khoản đến ngày này chưa thấy trên sao kê. Hãy nhập thêm sao kê, hoặc chọn ngày sớm hơn.',
  },
  'float.balance-differs': {
    status: 409,
    sentence: 'Theo các dòng đã nhập, số dư cuối ngày là {booked}, lệch với số bạn ghi.',
  },
  'float.books-differ': {
    status: 409,
    sentence:
      'Theo sổ tiền yên, số dư cuối ngày là {booked}, lệch với sao kê: có khoản đã khớp rồi lại chuyển tài khoản. Hãy gỡ dòng sao kê của khoản đó rồi khớp lại.',
  },
} as const satisfies RefusalTexts;
