import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const ORDERS_REFUSALS = {
  'orders.not-found': { status: 404, sentence: 'Không tìm thấy đơn hàng này.' },
  'orders.move-not-allowed': {
    status: 409,
    sentence:
      'Đơn hàng đang ở trạng thái “{state}” nên chưa thể làm việc này. Vui lòng tải lại để xem tình trạng mới.',
  },
  'orders.choices-closed': {
    status: 409,
    sentence:
      'Đơn {code} đang ở trạng thái “{state}” nên không đổi được lựa chọn này nữa. Chưa có gì thay đổi.',
  },
  'orders.choices-bound': {
    status: 409,
    sentence:
      'Hàng của đơn {code} đã được đóng để gửi, hoặc đang nằm chung thùng với đơn khác, nên không đổi riêng được. Chưa có gì thay đổi.',
  },
  'orders.first-payment-made': {
    status: 409,
    sentence: 'Dịch vụ này đã trả ở lần 1, nên không bỏ được sau khi mua. Chưa có gì thay đổi.',
  },
  'orders.not-cancellable': {
    status: 409,
    sentence:
      'Đơn hàng {code} đang được mua hoặc đã mua nên không thể hủy. Tiền của bạn vẫn được giữ nguyên; vui lòng liên hệ nhân viên kinh doanh nếu cần hỗ trợ.',
  },
  'orders.import-missing': { status: 400, sentence: 'Chưa có file nào được gửi lên.' },
  'orders.import-unreadable': {
    status: 415,
    sentence:
      'Không đọc được file này. Hãy lưu lại dạng Excel (.xlsx) hoặc CSV (UTF-8) rồi gửi lại; chưa có gì được nhập.',
  },
  'orders.import-too-large': {
    status: 413,
    sentence:
      'File quá lớn: nhiều nhất {lines} dòng và {megabytes} MB. Hãy chia thành nhiều file; chưa có gì được nhập.',
  },
  'orders.import-empty': {
    status: 400,
    sentence: 'File không có dòng nào. Cần ít nhất cột Mã đơn và Mã vận đơn.',
  },
  'orders.import-not-found': {
    status: 404,
    sentence: 'Không tìm thấy file này trong các file bạn đã gửi. Hãy gửi lại file.',
  },
  'orders.tracking-mistyped': {
    status: 400,
    sentence:
      'Mã vận đơn {number} không phải mã của {carrier}: có chữ số gõ nhầm, hoặc nhầm hãng. Chưa có gì được lưu; vui lòng so lại với nhãn.',
  },
  'orders.parcel-known': {
    status: 409,
    sentence: 'Mã vận đơn {number} đã được nhập cho đơn này.',
  },
  'orders.parcels-many': {
    status: 409,
    sentence: 'Đơn này đã có {most} kiện, không thêm được nữa.',
  },
  'orders.means-is-number': {
    status: 400,
    sentence:
      'Đừng ghi số thẻ hay số tài khoản: chỉ ghi tên gọi, ví dụ “Thẻ JCB công ty”. Chưa có gì được lưu.',
  },
  'orders.parcel-untitled': {
    status: 400,
    sentence: 'Kiện thứ hai trở đi cần có tên để kho biết trong kiện có gì.',
  },
  'orders.taken-by-other': { status: 409, sentence: 'Việc này đã có người khác nhận.' },
  'orders.no-open-purchase': {
    status: 409,
    sentence: 'Đơn {code} không có việc mua hàng nào đang chờ.',
  },
  'orders.answer-unknown': {
    status: 409,
    sentence:
      'Lần mua trước của đơn {code} chưa rõ kết quả. Hãy xem lịch sử mua trên sàn trước, ' +
      'không được mua lại.',
  },
  'orders.price-above-agreed': {
    status: 409,
    sentence:
      'Giá thực trả ¥{paid} cao hơn mức khách đã đồng ý (khoảng ¥{agreed}). Hãy hỏi khách trước khi mua.',
  },
  'orders.no-agent': {
    status: 409,
    sentence: 'Trang này không cho mua tự động, hoặc đơn có nhiều sản phẩm: hãy nhận mua bằng tay.',
  },
  'orders.no-price-question': {
    status: 409,
    sentence: 'Đơn hàng này không có giá mới nào chờ bạn đồng ý.',
  },
  'orders.not-created': { status: 400, sentence: 'Tạo đơn hàng thất bại' },
  'orders.not-lapsed': {
    status: 409,
    sentence: 'Báo giá của đơn này chưa hết hạn, hoặc không phải báo giá của nhân viên.',
  },
  'orders.not-paid': { status: 409, sentence: 'Đặt hàng thất bại' },
  'orders.try-later': { status: 503, sentence: 'Có lỗi xảy ra, vui lòng thử lại sau!' },
  'orders.not-saved': { status: 409, sentence: 'Đặt hàng thất bại!' },
  'orders.bad-link': { status: 400, sentence: 'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.' },
  'orders.goods-blocked': {
    status: 409,
    sentence: 'Không báo giá được cho mặt hàng này: {reason}',
  },
  'orders.quote-not-answered': {
    status: 409,
    sentence: 'Đơn {code} đang chờ nhân viên báo giá. Chưa có khoản nào bị trừ.',
  },
  'orders.quote-not-open': {
    status: 409,
    sentence:
      'Báo giá của đơn {code} đã hết hạn hoặc đã được thanh toán. Chưa có khoản nào bị trừ.',
  },
} as const satisfies RefusalTexts;
