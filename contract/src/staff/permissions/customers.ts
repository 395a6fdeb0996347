import type { PermissionTerms } from './permission.ts';

/** Customers, and what is said to them. */
export const CUSTOMER_PERMISSIONS = {
  'customers.read': {
    name: 'Xem khách hàng',
    note: 'Tìm khách, xem hồ sơ, phiếu, kiện, hạng và ghi chú.',
    roles: ['sales', 'buyer', 'accountant'],
    calls: [
      'GET /api/desk/customers',
      'GET /api/desk/customers/{id}',
      'GET /api/desk/customers/{id}/bills',
      'GET /api/desk/customers/{id}/level',
      'GET /api/desk/customers/{id}/notes',
      'GET /api/desk/customers/{id}/parcels',
    ],
  },
  'customers.note': {
    name: 'Ghi chú về khách',
    note: 'Thêm ghi chú nội bộ vào hồ sơ khách.',
    roles: ['sales', 'buyer', 'accountant'],
    calls: ['POST /api/desk/customers/{id}/notes'],
  },
  'customers.money': {
    name: 'Xem ví của khách',
    note: 'Xem sao kê ví và các khoản đang giữ của khách.',
    roles: ['sales', 'accountant'],
    calls: ['GET /api/desk/customers/{id}/holds', 'GET /api/desk/customers/{id}/statement'],
  },
  'customers.export': {
    name: 'Tải danh sách khách',
    note: 'Tải bảng khách hàng với cách liên hệ.',
    roles: ['accountant'],
    calls: ['GET /api/desk/customers/export'],
  },
  'customers.view': {
    name: 'Xem trang như khách thấy',
    note: 'Mở trang như khách thấy mà không đổi gì, đăng xuất thiết bị của khách.',
    roles: ['sales'],
    calls: [
      'GET /api/desk/customers/{id}/sessions',
      'POST /api/desk/customers/{id}/sessions/end',
      'POST /api/desk/customers/{id}/view',
    ],
  },
  'customers.level': {
    name: 'Đổi hạng của khách',
    note: 'Đặt hạng khách, hạng quyết định tiền cọc và phần giảm.',
    roles: [],
    isMoney: true,
    calls: ['PUT /api/desk/customers/{id}/level'],
  },
  'customers.sales': {
    name: 'Đổi người phụ trách',
    note: 'Quyết định khi khách xin đổi người phụ trách.',
    roles: [],
    calls: ['GET /api/desk/sale-changes', 'POST /api/desk/sale-changes/{id}/decide'],
  },
  messages: {
    name: 'Nhắn tin với khách',
    note: 'Đọc và trả lời tin nhắn, soạn câu trả lời mẫu.',
    roles: ['sales'],
    calls: [
      'GET /api/desk/messages',
      'POST /api/desk/messages',
      'GET /api/desk/messages/{id}',
      'POST /api/desk/messages/{id}/settle',
      'GET /api/desk/prepared-answers',
      'POST /api/desk/prepared-answers',
      'DELETE /api/desk/prepared-answers/{id}',
    ],
  },
  'complaints.answer': {
    name: 'Trả lời khiếu nại',
    note: 'Đọc và trả lời khiếu nại của khách.',
    roles: ['sales', 'accountant'],
    calls: [
      'GET /api/desk/complaints',
      'GET /api/desk/complaints/{id}',
      'POST /api/desk/complaints/{id}/answer',
      'GET /api/desk/customers/{id}/complaints',
    ],
  },
  'complaints.decide': {
    name: 'Quyết định khiếu nại',
    note: 'Chấp nhận hoặc bác khiếu nại, hoàn tiền cho khách.',
    roles: ['sales', 'accountant'],
    isMoney: true,
    calls: ['POST /api/desk/complaints/{id}/decide'],
  },
  feedbacks: {
    name: 'Duyệt đánh giá',
    note: 'Cho hiện hoặc ẩn đánh giá của khách.',
    roles: ['sales'],
    calls: ['GET /api/desk/feedbacks', 'PUT /api/desk/feedbacks/{id}'],
  },
  content: {
    name: 'Bài viết và banner',
    note: 'Viết, đăng và gỡ bài viết, banner và hình.',
    roles: ['sales'],
    calls: [
      'GET /api/desk/articles',
      'GET /api/desk/articles/{slug}',
      'PUT /api/desk/articles/{slug}',
      'POST /api/desk/articles/{slug}/publish',
      'POST /api/desk/articles/{slug}/unpublish',
      'GET /api/desk/banners',
      'PUT /api/desk/banners/{id}',
      'POST /api/desk/pictures',
    ],
  },
  coupons: {
    name: 'Mã giảm giá',
    note: 'Tạo, sửa và tắt mã giảm giá.',
    roles: [],
    isMoney: true,
    calls: [
      'GET /api/desk/coupons',
      'POST /api/desk/coupons',
      'PUT /api/desk/coupons/{code}',
      'POST /api/desk/coupons/{code}/disable',
    ],
  },
} as const satisfies Readonly<Record<string, PermissionTerms>>;
