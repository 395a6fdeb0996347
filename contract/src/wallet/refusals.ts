import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const WALLET_REFUSALS = {
  'wallet.not-enough': {
    status: 402,
    sentence:
      'Số dư khả dụng còn thiếu {missingText} ₫. Chưa có khoản nào bị trừ; vui lòng nạp thêm tiền vào ví rồi thử lại.',
  },
  'wallet.qr-id-length': { status: 400, sentence: 'Độ dài id tổ chức thụ hưởng không chính xác' },
  'wallet.qr-not-transfer': {
    status: 400,
    sentence:
      'Đây không phải mã VietQR chuyển khoản. Hãy dán nội dung mã nhận tiền lấy từ ứng dụng ngân hàng của bạn.',
  },
  'wallet.qr-checksum': {
    status: 400,
    sentence:
      'Mã QR sai hoặc thiếu ký tự: số kiểm tra ở cuối mã không khớp. Hãy chép lại đầy đủ mã từ ứng dụng ngân hàng.',
  },
  'wallet.qr-damaged': {
    status: 400,
    sentence:
      'Mã QR ghi sai độ dài của một phần bên trong nên không đọc được. Hãy nhập số tài khoản bằng tay.',
  },
  'wallet.qr-unknown-bank': {
    status: 400,
    sentence:
      'Mã ngân hàng {bin} trong mã QR không có trong danh sách ngân hàng. Hãy chọn ngân hàng và nhập số tài khoản bằng tay.',
  },
  'wallet.no-bank-account': {
    status: 503,
    sentence:
      'Hiện chưa có tài khoản ngân hàng nào để nhận tiền. Vui lòng liên hệ bộ phận hỗ trợ, số dư của bạn không thay đổi.',
  },
  'wallet.no-payment-link': {
    status: 503,
    sentence:
      'Cổng payOS chưa phản hồi. Bạn chọn một tài khoản ngân hàng ở trên để chuyển khoản; tiền vẫn tự vào ví.',
  },
  'wallet.no-verified-phone': {
    status: 409,
    sentence:
      'Bạn cần xác minh số điện thoại trước khi nạp tiền, vì nội dung chuyển khoản dùng số này để nhận ra bạn.',
  },
  'wallet.webhook-signature': {
    status: 401,
    sentence: 'Chữ ký của thông báo giao dịch không đúng.',
  },
  'wallet.webhook-stale': { status: 401, sentence: 'Thông báo giao dịch đã quá hạn.' },
  'wallet.webhook-unreadable': { status: 422, sentence: 'Không đọc được thông báo giao dịch.' },
  'wallet.transfer-not-found': {
    status: 404,
    sentence:
      'Không tìm thấy giao dịch chuyển khoản này trong danh sách chờ xác nhận. Vui lòng kiểm tra lại mã giao dịch và số tiền.',
  },
  'wallet.customer-not-found': {
    status: 404,
    sentence:
      'Không tìm thấy khách hàng này. Vui lòng kiểm tra lại số điện thoại hoặc mã khách hàng.',
  },
  'wallet.transfer-already-settled': {
    status: 409,
    sentence: 'Giao dịch chuyển khoản này đã được xử lý trước đó.',
  },
  'wallet.claim-not-found': {
    status: 404,
    sentence: 'Không tìm thấy yêu cầu tra soát này.',
  },
  'wallet.claim-ended': { status: 409, sentence: 'Yêu cầu tra soát này đã được giải quyết.' },
  'wallet.claims-many': {
    status: 409,
    sentence:
      'Bạn đang có {limit} yêu cầu tra soát đang chờ. Vui lòng chờ trả lời, hoặc rút lại yêu cầu không còn cần.',
  },
  'wallet.refund-too-high': {
    status: 409,
    sentence: 'Khoản hoàn tối đa là {most} ₫: số đã trả trừ số đã hoàn.',
  },
} as const satisfies RefusalTexts;
