import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const BILLING_REFUSALS = {
  'billing.not-found': { status: 404, sentence: 'Không tìm thấy phiếu xuất kho này.' },
  'billing.move-not-allowed': {
    status: 409,
    sentence: 'Phiếu {code} đang ở trạng thái “{state}” nên chưa thể làm việc này.',
  },
  'billing.orders-do-not-fit': {
    status: 409,
    sentence:
      'Các đơn này không thể chung một phiếu: phải cùng khách, cùng địa chỉ nhận và đều đã tính giá.',
  },
  'billing.own-cost': {
    status: 409,
    sentence:
      'Phiếu {code} có chi phí do chính bạn ghi, hoàn tiền cho khách hoặc thấp hơn nửa dự kiến. Cần một kế toán khác duyệt.',
  },
  'billing.not-payable': {
    status: 409,
    sentence: 'Phiếu {code} chưa sẵn sàng để thanh toán. Hako báo ngay khi phiếu được duyệt.',
  },
  'billing.cannot-pay-now': { status: 503, sentence: 'Không thể thanh đơn vào lúc này' },
  'billing.not-paid': {
    status: 409,
    sentence: 'Phiếu {code} chưa được thanh toán nên chưa thể đóng hàng.',
  },
  'billing.is-paid': {
    status: 409,
    sentence: 'Phiếu {code} đã được thanh toán nên không thể hủy.',
  },
  'billing.carrier-refused': {
    status: 409,
    sentence: 'Hãng vận chuyển không nhận phiếu {code}: {reason}',
  },
  'billing.consignment-unknown': {
    status: 409,
    sentence:
      'Chưa rõ hãng vận chuyển đã nhận phiếu {code} hay chưa. Hệ thống đang kiểm tra, xin đừng tạo lại.',
  },
  'billing.consignment-settled': {
    status: 409,
    sentence: 'Phiếu {code} không còn chờ câu trả lời của hãng vận chuyển.',
  },
  'billing.tracking-taken': {
    status: 409,
    sentence: 'Mã vận đơn {tracking} đã thuộc về một phiếu khác.',
  },
  'billing.carrier-not-connected': {
    status: 409,
    sentence: 'Chưa nối với {carrier}: hãy chọn hãng khác hoặc nhập mã vận đơn.',
  },
  'billing.cannot-be-tracked': {
    status: 409,
    sentence: 'Không tra được phiếu {code}: hãng chưa nhận hoặc không cho tra bằng chương trình.',
  },
  'billing.tracking-needed': {
    status: 409,
    sentence: 'Chưa nối với hãng vận chuyển: hãy nhập mã vận đơn của phiếu {code}.',
  },
  'billing.not-back': {
    status: 409,
    sentence: 'Kiện của phiếu {code} chưa về lại kho: hãy ghi nhận khi kiện đã ở trong tay.',
  },
  'billing.pay-before-collecting': {
    status: 409,
    sentence: 'Phiếu {code} chưa được thanh toán: khách cần trả từ ví trước khi nhận hàng tại kho.',
  },
  'billing.carrier-collects': {
    status: 409,
    sentence:
      'Phiếu {code} trả tiền khi nhận hàng: người giao hàng thu tiền và báo đã giao, bạn không cần xác nhận.',
  },
  'billing.cod-brought': {
    status: 409,
    sentence:
      'Hãng vận chuyển đã nộp tiền thu hộ của phiếu {code}, tức là đã giao. Hãy xử lý bằng khiếu nại của khách.',
  },
  'billing.terms-in-the-past': {
    status: 409,
    sentence: 'Chỉ đặt được từ hôm nay trở đi: những gì đã hứa với khách trước đó giữ nguyên.',
  },
  'billing.nothing-to-collect': {
    status: 409,
    sentence: 'Phiếu {code} đã được thanh toán nên không còn gì để thu hộ.',
  },
  'billing.cod-too-much': {
    status: 409,
    sentence:
      'Thanh toán khi nhận hàng chỉ nhận tối đa {most} ₫. Vui lòng thanh toán phiếu {code} từ ví.',
  },
  'billing.cod-not-delivered': {
    status: 409,
    sentence: 'Phiếu {code} chưa giao xong hoặc không phải phiếu thu hộ nên chưa thể đối soát.',
  },
  'billing.cod-amount-differs': {
    status: 409,
    sentence:
      'Số tiền đối soát của phiếu {code} phải đúng {expected} ₫. Hãy kiểm tra lại báo cáo của đơn vị giao hàng.',
  },
} as const satisfies RefusalTexts;
