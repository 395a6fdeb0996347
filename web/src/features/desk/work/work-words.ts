import type { PageWorkKind, WorkKind } from '@hako/contract/desk/work';
import { KIND_LABELS } from '../queue/kinds.ts';

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
};

/** What each kind of work is called in the list of all work. */
export const WORK_LABELS: Readonly<Record<WorkKind, string>> = { ...KIND_LABELS, ...PAGE_LABELS };
