import type { DeskTaskKind } from './desk.ts';
import type { PageWorkKind, WorkKind } from './work.ts';

/** What each kind of work is called at the desk, in the order of the day. */
export const KIND_LABELS: Readonly<Record<DeskTaskKind, string>> = {
  quote: 'Báo giá',
  purchase: 'Mua hàng',
  'purchase-unknown': 'Mua chưa rõ kết quả',
  number: 'Thiếu mã đơn',
  receive: 'Nhận kho Nhật',
  repack: 'Gộp, tách kiện',
  rehearse: 'Đóng gói thử',
  pack: 'Xếp chuyến',
  export: 'Xuất kho Nhật',
  'check-in': 'Nhập kho Việt Nam',
  weigh: 'Khai thác, cân lại',
  'price-stuck': 'Chưa tính được lần 2',
  'bill-make': 'Tạo phiếu',
  'fell-through': 'Hàng không về được: chờ duyệt',
  'bill-confirm': 'KD xác nhận',
  'bill-approve': 'Duyệt phiếu',
  'bill-pack': 'Đóng hàng',
  'hand-over': 'Giao hãng vận chuyển',
  silent: 'Hãng im lặng',
  undelivered: 'Không giao được',
  'cod-settle': 'Đối soát thu hộ',
  'erasure-failed': 'Chưa xóa được tài khoản',
};

const PAGE_LABELS: Readonly<Record<PageWorkKind, string>> = {
  approval: 'Duyệt đề nghị',
  rate: 'Quyết định tỷ giá',
  transfer: 'Khớp chuyển khoản',
  claim: 'Tra soát tiền',
  withdrawal: 'Rút tiền',
  complaint: 'Khiếu nại',
  offer: 'Thương lượng giá',
  'hand-bid': 'Nhân viên đặt giá',
  'bid-doubt': 'Thắng chưa rõ',
  'bid-unpaid': 'Thắng chưa có đơn',
  'bid-stuck': 'Lượt đặt giá cần xem',
  'bid-request': 'Xin đấu giá',
  feedback: 'Đọc cảm nhận',
  'sale-change': 'Đổi nhân viên',
  message: 'Trả lời tin nhắn',
  'search-jp': 'Tìm kiện · kho Nhật',
  'search-vn': 'Tìm kiện · kho Việt Nam',
  'unknown-jp': 'Kiện chưa rõ · kho Nhật',
  'unknown-vn': 'Kiện chưa rõ · kho Việt Nam',
  'customs-gate': 'Thông quan',
  'customs-held': 'Kiện bị hải quan giữ',
  invoice: 'Hóa đơn chưa phát hành',
  'float-low': 'Tài khoản yên sắp hết',
  'float-unsorted': 'Khoản mua chưa rõ tài khoản trả',
};

/** What each kind of work is called in the list of all work. */
export const WORK_LABELS: Readonly<Record<WorkKind, string>> = { ...KIND_LABELS, ...PAGE_LABELS };
