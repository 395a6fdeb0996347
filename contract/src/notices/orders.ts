import { EXAMPLE, notice } from './notice.ts';

const { name, code, amount } = EXAMPLE;

/** What customers are told about their orders. */
export const ORDER_NOTICES = {
  'order-quoted': notice(
    'Đã có báo giá',
    'Đã có báo giá – đơn {code}',
    '“{name}”: thanh toán lần 1 là {amount} ₫. Giá và tỷ giá được giữ trong 24 giờ.',
    { code, name, amount },
  ),
  'order-confirmed': notice(
    'Đã nhận đơn',
    'Đã nhận đơn {code}',
    'Hako đang mua “{name}” cho bạn. Tiền được tạm giữ trong ví cho đến khi mua xong.',
    { code, name },
  ),
  'order-bought': notice(
    'Đã mua được hàng',
    'Đã mua được hàng – đơn {code}',
    '“{name}” đã mua xong. Người bán sẽ gửi hàng về kho Nhật.',
    { code, name },
  ),
  'order-in-japan': notice(
    'Về kho Nhật',
    'Hàng đã về kho Nhật – đơn {code}',
    '“{name}” đã được cân, đo và chụp ảnh tại kho Nhật.',
    { code, name },
  ),
  'order-exported': notice(
    'Rời kho Nhật',
    'Hàng đang về Việt Nam – đơn {code}',
    '“{name}” đã rời kho Nhật.',
    { code, name },
  ),
  'order-in-vietnam': notice(
    'Tới kho Việt Nam',
    'Hàng đã về Việt Nam – đơn {code}',
    '“{name}” đã tới kho Việt Nam và sắp được kiểm, cân lại.',
    { code, name },
  ),
  'order-weighed': notice(
    'Đã tính tiền lần 2',
    'Đã tính tiền lần 2 – đơn {code}',
    'Hàng đã được cân lại. Xem thanh toán lần 2 so với ước tính ban đầu trong đơn hàng.',
    { code, name },
  ),
  'order-handed-over': notice(
    'Giao cho hãng vận chuyển',
    'Đã giao cho hãng vận chuyển – đơn {code}',
    'Kiện hàng đang trên đường tới địa chỉ của bạn.',
    { code, name },
  ),
  'order-delivering': notice(
    'Đang giao hàng',
    'Đang giao hàng – đơn {code}',
    'Người giao hàng sẽ gọi cho bạn. Vui lòng để ý điện thoại.',
    { code, name },
  ),
  'order-delivered': notice(
    'Đã giao hàng',
    'Đã giao hàng – đơn {code}',
    '“{name}” đã tới tay bạn. Cảm ơn bạn đã mua cùng Hako.',
    { code, name },
  ),
  'order-undelivered': notice(
    'Chưa giao được',
    'Chưa giao được – đơn {code}',
    'Hãng vận chuyển chưa giao được hàng. Bạn mở phiếu xuất kho để đổi địa chỉ, chọn giao lại hoặc tới kho nhận.',
    { code, name },
  ),
  'order-quote-expired': notice(
    'Báo giá hết hạn',
    'Báo giá đã hết hạn – đơn {code}',
    'Báo giá cho “{name}” chưa được thanh toán trong thời hạn nên không còn hiệu lực. Ví của bạn không bị trừ khoản nào.',
    { code, name },
  ),
  'order-not-quoted': notice(
    'Không báo giá được',
    'Không báo giá được – đơn {code}',
    '“{name}”{said} {money}',
    { code, name, said: ': cửa hàng đã đóng cửa.', money: '' },
  ),
  'order-cancelled': notice('Đơn đã hủy', 'Đơn {code} đã hủy', '“{name}”{said} {money}', {
    ...{ code, name, said: ' đã được hủy.' },
    money: '1.250.000 ₫ tạm giữ cho đơn này đã được trả lại ví.',
  }),
  'order-address-set': notice(
    'Nhân viên đổi địa chỉ nhận',
    'Đã đổi địa chỉ nhận – đơn {code}',
    'Theo yêu cầu của bạn, đơn được giao tới {address}. Thanh toán lần 2 ước tính {amount} ₫. Nếu không đúng, hãy đổi lại trong đơn hoặc nhắn cho Hako.',
    { code, amount, address: 'Trần Thị Bình, 12 Hàng Bông, Hoàn Kiếm, Hà Nội' },
  ),
  'order-address-set-weighed': notice(
    'Nhân viên đổi địa chỉ nhận của hàng đã cân',
    'Đã đổi địa chỉ nhận – đơn {code}',
    'Theo yêu cầu của bạn, đơn được giao tới {address}. Thanh toán lần 2 được tính theo cân nặng thật và địa chỉ mới; bạn xem số tiền trong đơn. Nếu địa chỉ không đúng, hãy đổi lại trong đơn hoặc nhắn cho Hako.',
    { code, address: 'Trần Thị Bình, 12 Hàng Bông, Hoàn Kiếm, Hà Nội' },
  ),
  'order-price-asked': notice(
    'Người bán đổi giá',
    'Giá đã thay đổi – đơn {code}',
    'Người bán đã đổi giá “{name}” thành {price}. Hãy mở đơn hàng để đồng ý giá mới hoặc hủy; tiền tạm giữ vẫn giữ nguyên.',
    { code, name, price: EXAMPLE.price },
  ),
  'order-not-bought': notice(
    'Không mua được',
    'Không mua được – đơn {code}',
    '{why} Toàn bộ tiền tạm giữ cho đơn này đã được trả lại ví.',
    { code, name, why: 'Người bán đã bán món này cho người khác.' },
  ),
  'order-fell-through': notice(
    'Hàng không về được',
    'Hàng không về được – đơn {code}',
    '“{name}”: {why} {note} {money}',
    {
      ...{ code, name, why: 'Người bán hủy sau khi đã mua.', note: '' },
      money: 'Hako đã hoàn đủ 1.250.000 ₫ vào ví của bạn.',
    },
  ),
} as const;
