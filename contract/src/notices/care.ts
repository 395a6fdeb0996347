import { EXAMPLE, notice } from './notice.ts';

const { name, price, code } = EXAMPLE;
const complaint = 'KN4001';

/** What customers are told about price requests, complaints, talks, watches and their data. */
export const CARE_NOTICES = {
  'offer-sent': notice(
    'Đã gửi thương lượng',
    'Đã gửi yêu cầu thương lượng',
    'Hako đã gửi đề nghị cho món “{name}” với giá {price}. Người bán có 24 giờ để trả lời.',
    { name, price },
  ),
  'offer-accepted': notice(
    'Người bán đồng ý giảm',
    'Người bán đồng ý giảm giá',
    '“{name}” còn {price}. {next}',
    { name, price, next: 'Hako đang mua cho bạn bằng tiền tạm giữ.' },
  ),
  'offer-bought': notice(
    'Đã mua giá thương lượng',
    'Đã mua với giá thương lượng',
    '“{name}” với giá {price}. Đơn hàng {code} đã được tạo.',
    { name, price, code },
  ),
  'offer-rejected': notice(
    'Thương lượng không thành',
    'Thương lượng không thành công',
    '“{name}”: {why}. {money}',
    { name, why: 'người bán không đồng ý', money: EXAMPLE.money },
  ),
  'offer-expired': notice(
    'Thương lượng hết hạn',
    'Yêu cầu thương lượng đã hết hạn',
    '{why} {money}',
    { why: `Người bán món “${name}” không trả lời trong 24 giờ.`, money: EXAMPLE.money },
  ),
  'offer-not-bought': notice(
    'Đồng ý nhưng chưa mua được',
    'Người bán đồng ý nhưng chưa mua được',
    '“{name}” còn {price}. {why}',
    { name, price, why: 'Ví chưa đủ tiền. Bạn nạp thêm rồi bấm “Mua”.' },
  ),
  'complaint-answered': notice(
    'Khiếu nại có trả lời',
    'Hako đã trả lời khiếu nại của bạn',
    'Khiếu nại {complaint} có tin nhắn mới từ nhân viên.',
    { complaint },
  ),
  'complaint-resolved': notice(
    'Khiếu nại được giải quyết',
    'Khiếu nại đã được giải quyết',
    '{complaint}: {outcome} {money}',
    {
      ...{ complaint, outcome: 'Hako đền bù phần hàng hỏng.' },
      money: '250.000 ₫ đã được hoàn vào ví.',
    },
  ),
  'complaint-rejected': notice(
    'Khiếu nại không được chấp nhận',
    'Khiếu nại không được chấp nhận',
    '{complaint}: {outcome}',
    { complaint, outcome: 'Hàng đúng như mô tả của người bán.' },
  ),
  'sales-changed': notice(
    'Có nhân viên phụ trách mới',
    'Bạn có nhân viên phụ trách mới',
    '{staff} sẽ chăm sóc bạn từ bây giờ.',
    { staff: 'Lê Thu Hà' },
  ),
  'sales-kept': notice(
    'Không đổi nhân viên phụ trách',
    'Về yêu cầu đổi nhân viên phụ trách',
    '{answer}',
    { answer: 'Hiện chưa có nhân viên khác nhận thêm khách.' },
  ),
  'message-waiting': notice(
    'Có tin nhắn chưa đọc',
    'Hako vừa nhắn cho bạn',
    'Bạn có {count} tin nhắn chưa đọc{order}.',
    { count: '2', order: ' về đơn HK1001' },
  ),
} as const;
