/** What notifications are called, and what stands around them in a mail. `{name}` is filled in. */
export const NOTIFICATION_KIND_NAMES: Readonly<Record<string, string>> = {
  over_pricing: 'Bị vượt giá',
  bid_placed: 'Đã đặt giá',
  bid_won: 'Thắng đấu giá',
  bid_lost: 'Không thắng đấu giá',
  bid_failed: 'Đặt giá không thành',
  order_moved: 'Đơn hàng',
  bill_ready: 'Phiếu xuất kho',
  top_up: 'Tiền vào ví',
  refund: 'Hoàn tiền',
  negotiation: 'Thương lượng giá',
  storage: 'Lưu kho',
  support: 'Khiếu nại và hỗ trợ',
  saved_search: 'Tìm kiếm đã lưu',
  price_watch: 'Theo dõi giá',
  account: 'Tài khoản và bảo mật',
  general: 'Tin từ Hako',
};

export const NOTIFICATION_MAIL = {
  digestSubject: 'Bạn có {n} thông báo mới',
  greeting: 'Chào {name},',
  more: 'và {n} thông báo khác trong ứng dụng.',
  open: 'Xem chi tiết',
  settings: 'Cài đặt thông báo',
  why: 'Bạn nhận thư này vì đã bật thông báo qua email tại Hako. Hako không bao giờ hỏi mật khẩu hay mã xác thực qua thư.',
  stop: 'Ngừng nhận thư về “{kind}”',
} as const;

export const CHANNEL_TEST = {
  title: 'Thông báo thử từ Hako',
  body: 'Nếu bạn đọc được dòng này thì kênh đã hoạt động.',
} as const;
