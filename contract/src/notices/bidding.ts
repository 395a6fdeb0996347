import { EXAMPLE, notice } from './notice.ts';

const { name, price, code, money } = EXAMPLE;
const maximum = '¥15,000';

/** What customers are told about bids and snipes. */
export const BIDDING_NOTICES = {
  'bid-outbid': notice(
    'Bị trả giá cao hơn',
    'Có người trả giá cao hơn bạn',
    'Giá hiện tại của “{name}” là {price}. {money} Bạn có thể nâng giá ngay.',
    { name, price, money },
  ),
  'bid-displaced': notice(
    'Khách khác của Hako đặt cao hơn',
    'Có người trả giá cao hơn bạn',
    'Một khách hàng khác đặt giá cao hơn bạn cho “{name}”. {money} Bạn có thể nâng giá tối đa của mình.',
    { name, money },
  ),
  'bid-price-passed': notice(
    'Giá vượt giá tối đa trước khi đặt',
    'Giá đã vượt giá tối đa của bạn',
    '“{name}” đang ở {price}, giá tối đa của bạn là {maximum}. Hako chưa đặt giá. {money}',
    { name, price, maximum, money },
  ),
  'bid-lot-free': notice(
    'Có thể đặt giá lại',
    'Bạn có thể đặt giá lại',
    'Khách từng đặt cao hơn bạn cho “{name}” không còn tham gia phiên. Bạn có thể đặt giá lại trước khi phiên kết thúc.',
    { name },
  ),
  'bid-placed': notice(
    'Đang dẫn đầu',
    'Bạn đang dẫn đầu',
    'Giá tối đa {maximum} cho “{name}” đã được sàn ghi nhận.',
    { name, maximum },
  ),
  'bid-won': notice(
    'Thắng đấu giá',
    'Bạn đã thắng phiên đấu giá',
    '“{name}” với giá {price}. Đơn hàng {code} đã được tạo. {address}',
    {
      ...{ name, price, code },
      address: 'Bạn chưa có địa chỉ nhận hàng; vui lòng mở đơn để thêm.',
    },
  ),
  'bid-won-unpaid': notice(
    'Thắng, ví chưa đủ',
    'Bạn đã thắng, cần nạp thêm để tạo đơn',
    '“{name}” với giá {price}. Ví chưa đủ cho khoản này; nạp thêm là đơn tự được tạo.',
    { name, price },
  ),
  'bid-won-waiting': notice(
    'Thắng, đơn chưa tạo được',
    'Bạn đã thắng, đơn đang được tạo',
    '“{name}” với giá {price}. Đơn chưa tạo được do lỗi phía Hako; nhân viên đang kiểm tra.',
    { name, price },
  ),
  'bid-lost': notice(
    'Không thắng đấu giá',
    'Phiên đấu giá đã kết thúc',
    'Bạn không thắng “{name}”. {money}',
    { name, money },
  ),
  'bid-gone': notice(
    'Sản phẩm bị gỡ khỏi sàn',
    'Sản phẩm đã bị gỡ khỏi sàn',
    '“{name}” không còn trên sàn nên Hako dừng lượt đặt giá của bạn. {money}',
    { name, money },
  ),
  'bid-above-maximum': notice(
    'Kết thúc cao hơn giá tối đa',
    'Bạn không phải mua món này',
    '“{name}” kết thúc ở {price}, cao hơn giá tối đa {maximum} của bạn. Không còn khoản nào bị tạm giữ; nhân viên đang kiểm tra với sàn.',
    { name, price, maximum },
  ),
  'bid-bought-otherwise': notice(
    'Món đã được mua ngay',
    'Món này đã được mua ngay',
    '“{name}” đã được mua bằng một đơn mua ngay với giá {price}, không phải bằng lượt đặt giá của bạn. Lượt đặt giá không phát sinh khoản phải trả nào và không còn khoản nào bị tạm giữ.',
    { name, price },
  ),
  'bid-group-won': notice(
    'Nhóm săn đã thắng đủ',
    'Nhóm đã thắng đủ, lượt săn này được hủy',
    'Bạn đã thắng đủ số món trong nhóm nên Hako không đặt giá cho “{name}”. Không còn khoản nào bị tạm giữ cho món này.',
    { name },
  ),
  'bid-extended-stop': notice(
    'Dừng săn vì phiên gia hạn',
    'Phiên được gia hạn, đã dừng săn',
    '“{name}” được gia hạn nên lượt săn dừng theo lựa chọn của bạn. {money}',
    { name, money },
  ),
  'bid-account-rests-snipe': notice(
    'Tài khoản tại sàn tạm dừng, lượt săn đang chờ',
    'Tài khoản mua hộ của Hako đang tạm dừng',
    'Sàn đang kiểm tra tài khoản săn “{name}” cho bạn. Nhân viên đang xử lý; nếu không kịp, Hako không đặt giá và tiền tạm giữ được trả lại ví. Bạn có thể hủy lượt săn.',
    { name },
  ),
  'bid-account-rests': notice(
    'Tài khoản tại sàn tạm dừng, giá đã đặt',
    'Tài khoản mua hộ của Hako đang tạm dừng',
    'Sàn đang kiểm tra tài khoản đã đặt giá “{name}” cho bạn. Giá đã đặt vẫn có hiệu lực trên sàn, nhưng tạm thời không nâng thêm được.',
    { name },
  ),
} as const;
