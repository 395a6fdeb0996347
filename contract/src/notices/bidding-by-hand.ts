import { EXAMPLE, notice } from './notice.ts';

const { name, price, money } = EXAMPLE;
const maximum = '¥15,000';
const code = 'x1023456789';

/** What customers are told about bids that a person places, and about lots that they may bid on. */
export const HAND_BID_NOTICES = {
  'bid-asked-by-hand': notice(
    'Chờ nhân viên đặt giá',
    'Đã nhận, chờ nhân viên đặt giá',
    'Nhân viên Hako sẽ đặt giá tối đa {maximum} cho “{name}” trước {time}. {money}',
    {
      ...{ name, maximum, time: '21:30' },
      money: 'Giá chưa lên sàn; nếu không kịp, tiền tạm giữ được trả lại ví.',
    },
  ),
  'bid-not-by-hand': notice(
    'Nhân viên chưa đặt được',
    'Nhân viên chưa đặt được giá cho bạn',
    '“{name}”: {why} Tiền tạm giữ đã được trả lại ví.',
    { name, why: 'không có nhân viên kịp đặt trước hạn. Đây là lỗi của Hako.' },
  ),
  'bid-not-raised': notice(
    'Chưa nâng được giá',
    'Chưa nâng được giá của bạn',
    '“{name}”: {why} Giá {maximum} vẫn có hiệu lực trên sàn; phần tạm giữ thêm cho giá mới đã được trả lại ví.',
    { name, maximum, why: 'Sàn chưa nhận giá mới.' },
  ),
  'bid-failed': notice(
    'Chưa đặt được giá',
    'Chưa đặt được giá của bạn',
    'Không đặt được giá cho “{name}”. {money}',
    { name, money },
  ),
  'bid-unknown': notice(
    'Chờ sàn xác nhận',
    'Đang chờ sàn xác nhận lượt đặt giá',
    'Sàn chưa xác nhận lượt đặt giá cho “{name}”; Hako không đặt lại để tránh đặt hai lần. Tiền vẫn được tạm giữ.',
    { name },
  ),
  'bid-last-minutes': notice(
    'Phiên sắp kết thúc',
    'Phiên sắp kết thúc',
    '“{name}” sắp kết thúc. Giá hiện tại {price}.',
    { name, price },
  ),
  'bid-request-allowed': notice(
    'Được đấu giá',
    'Bạn được đấu giá món này',
    'Nhân viên đã xem người bán của món {code}. Bạn có thể đặt giá ngay.',
    { code },
  ),
  'bid-request-declined': notice(
    'Không được đấu giá',
    'Yêu cầu đấu giá không được duyệt',
    'Món {code}: {why}',
    { code, why: 'người bán có nhiều phản hồi xấu' },
  ),
} as const;
