/** What people read about complaints. */
export const SUPPORT_MESSAGES = {
  opened: 'Đã gửi khiếu nại. Nhân viên sẽ trả lời bạn trong thời hạn ghi trên khiếu nại.',
  changed: 'Cập nhật thành công!',
  withdrawn: 'Đã rút khiếu nại.',
  rated: 'Cảm ơn bạn đã đánh giá.',
  changeRequested: 'Đã gửi yêu cầu đổi nhân viên phụ trách. Quản lý sẽ trả lời bạn.',
  saleChanges: { open: 'Chờ quản lý', changed: 'Đã đổi', rejected: 'Không đổi' },
  states: {
    open: 'Chờ tiếp nhận',
    handling: 'Đang xử lý',
    answered: 'Chờ bạn trả lời',
    resolved: 'Đã giải quyết',
    rejected: 'Không được chấp nhận',
    withdrawn: 'Đã rút',
  },
  /** What staff read in place of words that speak to the customer. */
  answeredAtDesk: 'Chờ khách trả lời',
} as const;
