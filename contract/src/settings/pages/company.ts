import { WORK_LABELS } from '../../desk/work-labels.ts';
import type { SettingPage } from '../field.ts';
import { flag, number, text } from './fields.ts';

/** What the owner decides besides prices; from today on, if wanted. */
const page = {
  begins: 'now',
  needsTwo: true,
  hasPreview: false,
  mayAdd: false,
  mayEnd: false,
} as const;
const limits = { ...page, group: 'limits' } as const;
const customers = { ...page, group: 'customers' } as const;
const work = { ...page, group: 'work', needsTwo: false } as const;

const LEVEL_KEYS = { keyLabel: 'Hạng', namedBy: 'name' } as const;

/** Levels, limits, deadlines and routes. */
export const COMPANY_PAGES = {
  levels: {
    ...customers,
    ...LEVEL_KEYS,
    title: 'Hạng khách hàng',
    purpose: 'Quyền lợi của mỗi hạng. Đơn đã đặt giữ quyền lợi lúc đặt.',
    fields: [
      text('name', 'Tên hạng', 40),
      number('deposit_percent', 'Tạm giữ khi đặt giá', 'percent'),
      number('service_fee_discount_percent', 'Giảm phí dịch vụ', 'percent'),
      number('freight_discount_percent', 'Giảm cước quốc tế', 'percent'),
      number('concurrent_auctions', 'Số phiên đấu giá cùng lúc', 'piece', { least: 1 }),
      number('free_storage_days', 'Lưu kho miễn phí', 'day'),
    ],
  },
  'level-spending': {
    ...customers,
    title: 'Chi tiêu để lên hạng',
    purpose: 'Tổng chi trong 365 ngày để đạt mỗi hạng.',
    keyLabel: 'Hạng',
    fields: [number('min_spend_vnd', 'Chi từ', 'vnd')],
  },
  'vip-plans': {
    ...customers,
    title: 'Gói VIP',
    purpose: 'Gói trả phí cho quyền lợi của một hạng trong một thời gian.',
    keyLabel: 'Gói',
    namedBy: 'name',
    fields: [
      text('name', 'Tên gói', 40),
      number('price_vnd', 'Giá', 'vnd', { least: 1 }),
      number('days', 'Thời hạn', 'day', { least: 1 }),
      text('description', 'Mô tả (khách đọc được)', 300),
      flag('is_active', 'Đang bán'),
    ],
  },
  'credit-limits': {
    ...limits,
    title: 'Cộng tiền bằng tay',
    purpose: 'Số tiền một kế toán tự cộng vào ví khách; nhiều hơn cần người thứ hai.',
    fields: [number('manual_credit_limit_vnd', 'Mỗi lần tối đa', 'vnd')],
  },
  'gift-limits': {
    ...limits,
    title: 'Một người tự cho trong ngày',
    purpose: 'Tổng số tiền một nhân viên tự quyết cho khách trong một ngày.',
    fields: [
      number('staff_day_limit_vnd', 'Mỗi nhân viên, mỗi ngày', 'vnd'),
      number('customer_day_limit_vnd', 'Mỗi khách, mỗi ngày', 'vnd'),
    ],
  },
  'float-limits': {
    ...limits,
    title: 'Tiền yên một người tự ghi',
    purpose:
      'Tổng phí, khoản sửa và khoản hoàn tiền yên một nhân viên tự ghi trong một ngày; nhiều hơn cần người thứ hai.',
    fields: [number('staff_day_limit_jpy', 'Mỗi nhân viên, mỗi ngày', 'jpy')],
  },
  'refund-limits': {
    ...limits,
    title: 'Hoàn tiền khi khiếu nại',
    purpose: 'Số tiền một nhân viên tự hoàn; nhiều hơn cần người thứ hai.',
    fields: [number('one_person_refund_vnd', 'Mỗi lần tối đa', 'vnd')],
  },
  'withdrawal-limits': {
    ...limits,
    title: 'Rút tiền',
    purpose: 'Quy định cho yêu cầu rút tiền của khách.',
    fields: [
      number('minimum_vnd', 'Rút ít nhất', 'vnd', { least: 1 }),
      number('cool_down_hours', 'Chờ sau khi thêm tài khoản ngân hàng', 'hour'),
      number('open_requests', 'Số yêu cầu chờ cùng lúc', 'piece', { least: 1, most: 20 }),
    ],
  },
  'rate-limits': {
    ...limits,
    title: 'Giới hạn tỷ giá',
    purpose: 'Khi nào một tỷ giá mới cần người duyệt, và khi nào tỷ giá quá cũ để bán.',
    fields: [
      number('max_age_hours', 'Dùng tỷ giá cũ tối đa', 'hour', { least: 1 }),
      number('jump_percent', 'Lệch quá mức này thì chờ duyệt', 'percent', { least: 1 }),
    ],
  },
  'bidding-rules': {
    ...limits,
    needsTwo: false,
    title: 'Đấu giá',
    purpose: 'Quy định chung khi đặt giá và săn phút chót.',
    fields: [
      number('default_lead_ms', 'Săn trước khi kết thúc', 'ms', { least: 1_000, most: 60_000 }),
      number('reputation_threshold_percent', 'Uy tín người bán thấp hơn thì cảnh báo', 'percent'),
      flag('needs_bid_request', 'Khách phải xin đấu giá trước'),
    ],
  },
  'offer-limits': {
    ...limits,
    needsTwo: false,
    title: 'Thương lượng giá',
    purpose: 'Số đề nghị một khách được mở cùng lúc.',
    fields: [number('open_requests', 'Đề nghị mở cùng lúc', 'piece', { least: 1, most: 100 })],
  },
  'work-deadlines': {
    ...work,
    title: 'Hạn xử lý việc',
    purpose: 'Mỗi loại việc phải xong trong bao nhiêu giờ. Việc quá hạn hiện màu đỏ và đứng đầu.',
    keyLabel: 'Loại việc',
    keys: WORK_LABELS,
    fields: [number('hours', 'Xong trong', 'hour', { least: 1 })],
  },
  'ship-modes': {
    ...work,
    title: 'Đường vận chuyển',
    purpose: 'Đường nào đang nhận hàng và tên khách đọc được. Giá cước ghi ở trang Cước quốc tế.',
    keyLabel: 'Đường',
    namedBy: 'label',
    fields: [
      text('label', 'Tên đường', 80),
      text('short_label', 'Tên ngắn', 20),
      number('days_min', 'Nhanh nhất', 'day', { least: 1 }),
      number('days_max', 'Chậm nhất', 'day', { least: 1, notBelow: 'days_min' }),
      flag('is_active', 'Đang nhận hàng'),
      flag(
        'has_customs_gate',
        'Qua cổng hải quan',
        'Hàng về phải có tờ khai và được thông quan từng kiện rồi mới nhập kho. Chuyến đã rời Nhật giữ cách cũ.',
      ),
    ],
  },
  routes: {
    ...work,
    title: 'Tuyến',
    purpose: 'Nước mà Hako mua hàng.',
    keyLabel: 'Mã tuyến',
    namedBy: 'name',
    fields: [
      text('name', 'Tên tuyến', 80),
      flag('is_active', 'Đang hoạt động'),
      number('position', 'Thứ tự', 'piece', { least: 1 }),
    ],
  },
} as const satisfies Readonly<Record<string, SettingPage>>;
