import type { UnknownEnd } from '@hako/contract/logistics/unknown-parcels';
import { yenText } from '../../kernel/wording.ts';
import type { CustomsProblem } from './customs/rules/customs.ts';
import type { RequestKind, RequestState } from './repacking/rules/parcel-request.ts';

/** What customers and the desk read. Vietnamese; one place, so that it can be reviewed. */
export const PARCEL_LABELS = {
  stored: 'Đang ở kho Nhật',
  packed: 'Đã xếp vào chuyến hàng, sắp rời Nhật',
} as const;

/** On the labels of the warehouse. */
export const LABEL_WORDS = {
  parcel: 'Kiện hàng',
  received: 'nhận',
  shelf: 'Kệ',
  unknown: 'Kiện chưa rõ',
  place: { JP: 'Kệ · kho Nhật', VN: 'Kệ · kho Việt Nam' },
} as const;

/** How an unknown parcel left us. */
export const UNKNOWN_END_LABELS: Readonly<Record<UnknownEnd, string>> = {
  returned: 'Trả lại người gửi',
  disposed: 'Tiêu hủy',
};

/** What a second person reads before an unknown parcel is closed. */
export const UNKNOWN_FACTS = {
  parcel: 'Kiện',
  how: 'Cách đóng',
  number: 'Số trên nhãn',
  seller: 'Người bán trên nhãn',
  weight: 'Cân nặng',
  place: 'Đang ở kệ',
  since: 'Ghi nhận ngày',
  note: 'Ghi chú',
} as const;

export const REQUEST_LABELS: Readonly<Record<RequestKind, string>> = {
  join: 'Gộp kiện',
  split: 'Tách kiện',
  rehearsal: 'Đóng gói thử',
};

export const REQUEST_STATE_LABELS: Readonly<Record<RequestState, string>> = {
  asked: 'Kho đang làm',
  offered: 'Chờ bạn chọn hộp',
  done: 'Đã xong',
  cancelled: 'Đã hủy',
};

/** What is still missing on the papers. */
export function customsProblemText(problem: CustomsProblem): string {
  switch (problem.code) {
    case 'no-line':
      return 'Chưa có dòng khai nào.';
    case 'no-description':
      return 'Chưa có mô tả tiếng Anh.';
    case 'not-english':
      return 'Mô tả phải viết bằng tiếng Anh, không dấu.';
    case 'no-hs-code':
      return 'Chưa có mã HS.';
    case 'sum-differs':
      return `Khai ${yenText(problem.declaredJpy)}, đã mua hết ${yenText(problem.paidJpy)}.`;
  }
}
