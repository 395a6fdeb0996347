import type { PermissionTerms } from './permission.ts';

/** Bills of delivery: made, confirmed, approved, delivered. */
export const BILL_PERMISSIONS = {
  'bills.make': {
    name: 'Lập phiếu xuất kho',
    note: 'Tính lại lần hai, lập phiếu và ghi hành trình giao hàng.',
    roles: ['sales', 'warehouse'],
    isHoused: true,
    calls: [
      'POST /api/desk/bills',
      'POST /api/desk/bills/{code}/track',
      'POST /api/desk/orders/{code}/second-payment',
    ],
  },
  'bills.lost': {
    name: 'Báo thất lạc',
    note: 'Báo hàng của một phiếu đã thất lạc, với tiền đền cho khách.',
    roles: ['sales', 'warehouse'],
    isMoney: true,
    isHoused: true,
    calls: ['POST /api/desk/bills/{code}/lost'],
  },
  'bills.confirm': {
    name: 'Xác nhận phiếu xuất',
    note: 'Xác nhận phiếu với khách trước khi kế toán duyệt.',
    roles: ['sales'],
    calls: ['POST /api/desk/bills/{code}/confirm'],
  },
  'bills.approve': {
    name: 'Duyệt phiếu xuất',
    note: 'Duyệt phiếu để kho được đóng hàng.',
    roles: ['accountant'],
    isMoney: true,
    calls: ['POST /api/desk/bills/{code}/approve'],
  },
  'bills.cancel': {
    name: 'Hủy phiếu xuất',
    note: 'Hủy phiếu, trả các đơn về kho.',
    roles: ['sales', 'accountant'],
    calls: ['POST /api/desk/bills/{code}/cancel'],
  },
  'bills.reopen': {
    name: 'Mở lại phiếu xuất',
    note: 'Mở lại phiếu đã giao xong khi ghi nhầm.',
    roles: ['warehouse', 'accountant'],
    isHoused: true,
    calls: ['POST /api/desk/bills/{code}/reopen'],
  },
  'bills.deliver': {
    name: 'Đóng và giao hàng',
    note: 'Đóng hàng theo phiếu, bàn giao cho hãng vận chuyển, ghi đã giao hoặc giao lại.',
    roles: ['warehouse'],
    isHoused: true,
    calls: [
      'POST /api/desk/bills/{code}/collected',
      'POST /api/desk/bills/{code}/hand-over',
      'GET /api/desk/bills/{code}/label',
      'POST /api/desk/bills/{code}/look-up',
      'POST /api/desk/bills/{code}/pack',
      'POST /api/desk/bills/{code}/send-again',
      'POST /api/desk/bills/{code}/settle-consignment',
      'POST /api/desk/bills/{code}/take-back',
    ],
  },
  'bills.cod': {
    name: 'Đối soát tiền thu hộ',
    note: 'Đối soát tiền thu hộ với báo cáo của hãng vận chuyển.',
    roles: ['accountant'],
    isMoney: true,
    calls: [
      'POST /api/desk/bills/{code}/settle-cod',
      'GET /api/desk/cod-reports',
      'POST /api/desk/cod-reports',
    ],
  },
  'bills.export': {
    name: 'Tải bảng phiếu xuất',
    note: 'Tải bảng phiếu xuất của mọi khách, có địa chỉ.',
    roles: ['sales', 'accountant'],
    calls: [],
  },
  'carriers.read': {
    name: 'Xem hãng vận chuyển',
    note: 'Xem hãng vận chuyển trong nước và thời hạn giao hàng.',
    roles: ['sales', 'warehouse', 'accountant'],
    calls: ['GET /api/desk/carriers', 'GET /api/desk/delivery-terms'],
  },
} as const satisfies Readonly<Record<string, PermissionTerms>>;
