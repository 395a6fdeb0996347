import type { DeskTaskKind } from '@hako/contract/desk';

/** What each kind of work is called at the desk, in the order of the day. */
export const KIND_LABELS: Readonly<Record<DeskTaskKind, string>> = {
  purchase: 'Mua hàng',
  'purchase-unknown': 'Mua chưa rõ kết quả',
  number: 'Thiếu mã đơn',
  receive: 'Nhận kho Nhật',
  pack: 'Đóng lô',
  export: 'Xuất kho Nhật',
  'check-in': 'Nhập kho Việt Nam',
  weigh: 'Khai thác, cân lại',
  'bill-make': 'Tạo phiếu',
  'bill-confirm': 'KD xác nhận',
  'bill-approve': 'Duyệt phiếu',
  'bill-pack': 'Đóng hàng',
  'hand-over': 'Giao hãng vận chuyển',
};

const REASONS: Readonly<Record<string, string>> = {
  'site-by-hand': 'trang này mua bằng tay',
  'several-pieces': 'nhiều sản phẩm',
  'site-away': 'trang bán không trả lời',
  'answer-lost': 'mất câu trả lời của trang bán',
  'price-accepted': 'khách đã đồng ý giá mới',
  'pin-lithium-duong-bay': 'có pin, đi đường bay: cần xem trước',
  'address-refused': 'trang bán từ chối địa chỉ',
  'buyer-restricted': 'tài khoản bị hạn chế',
  'seller-blocked': 'người bán chặn tài khoản',
  'not-logged-in': 'tài khoản chưa đăng nhập',
  congested: 'trang bán quá tải',
};

/** Why a purchase waits for a person, in words; an unknown reason keeps its own. */
export const reasonText = (reason: string): string => REASONS[reason] ?? reason;

/** The kinds that an order's own detail belongs to; the others are bills and shipments. */
export const isAboutBill = (kind: DeskTaskKind): boolean => ['bill-confirm', 'bill-approve', 'bill-pack', 'hand-over'].includes(kind);
export const isAboutShipment = (kind: DeskTaskKind): boolean => kind === 'export' || kind === 'check-in';
