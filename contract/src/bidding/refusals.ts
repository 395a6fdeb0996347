import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const BIDDING_REFUSALS = {
  'bidding.unavailable': { status: 503, sentence: 'Không thể đặt giá sản phẩm vào lúc này!' },
  'bidding.timeout': {
    status: 504,
    sentence: 'Thời gian phản hồi của máy chủ quá lâu, xin vui lòng thử lại!',
  },
  'bidding.not-auction': {
    status: 409,
    sentence: 'Sản phẩm này không nhận đấu giá. Bạn có thể mua ngay nếu người bán có giá mua ngay.',
  },
  'bidding.auction-closed': {
    status: 409,
    sentence: 'Phiên đấu giá đã kết thúc, chưa có khoản nào bị tạm giữ.',
  },
  'bidding.too-low': {
    status: 409,
    sentence:
      'Giá hiện tại đã cao hơn giá bạn nhập. Giá hợp lệ tiếp theo từ ¥{minimum}; chưa có khoản nào bị tạm giữ thêm.',
  },
  'bidding.over-limit': { status: 400, sentence: 'Mức giá cao nhất được nhận là ¥{limit}.' },
  'bidding.one-lot': {
    status: 400,
    sentence:
      'Mỗi lượt đặt giá dành cho đúng một món, số lượng phải là 1. Chưa có khoản nào bị tạm giữ.',
  },
  'bidding.not-raised': {
    status: 409,
    sentence: 'Bạn đã đặt tối đa ¥{maximum} cho món này. Giá mới phải cao hơn.',
  },
  'bidding.still-at-site': {
    status: 409,
    sentence:
      'Giá tối đa ¥{maximum} bạn đã đặt trước đây vẫn còn hiệu lực trên sàn và không rút lại được. Giá mới phải cao hơn; chưa có khoản nào bị tạm giữ thêm.',
  },
  'bidding.higher-maximum': {
    status: 409,
    sentence:
      'Một khách hàng khác đã đặt giá cao hơn cho món này. Chưa có khoản nào bị tạm giữ; bạn có thể đặt giá cao hơn.',
  },
  'bidding.live-by-other': {
    status: 409,
    sentence:
      'Phiên này đang có khách khác của Hako đặt giá nên chưa hẹn săn được. Bạn đặt giá ngay được; ví chưa bị tạm giữ.',
  },
  'bidding.being-checked': {
    status: 409,
    sentence:
      'Hako đang chờ sàn xác nhận lượt đặt giá trước của bạn. Tiền vẫn được tạm giữ; có kết quả bạn được báo ngay.',
  },
  'bidding.not-found': { status: 404, sentence: 'Không tìm thấy lượt đặt giá này.' },
  'bidding.too-late': {
    status: 409,
    sentence: 'Đã quá muộn để hủy: giá của bạn đã được đặt hoặc phiên đã kết thúc.',
  },
  'bidding.in-group': {
    status: 409,
    sentence:
      'Phiên này thuộc một nhóm săn, đến lượt Hako mới đặt giá. Hãy đổi giá tối đa, hoặc đưa phiên ra khỏi nhóm để đặt giá ngay.',
  },
  'bidding.group-not-found': { status: 404, sentence: 'Không tìm thấy nhóm săn này.' },
  'bidding.not-groupable': {
    status: 409,
    sentence: 'Chỉ đưa vào nhóm được những lượt săn còn chờ đặt giá và chưa thuộc nhóm nào.',
  },
  'bidding.group-wanted': { status: 400, sentence: 'Số món cần thắng phải từ {least} đến {most}.' },
  'bidding.group-size': { status: 400, sentence: 'Một nhóm có từ 2 đến {most} phiên.' },
  'bidding.group-over': { status: 409, sentence: 'Nhóm này đã kết thúc, không đổi được nữa.' },
  'bidding.request-not-found': { status: 404, sentence: 'Không tìm thấy yêu cầu đấu giá này.' },
  'bidding.request-decided': { status: 409, sentence: 'Yêu cầu này đã được trả lời rồi.' },
  'bidding.request-needs-reason': {
    status: 400,
    sentence: 'Vui lòng ghi lý do để khách hàng được biết.',
  },
  'bidding.no-such-account': { status: 404, sentence: 'Không có tài khoản này tại sàn.' },
  'bidding.by-hand-no-snipe': {
    status: 409,
    sentence:
      'Phiên này do nhân viên đặt giá nên không hẹn săn được. Bạn hãy nhập giá tối đa, nhân viên sẽ đặt giúp trước giờ kết thúc.',
  },
  'bidding.by-hand-too-late': {
    status: 409,
    sentence:
      'Phiên này do nhân viên đặt giá và sắp kết thúc, nhân viên không kịp đặt. Chưa có khoản nào bị tạm giữ.',
  },
  'bidding.by-hand-waiting': {
    status: 409,
    sentence:
      'Phiên này đang có một lượt đặt giá chờ nhân viên. Vui lòng thử lại khi lượt đó có kết quả; chưa có khoản nào bị tạm giữ thêm.',
  },
  'bidding.hand-not-found': { status: 404, sentence: 'Không tìm thấy việc đặt giá này.' },
  'bidding.hand-taken': {
    status: 409,
    sentence: 'Việc này đã có người nhận, đã hủy hoặc đã quá hạn.',
  },
  'bidding.hand-not-yours': {
    status: 409,
    sentence: 'Chỉ người đang nhận việc này mới báo được kết quả đặt giá.',
  },
  'bidding.hand-not-placed': {
    status: 409,
    sentence: 'Lượt đặt giá này chưa được đặt hoặc đã có kết quả.',
  },
  'bidding.not-in-doubt': {
    status: 409,
    sentence: 'Lượt đặt giá này không còn gì phải đối chiếu.',
  },
  'bidding.outcome-known': {
    status: 409,
    sentence: 'Lượt đặt giá này đã có kết quả, hoặc Hako chưa có giá nào trên sàn để báo.',
  },
  'bidding.hand-raise-waiting': {
    status: 409,
    sentence:
      'Khách còn một lượt nâng giá đang chờ đặt trên phiên này. Vui lòng báo kết quả của lượt đó trước.',
  },
  'bidding.hand-still-open': { status: 409, sentence: 'Phiên chưa kết thúc, chưa thể báo thắng.' },
  'bidding.hand-over-maximum': {
    status: 409,
    sentence:
      'Giá thắng không thể cao hơn giá tối đa ¥{maximum} của khách. Vui lòng xem lại trên sàn.',
  },
  'bidding.too-many-auctions': {
    status: 409,
    sentence:
      'Hạng của bạn được tham gia cùng lúc {limit} phiên đấu giá. Hãy chờ một phiên kết thúc hoặc nâng hạng.',
  },
  'bidding.unpaid-win': {
    status: 409,
    sentence:
      'Bạn có phiên đã thắng nhưng chưa đủ tiền thanh toán. Vui lòng nạp ví trước khi đấu giá tiếp.',
  },
  'bidding.seller-needs-request': {
    status: 403,
    sentence:
      'Người bán có uy tín dưới {threshold}%. Vui lòng gửi yêu cầu đấu giá để nhân viên xem xét trước.',
  },
  'bidding.ends-too-soon': {
    status: 409,
    sentence: 'Phiên sắp kết thúc, không kịp hẹn săn. Bạn có thể đặt giá ngay.',
  },
  'bidding.refused-by-site': {
    status: 409,
    sentence: 'Sàn không nhận lượt đặt giá này. Tiền tạm giữ đã được trả lại ví.',
  },
  'bidding.sold': {
    status: 409,
    sentence: 'Sản phẩm đã được bán hoặc không còn trên sàn. Chưa có khoản nào bị trừ.',
  },
  'bidding.own-order': {
    status: 409,
    sentence:
      'Bạn đã có đơn {code} cho món này, và người bán chỉ có một món. Chưa có khoản nào bị tạm giữ thêm.',
  },
  'bidding.not-so-many': {
    status: 409,
    sentence: 'Người bán chỉ còn {stock} món, bạn đang chọn {asked}. Chưa có khoản nào bị tạm giữ.',
  },
  'bidding.no-buy-now': { status: 409, sentence: 'Sản phẩm này không có giá mua ngay.' },
  'bidding.needs-choice': {
    status: 409,
    sentence:
      'Sản phẩm này có màu, cỡ hoặc phân loại để chọn. Vui lòng chọn trên trang sản phẩm rồi thêm vào giỏ hàng. Chưa có khoản nào bị tạm giữ.',
  },
  'bidding.price-changed': {
    status: 409,
    sentence:
      'Giá đã thay đổi từ ¥{old} thành ¥{new}. Chưa có khoản nào bị trừ; vui lòng xem lại và xác nhận giá mới.',
  },
  'bidding.total-changed': {
    status: 409,
    sentence:
      'Số tiền tạm giữ đã thay đổi từ {old} ₫ thành {new} ₫. Chưa có khoản nào bị tạm giữ; vui lòng xem lại và xác nhận.',
  },
  'bidding.needs-confirmation': {
    status: 409,
    sentence:
      'Mặt hàng này có thể bị hạn chế, vui lòng xác nhận bạn đã hiểu trước khi tiếp tục: {reason}',
  },
  'bidding.seller-goods-blocked': {
    status: 409,
    sentence: 'Mặt hàng này thuộc nhóm không nhận mua hộ: {reason}',
  },
} as const satisfies RefusalTexts;
